import type { NearIdea } from '../../../contract/ideas';
import { BoundedBytes } from '../../platform/bounded-bytes';
import { orNull } from '../../platform/crypto/cipher';
import type { UserCipher } from '../../platform/crypto/vault';
import type { ReadTitle } from './nearness';
import type { TitleWords } from './title-words';
import { weighed } from './weighed';

/** An idea of before, ready to be compared. */
export interface PastTitle extends ReadTitle {
  idea: NearIdea;
}

/** Titles lie in memory as they lie on the disk, sealed under his key. Two hundred have some 400 kB. */
const sealed = new BoundedBytes(32 * 1024 * 1024);
/** More are read anew each time: they would take the place of dozens. */
const MOST_BYTES = 4 * 1024 * 1024;
const LENGTH_BYTES = 4;

/** With the mark in it, what was kept under another one does not open. */
const placeOf = (mark: string) => ({ table: 'idea', column: 'titles', rowId: mark });

/** Whether there were some when he last asked. */
export const hasKept = (userId: string): boolean => sealed.has(userId);

/** Null where they have changed since, or nothing is kept. */
export function keptTitles(cipher: UserCipher, userId: string, mark: string): PastTitle[] | null {
  const found = sealed.get(userId);
  const opened = found ? orNull(() => cipher.openBytes(placeOf(mark), found)) : null;
  return opened && unpacked(opened);
}

export function keepTitles(cipher: UserCipher, userId: string, mark: string, all: readonly PastTitle[]): void {
  const bytes = packed(all);
  if (bytes.length > MOST_BYTES) return;
  const shut = orNull(() => cipher.sealBytes(placeOf(mark), bytes));
  if (shut) sealed.set(userId, shut);
}

type Told = [idea: NearIdea, words: TitleWords, bytesOfMeaning: number];

/** What is told of them, and behind it what each means. */
function packed(all: readonly PastTitle[]): Buffer {
  const told = Buffer.from(
    JSON.stringify(all.map(({ idea, words, meaning }): Told => [idea, words, meaning?.meaning.length ?? 0])),
  );
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(told.length);
  return Buffer.concat([length, told, ...all.flatMap(({ meaning }) => meaning?.meaning ?? [])]);
}

function unpacked(bytes: Buffer): PastTitle[] {
  let from = LENGTH_BYTES + bytes.readUInt32BE();
  const told = JSON.parse(bytes.toString('utf8', LENGTH_BYTES, from)) as Told[];
  return told.map(([idea, words, length]) => {
    const meaning = length > 0 ? weighed(new Uint8Array(bytes.buffer, bytes.byteOffset + from, length)) : null;
    from += length;
    return { idea, words, meaning };
  });
}
