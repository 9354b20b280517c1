import { createHash, randomUUID } from 'node:crypto';
import type { AnswerItem } from '../../contract/answers';
import type { Deps } from '../deps';
import { BoundedBytes } from '../platform/bounded-bytes';
import { BoundedMap } from '../platform/bounded-map';
import { orNull } from '../platform/crypto/cipher';
import type { UserCipher } from '../platform/crypto/vault';
import type { Caller } from '../platform/http/caller';
import type { Keeping } from '../platform/http/list-stream';
import type { MarkedList, ToldBefore } from '../platform/http/marked-list';
import { history } from './history';
import { besideNotebook } from './list-store';
import { revisionsSince } from './revision-store';

/** Lists lie in memory as his words lie on the disk, sealed under his key. One of a year has some 150 kB. */
const sealed = new BoundedBytes(64 * 1024 * 1024);
/** Of how many pieces the list of somebody is, and under which mark it was told. */
const told = new BoundedMap<string, { mark: string; pieces: number }>(20_000);
/** One that is longer is read anew each time: it would take the place of dozens. */
const MOST_BYTES = 4 * 1024 * 1024;

type Reader = Pick<Caller, 'id' | 'notebookMark'>;

/**
 * Everything of his. The same list is asked for again and again, by a reload, a second tab, another device: while nothing
 * that it tells has changed, it is not read again, and to who has it already it is not told again.
 */
export async function markedHistory(deps: Deps, reader: Reader): Promise<MarkedList<AnswerItem[]>> {
  const mark = await markOf(deps, reader);
  const cipher = await deps.vault.cipherOf(deps.db, reader.id);
  const keeping = keepList(cipher, reader.id, mark);
  return {
    mark,
    before: toldBefore(cipher, reader.id, mark),
    batches: () => watched(history(deps, reader.id), keeping),
    keeping,
  };
}

/** What nobody has changed since there are marks has none yet, nor after an older backup was put back: until this program ends it is one of its own. */
const NO_MARK = '00000000-0000-0000-0000-000000000000';
const ownMark = randomUUID();

/** All that the list is made of, in short. The day is in it for what comes back on this day; the program for how it tells it. */
async function markOf({ db, clock, build }: Deps, { id, notebookMark }: Reader): Promise<string> {
  const now = clock.now();
  const beside = await besideNotebook(db, id, revisionsSince(now));
  const mark = notebookMark === NO_MARK ? ownMark : notebookMark;
  const all = `${build} ${now.toISOString().slice(0, 10)} ${id} ${mark} ${beside}`;
  return createHash('sha256').update(all).digest('base64url');
}

const placeOf = (mark: string, piece: number) => ({ table: 'answer', column: 'listed', rowId: `${mark} ${piece}` });
const keyOf = (userId: string, mark: string, piece: number) => `${userId} ${mark} ${piece}`;

function toldBefore(cipher: UserCipher, userId: string, mark: string): ToldBefore | null {
  const known = told.get(userId);
  if (known?.mark !== mark) return null;
  const pieces = Array.from({ length: known.pieces }, (_, n) => sealed.get(keyOf(userId, mark, n)));
  const whole = pieces.filter((piece) => piece !== undefined);
  if (whole.length < pieces.length) return null;
  return {
    bytes: whole.reduce((sum, { length }) => sum + length, 0),
    *pieces() {
      for (const [n, piece] of whole.entries()) yield cipher.openBytes(placeOf(mark, n), piece);
    },
  };
}

/** Each piece is sealed as it leaves; the list counts once it is whole. */
function keepList(cipher: UserCipher, userId: string, mark: string): Keeping & { drop(): void } {
  let pieces = 0;
  let bytes = 0;
  const drop = () => {
    bytes = Number.POSITIVE_INFINITY;
  };
  return {
    drop,
    add: (piece) => {
      bytes += piece.length;
      if (bytes > MOST_BYTES) return;
      const shut = orNull(() => cipher.sealBytes(placeOf(mark, pieces), Buffer.from(piece)));
      if (shut) sealed.set(keyOf(userId, mark, pieces++), shut);
      else drop();
    },
    whole: () => {
      if (bytes <= MOST_BYTES) told.set(userId, { mark, pieces });
    },
  };
}

/** What cannot be opened now may be mended without any mark that tells of it: such a list is not kept. */
async function* watched(batches: AsyncIterable<AnswerItem[]>, { drop }: { drop(): void }) {
  for await (const batch of batches) {
    if (batch.some(({ unreadable }) => unreadable)) drop();
    yield batch;
  }
}
