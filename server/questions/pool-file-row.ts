import * as z from 'zod/mini';
import { allPacks, type Pack } from '../../contract/packs';
import { type PoolColumn, type PoolFileFault, poolFileFaults } from '../../contract/pool-file';
import { type PoolCategory, poolCategories, QuestionText, questionCategories } from '../../contract/questions';
import { faultIn } from '../../contract/text';
import type { Season } from '../platform/season';
import { seasonIn } from './pool-file-season';

/** A line as it is meant. What is undefined stays as it is: its column is not in the file, or its cell says nothing. */
export interface PoolFileRow {
  line: number;
  id: string | undefined;
  text: string;
  category: PoolCategory | undefined;
  pack: Pack | null | undefined;
  season: Season | null | undefined;
  active: boolean | undefined;
}

/** The row, or everything that is wrong with it. */
export function readRow(line: number, cells: ReadonlyMap<PoolColumn, string>): PoolFileRow | PoolFileFault[] {
  const faults: PoolFileFault[] = [];
  const complain = (reason: string) => {
    faults.push({ line, reason });
    return undefined;
  };
  const text = cells.get('text') ?? '';
  const textFault = text.includes('\uFFFD') ? poolFileFaults.notUtf8 : faultIn(QuestionText, text);
  if (textFault) complain(textFault);
  const id = cells.get('id')?.toLowerCase() || undefined;
  if (id !== undefined && !z.uuid().safeParse(id).success) complain(poolFileFaults.unknownId);
  const row: PoolFileRow = {
    line,
    id,
    text,
    category: categoryIn(cells.get('category') ?? '', complain),
    pack: packIn(cells.get('pack'), complain),
    season: seasonOf(cells.get('season'), complain),
    active: activeIn(cells.get('active') ?? '', complain),
  };
  return faults.length > 0 ? faults : row;
}

type Complain = (reason: string) => undefined;

/** By its id, or as it is shown. */
function categoryIn(cell: string, complain: Complain): PoolCategory | undefined {
  if (!cell) return undefined;
  const named = cell.toLowerCase();
  const found = poolCategories.find((id) => id === named || questionCategories[id].toLowerCase() === named);
  return found ?? complain(poolFileFaults.category(cell.slice(0, 60)));
}

function packIn(cell: string | undefined, complain: Complain): Pack | null | undefined {
  if (cell === undefined) return undefined;
  if (!cell) return null;
  return allPacks.find((id) => id === cell.toLowerCase()) ?? complain(poolFileFaults.pack(cell.slice(0, 60)));
}

function seasonOf(cell: string | undefined, complain: Complain): Season | null | undefined {
  if (cell === undefined) return undefined;
  if (!cell) return null;
  return seasonIn(cell) ?? complain(poolFileFaults.season(cell.slice(0, 60)));
}

function activeIn(cell: string, complain: Complain): boolean | undefined {
  const said = cell.toLowerCase();
  if (!said) return undefined;
  if (['yes', 'true'].includes(said)) return true;
  return ['no', 'false'].includes(said) ? false : complain(poolFileFaults.active(cell.slice(0, 60)));
}
