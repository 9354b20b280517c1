import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeAside } from './aside-file';

/** Encrypts a file to a public key of age: `age --decrypt` reads it, with the private key that is not on this machine. */
export async function encryptTo(from: string, to: string, recipient: string): Promise<void> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const plain = Readable.toWeb(createReadStream(from)) as ReadableStream<Uint8Array>;
  const encrypted = await encrypter.encrypt(plain as globalThis.ReadableStream<Uint8Array>);
  await writeAside(to, async (file) => {
    for await (const piece of encrypted as unknown as ReadableStream<Uint8Array>) await file.appendFile(piece);
  });
}
