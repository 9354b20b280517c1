import { type CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { limits } from '../../contract/limits';
import { type PoolColumn, type PoolFileFault, poolColumns, poolFileFaults } from '../../contract/pool-file';
import { type PoolFileRow, readRow } from './pool-file-row';
import { seasonText } from './pool-file-season';
import type { WholePoolRow } from './pool-store';

export interface ReadFile {
  rows: PoolFileRow[];
  faults: PoolFileFault[];
}

/** A byte order mark, without which a spreadsheet takes the file for another alphabet's. */
export function writePoolFile(pool: readonly WholePoolRow[]): string {
  const rows = pool.map(({ id, text, category, pack, season, retiredAt }) =>
    [id, text ?? '', category, pack ?? '', season ? seasonText(season) : '', retiredAt ? 'no' : 'yes'].map(guarded),
  );
  return stringify([[...poolColumns], ...rows], { bom: true, record_delimiter: 'windows' });
}

/** What begins like this is run as a formula by a spreadsheet that opens the file. */
const FORMULA = /^'*[=+\-@\t\r]/;
const guarded = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell);
const unguarded = (cell: string) => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);

/** Every line, and what is wrong with each. */
export function readPoolFile(csv: string): ReadFile {
  let lines: Line[];
  try {
    lines = linesOf(csv);
  } catch (error) {
    return { rows: [], faults: [{ line: lineOf(error), reason: poolFileFaults.quotes }] };
  }
  const [header, ...body] = lines;
  if (!header) return { rows: [], faults: [{ line: 1, reason: poolFileFaults.empty }] };
  const names = header.cells.map((name) => name.toLowerCase());
  const reason = headerFault(names) ?? (body.length > limits.admin.poolFile.lines ? poolFileFaults.tooManyLines : null);
  if (reason) return { rows: [], faults: [{ line: header.line, reason }] };
  const read = body.map(({ line, cells }) => {
    if (cells.length !== names.length) return [{ line, reason: poolFileFaults.cells(cells.length, names.length) }];
    return readRow(line, new Map(cells.map((cell, index) => [names[index] as PoolColumn, cell])));
  });
  return {
    rows: read.flatMap((row) => (Array.isArray(row) ? [] : [row])),
    faults: read.flatMap((row) => (Array.isArray(row) ? row : [])),
  };
}

interface Line {
  /** Where it begins in the file, counted as an editor counts. */
  line: number;
  cells: string[];
}

function linesOf(csv: string): Line[] {
  const records = parse(csv, {
    bom: true,
    delimiter: delimiterOf(csv),
    info: true,
    relax_column_count: true,
    skip_records_with_empty_values: true,
  });
  // With `info` each record comes with where it was read, which the types of the library do not know.
  return (records as unknown as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => {
    // The reader tells where a record ends; a cell in quotation marks may hold line breaks of its own.
    const within = record.join('').match(/\r\n|\r|\n/g)?.length ?? 0;
    return { line: info.lines - within, cells: record.map((cell) => unguarded(cell.trim())) };
  });
}

/** Spreadsheets of some countries write semicolons or tabs; no name of a column has one in it. */
function delimiterOf(csv: string): string {
  const [header = ''] = csv.split(/\r|\n/, 1);
  return [',', ';', '\t'].find((sign) => header.includes(sign)) ?? ',';
}

function lineOf(error: unknown): number {
  const { lines }: Partial<CsvError> & { lines?: unknown } = Object(error);
  if (typeof lines !== 'number') throw error;
  return lines;
}

function headerFault(names: readonly string[]): string | null {
  const unknown = names.find((name) => !poolColumns.some((column) => column === name));
  if (unknown !== undefined) return poolFileFaults.unknownColumn(unknown.slice(0, 40));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) return poolFileFaults.columnTwice(twice);
  return names.includes('text') ? null : poolFileFaults.noText;
}
