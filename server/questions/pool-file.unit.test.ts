import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { limits } from '../../contract/limits';
import { readPoolFile, writePoolFile } from './pool-file';
import { countsOf, planImport } from './pool-import-plan';
import type { WholePoolRow } from './pool-store';

const question = (text: string, fields: Partial<WholePoolRow> = {}): WholePoolRow => ({
  id: randomUUID(),
  text,
  category: 'playful',
  pack: null,
  season: null,
  retiredAt: null,
  ...fields,
});
const told = (csv: string) => readPoolFile(csv).faults.map(({ line, reason }) => `${line}: ${reason}`);
const plan = (csv: string, pool: readonly WholePoolRow[]) => planImport(readPoolFile(csv), pool);
const did = (csv: string, pool: readonly WholePoolRow[]) => {
  const { changes, faults, unchanged } = plan(csv, pool);
  return { ...countsOf(changes), unchanged, faults: faults.map(({ line, reason }) => `${line}: ${reason}`) };
};
const nothing = { added: 0, changed: 0, retired: 0, restored: 0, unchanged: 0, faults: [] };

const winter = { from: '12-01', until: '02-20', followsSun: true };
const odd = [
  question('Tea, coffee or "cocoa"?'),
  question('What did\nyou dream?', { season: winter, pack: 'faith', category: 'our-story' }),
  question('=HYPERLINK("http://example.com")'),
  question("'=2+3"),
  question('-5 or +5? @home? 🍲 ß', { retiredAt: new Date(0), season: { ...winter, followsSun: false } }),
];

describe('the pool as a file', () => {
  it('comes back as it went, whatever the texts hold', () => {
    const csv = writePoolFile(odd);
    expect(did(csv, odd)).toEqual({ ...nothing, unchanged: odd.length });
    expect(readPoolFile(csv).rows.map(({ text }) => text)).toEqual(odd.map(({ text }) => text));
  });

  it('opens in a spreadsheet: marked as UTF-8, and no cell is run as a formula', () => {
    const csv = writePoolFile(odd);
    expect(csv.startsWith('\uFEFFid,text,category,pack,season,active\r\n')).toBe(true);
    const cells = csv.split('\r\n').flatMap((line) => line.split(','));
    expect(cells.filter((cell) => /^"?[=+\-@\t\r]/.test(cell))).toEqual([]);
    expect(csv).toContain(`"'=HYPERLINK(""http://example.com"")"`);
  });

  it.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('is read with %s too', (_, sign) => {
    const csv = [['text', 'category'].join(sign), ['Soup, or salad?', 'Playful'].join(sign)].join('\n');
    expect(readPoolFile(csv).rows).toMatchObject([{ line: 2, text: 'Soup, or salad?', category: 'playful' }]);
  });

  it('tells each bad line by its number in the file, and every fault of it', () => {
    const csv = [
      'id,text,category,pack,season,active',
      ',"Two\nlines?",,,,',
      ',,playful,,,',
      'nonsense,Soup?,cooking,pirates,12-01,perhaps',
      '',
      `,${'x'.repeat(501)},,,,`,
      ',Bread?',
      ',Caf\uFFFD?,,,,',
      ',Snow?,,,02-30 to 03-01,',
    ].join('\n');
    const lines = told(csv);
    expect(lines.map((line) => line.split(':')[0])).toEqual(['4', '5', '5', '5', '5', '5', '7', '8', '9', '10']);
    expect(lines[1]).toBe('5: No question in the pool has this id. Leave the id empty to add a new question.');
    expect(lines.join('\n')).toMatch(
      /"cooking" is not a category\..*\n.*"pirates" is not a pack\..*\n.*"12-01" is not/,
    );
    expect(lines[5]).toBe('5: "perhaps" should be yes or no.');
    expect(lines[6]).toBe('7: Question text must be 500 characters or less');
    expect(lines[7]).toBe('8: This line has 2 cells, but line 1 has 6.');
    expect(lines[8]).toContain('CSV UTF-8');
  });

  it.each([
    ['nothing', '', 'This file is empty.'],
    ['no header', 'Which soup?\n', '"which soup?" is not a column.'],
    ['no texts', 'id,category\n', 'There is no column "text".'],
    ['a column twice', 'text,TEXT\n', 'The column "text" appears twice.'],
    ['an open quotation mark', 'text\n"Which soup?\nand bread', 'A quotation mark is missing or out of place.'],
    ['too many', `text\n${'Soup?\n'.repeat(limits.admin.poolFile.lines + 1)}`, 'There are more than 3,000 questions.'],
  ])('with %s is refused in words', (_, csv, words) => {
    expect(told(csv)).toEqual([expect.stringContaining(words)]);
  });
});

describe('what a file does', () => {
  const soup = question('Which soup?');
  const bread = question('Which bread?', { retiredAt: new Date(0) });
  const pool = [soup, bread, question('Which cake?')];

  it('adds, changes, retires and brings back, and leaves what it does not name', () => {
    expect(did('text,category\nWhich pie?,Our story', pool)).toEqual({ ...nothing, added: 1 });
    expect(did(`id,text\n${soup.id.toUpperCase()},Which broth?`, pool)).toEqual({ ...nothing, changed: 1 });
    expect(did(`id,text,active\n${soup.id},Which soup?,no`, pool)).toEqual({ ...nothing, retired: 1 });
    expect(did(`id,text,active\n${bread.id},Which bread?,yes`, pool)).toEqual({ ...nothing, restored: 1 });
  });

  it('keeps what has no column, and empties what has an empty cell', () => {
    const snow = question('Snow?', { season: winter, pack: 'faith', category: 'our-story' });
    expect(did(`id,text,category,active\n${snow.id},Snow?,,`, [snow])).toEqual({ ...nothing, unchanged: 1 });
    const [change] = plan(`id,text,pack,season\n${snow.id},Snow?,,`, [snow]).changes;
    expect(change?.becomes).toMatchObject({ pack: null, season: null, category: 'our-story' });
  });

  it('without ids adds nothing twice', () => {
    expect(did('text\n which SOUP', [question('Which soup?')])).toMatchObject({ added: 0, faults: [] });
    expect(did('text\nWhich bread?', pool)).toMatchObject({ added: 1 });
  });

  it('without ids retires nothing twice', () => {
    const csv = 'text,active\nWhich soup?,no\nWhich bread?,no';
    expect(did(csv, pool)).toEqual({ ...nothing, retired: 1, unchanged: 1 });
    expect(did(csv, [{ ...soup, retiredAt: new Date(0) }, bread])).toEqual({ ...nothing, unchanged: 2 });
  });

  it.each([
    ['an id that nobody has', `id,text\n${randomUUID()},Which tea?`, ['2: No question in the pool has this id']],
    ['a question twice', `id,text\n${soup.id},Soup?\n${soup.id},Broth?`, ['3: This question is already on line 2.']],
    ['the same new text twice', 'text\nWhich tea?\nwhich tea', ['3: This question is already on line 2.']],
    ['the text of another', `id,text\n${soup.id},Which cake?`, ['2: This question is already in the pool.']],
    ['a new one that is not asked', 'text,active\nWhich tea?,no', ['2: A new question has to be active.']],
  ])('refuses %s', (_, csv, faults) => {
    expect(did(csv, pool).faults).toEqual(faults.map((words) => expect.stringContaining(words)));
  });

  it('may exchange two texts at once', () => {
    const cake = pool[2] ?? soup;
    expect(did(`id,text\n${soup.id},Which cake?\n${cake.id},Which soup?`, pool)).toEqual({ ...nothing, changed: 2 });
  });
});
