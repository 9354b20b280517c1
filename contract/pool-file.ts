import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { allPacks } from './packs';
import { poolCategories } from './questions';
import { isStorable } from './text-rules';

/** The pool of questions as a table that a spreadsheet opens. The columns, in the order in which they are written. */
export const poolColumns = ['id', 'text', 'category', 'pack', 'season', 'active'] as const;
export type PoolColumn = (typeof poolColumns)[number];

const { characters, lines } = limits.admin.poolFile;

/** What is wrong with a line, told to whoever wrote it. */
export const poolFileFaults = {
  empty: 'This file is empty.',
  tooLong: `This file is too long. It can have up to ${characters.toLocaleString('en-US')} characters.`,
  tooManyLines: `There are more than ${lines.toLocaleString('en-US')} questions. Please split the file.`,
  noText: `There is no column "text". The columns are ${poolColumns.join(', ')}; only text is required.`,
  unknownColumn: (name: string) => `"${name}" is not a column. The columns are ${poolColumns.join(', ')}.`,
  columnTwice: (name: string) => `The column "${name}" appears twice.`,
  cells: (found: number, expected: number) => `This line has ${found} cells, but line 1 has ${expected}.`,
  quotes: 'A quotation mark is missing or out of place. Put the cell in quotation marks and double any inside it.',
  notUtf8: 'Some characters were lost. Please save the file as "CSV UTF-8" and try again.',
  unknownId: 'No question in the pool has this id. Leave the id empty to add a new question.',
  idTwice: (line: number) => `This question is already on line ${line}.`,
  known: 'This question is already in the pool.',
  inactive: 'A new question has to be active.',
  category: (name: string) => `"${name}" is not a category. Use one of: ${poolCategories.join(', ')}.`,
  pack: (name: string) => `"${name}" is not a pack. Leave it empty or use one of: ${allPacks.join(', ')}.`,
  season: (text: string) =>
    `"${text}" is not a season. Leave it empty, or write it like "12-01 to 02-20" or "12-01 to 02-20, follows the sun".`,
  active: (text: string) => `"${text}" should be yes or no.`,
};

export const PoolFileFault = z.object({ line: z.int(), reason: z.string() });
export type PoolFileFault = z.output<typeof PoolFileFault>;

export const PoolFileChange = z.object({
  line: z.int(),
  what: z.enum(['add', 'change', 'retire', 'restore']),
  text: z.string(),
  /** Its text until now, where that is another. */
  was: z.nullable(z.string()),
});
export type PoolFileChange = z.output<typeof PoolFileChange>;

export const ImportCounts = z.object({ added: z.int(), changed: z.int(), retired: z.int(), restored: z.int() });
export type ImportCounts = z.output<typeof ImportCounts>;

export const PoolFileReport = z.object({
  counts: ImportCounts,
  unchanged: z.int(),
  /** The first of them, for reading through. */
  changes: z.array(PoolFileChange),
  /** The first of them. Where there is one, nothing is written. */
  faults: z.array(PoolFileFault),
  faultCount: z.int(),
  written: z.boolean(),
  /** To be sent with the same file to write it; null where there is nothing to write, or something to mend. */
  confirm: z.nullable(z.string()),
});
export type PoolFileReport = z.output<typeof PoolFileReport>;

const CsvText = z
  .string('Please send the file as text.')
  .check(z.maxLength(characters, poolFileFaults.tooLong), z.refine(isStorable, poolFileFaults.notUtf8));

export const poolFile = {
  exportQuestions: endpoint({
    method: 'GET',
    path: '/api/admin/questions/file',
    access: 'administer',
    summary:
      'The whole pool as CSV, retired questions included. Cells that a spreadsheet would run begin with an apostrophe.',
    reply: z.object({ csv: z.string() }),
  }),
  importQuestions: endpoint({
    method: 'POST',
    path: '/api/admin/questions/file',
    access: 'administer',
    summary:
      'What a CSV file would change in the pool, with each bad line by its number. With `confirm` from that reply it is written, all of it or nothing; 409 where the pool was changed meanwhile.',
    body: z.object({ csv: CsvText, confirm: z.optional(z.string().check(z.maxLength(100))) }),
    /** A character may take four bytes, or be written as an escape. */
    mostBytes: characters * 4,
    reply: PoolFileReport,
  }),
};
