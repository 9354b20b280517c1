import type { FileHandle } from 'node:fs/promises';
import { BackupFault } from './backup-fault';

/** A tar of plain files as we write it, which any `tar` reads. Read strictly: what we would not have written is damage. */

const BLOCK = 512;
const OWNER_MAY = '0000600';
/** Larger than any part; a length beyond it is damage, and not worth the memory. */
const LARGEST_ENTRY = 256 * 1024 * 1024;
export const END_OF_TAR = Buffer.alloc(2 * BLOCK);

export interface TarEntry {
  name: string;
  content: Buffer;
}

/** The bytes of one file in the tar. */
export function tarEntry({ name, content }: TarEntry, at: Date): Buffer {
  const padding = Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK);
  return Buffer.concat([headerOf(name, content.length, Math.floor(at.getTime() / 1000)), content, padding]);
}

function headerOf(name: string, size: number, seconds: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0, 100, 'ascii');
  header.write(`${OWNER_MAY}\0`, 100, 'ascii');
  header.write('0000000\0', 108, 'ascii');
  header.write('0000000\0', 116, 'ascii');
  header.write(`${octal(size, 11)}\0`, 124, 'ascii');
  header.write(`${octal(seconds, 11)}\0`, 136, 'ascii');
  header.fill(' ', 148, 156);
  header.write('0', 156, 'ascii');
  header.write('ustar\x0000', 257, 'ascii');
  header.write(`${octal(sumOf(header), 6)}\0 `, 148, 'ascii');
  return header;
}

const octal = (number: number, digits: number) => number.toString(8).padStart(digits, '0');

function sumOf(header: Buffer): number {
  let sum = 0;
  for (const byte of header) sum += byte;
  return sum;
}

export interface ReadEntry extends TarEntry {
  /** As it stands in the file, header and padding included. */
  bytes: Buffer;
}

/** The files in a tar of ours, in order. Throws where anything is not as we write it, after the end too. */
export async function* readTar(file: FileHandle): AsyncIterable<ReadEntry> {
  let position = 0;
  const read = async (length: number) => {
    const bytes = Buffer.alloc(length);
    const { bytesRead } = await file.read(bytes, 0, length, position);
    if (bytesRead < length) throw new BackupFault('it is cut short');
    position += length;
    return bytes;
  };
  for (;;) {
    const header = await read(BLOCK);
    if (header.equals(END_OF_TAR.subarray(0, BLOCK))) break;
    const size = numberIn(header, 124);
    const name = header.toString('ascii', 0, 100).replace(/\0.*$/s, '');
    const isOurs = size <= LARGEST_ENTRY && headerOf(name, size, numberIn(header, 136)).equals(header);
    if (!isOurs) throw new BackupFault(position === BLOCK ? 'it is not a backup of Heartnote' : 'it is damaged');
    const body = await read(Math.ceil(size / BLOCK) * BLOCK);
    if (body.subarray(size).some((byte) => byte !== 0)) throw new BackupFault('it is damaged');
    yield { name, content: body.subarray(0, size), bytes: Buffer.concat([header, body]) };
  }
  if (!(await read(BLOCK)).equals(END_OF_TAR.subarray(0, BLOCK))) throw new BackupFault('it is damaged');
  if ((await file.stat()).size !== position) throw new BackupFault('something was added to it');
}

function numberIn(header: Buffer, at: number): number {
  const text = header.toString('ascii', at, at + 11);
  return /^[0-7]{11}$/.test(text) ? Number.parseInt(text, 8) : Number.POSITIVE_INFINITY;
}
