import type { ImportCounts, PoolFileChange, PoolFileFault } from '../../contract/pool-file';
import { poolFileFaults } from '../../contract/pool-file';
import { usualCategory } from '../../contract/questions';
import type { ReadFile } from './pool-file';
import type { PoolFileRow } from './pool-file-row';
import { seasonText } from './pool-file-season';
import type { WholePoolRow } from './pool-store';
import { bareQuestion } from './same-question';

/** A question as it will be. */
export type Planned = Omit<WholePoolRow, 'id' | 'retiredAt'> & { isActive: boolean };

export interface PlannedChange extends PoolFileChange {
  /** Null for one that is added. */
  id: string | null;
  becomes: Planned;
}

export interface ImportPlan {
  changes: PlannedChange[];
  unchanged: number;
  faults: PoolFileFault[];
}

/** What a file means for the pool as it is. Questions that the file does not name stay as they are. */
export function planImport({ rows, faults }: ReadFile, pool: readonly WholePoolRow[]): ImportPlan {
  const byId = new Map(pool.map((question) => [question.id, question]));
  const asked = byText(pool.filter(isAsked));
  const retired = byText(pool.filter((question) => !isAsked(question)));
  // One without an id that is asked already is that one: the same file twice adds nothing, and retires nothing twice.
  const meantByText = ({ text, active }: PoolFileRow) =>
    asked.get(bareQuestion(text)) ?? (active === false ? retired.get(bareQuestion(text)) : undefined);
  const meant = rows.map((row) => ({ row, now: row.id ? byId.get(row.id) : meantByText(row) }));
  const found = [...faults, ...idFaults(meant), ...sameFaults(meant, pool)].sort((a, b) => a.line - b.line);
  const changes = meant.flatMap(({ row, now }) => changeOf(row, now) ?? []);
  return { changes, unchanged: rows.length - changes.length, faults: found };
}

export function countsOf(changes: readonly PlannedChange[]): ImportCounts {
  const count = (kind: PlannedChange['what']) => changes.filter(({ what }) => what === kind).length;
  return { added: count('add'), changed: count('change'), retired: count('retire'), restored: count('restore') };
}

interface Meant {
  row: PoolFileRow;
  now: WholePoolRow | undefined;
}

const byText = (pool: readonly WholePoolRow[]) =>
  new Map(pool.map((question) => [bareQuestion(question.text ?? ''), question]));

const isAsked = ({ retiredAt }: WholePoolRow) => retiredAt === null;

const willBeAsked = ({ row, now }: Meant) => row.active ?? (now === undefined || isAsked(now));

function idFaults(meant: readonly Meant[]): PoolFileFault[] {
  const lines = new Map<string, number>();
  return meant.flatMap(({ row, now }) => {
    const { line } = row;
    if (!now && row.id) return [{ line, reason: poolFileFaults.unknownId }];
    if (!now) return row.active === false ? [{ line, reason: poolFileFaults.inactive }] : [];
    const earlier = lines.get(now.id);
    lines.set(now.id, line);
    return earlier === undefined ? [] : [{ line, reason: poolFileFaults.idTwice(earlier) }];
  });
}

/** Nobody should be asked the same twice: neither what is in the file, nor that and what stays. */
function sameFaults(meant: readonly Meant[], pool: readonly WholePoolRow[]): PoolFileFault[] {
  const named = new Set(meant.map(({ now }) => now?.id));
  const staying = pool.filter((question) => isAsked(question) && !named.has(question.id));
  const lines = new Map<string, number | null>(staying.map(({ text }) => [bareQuestion(text ?? ''), null]));
  return meant.filter(willBeAsked).flatMap(({ row: { text, line } }) => {
    const key = bareQuestion(text);
    const earlier = lines.get(key);
    if (earlier === undefined) {
      lines.set(key, line);
      return [];
    }
    return [{ line, reason: earlier === null ? poolFileFaults.known : poolFileFaults.idTwice(earlier) }];
  });
}

function changeOf(row: PoolFileRow, now: WholePoolRow | undefined): PlannedChange | null {
  const { line, text } = row;
  const becomes: Planned = {
    text,
    category: row.category ?? now?.category ?? usualCategory,
    pack: row.pack === undefined ? (now?.pack ?? null) : row.pack,
    season: row.season === undefined ? (now?.season ?? null) : row.season,
    isActive: willBeAsked({ row, now }),
  };
  if (!now) return { line, what: 'add', text, was: null, id: null, becomes };
  const what = kindOf(now, becomes);
  return what && { line, what, text, was: now.text === text ? null : now.text, id: now.id, becomes };
}

function kindOf(now: WholePoolRow, becomes: Planned): Exclude<PoolFileChange['what'], 'add'> | null {
  if (isAsked(now) && !becomes.isActive) return 'retire';
  if (!isAsked(now) && becomes.isActive) return 'restore';
  return isSame(now, becomes) ? null : 'change';
}

export const isSame = (now: Omit<WholePoolRow, 'id' | 'retiredAt'>, becomes: Planned): boolean =>
  now.text === becomes.text &&
  now.category === becomes.category &&
  now.pack === becomes.pack &&
  (now.season && seasonText(now.season)) === (becomes.season && seasonText(becomes.season));
