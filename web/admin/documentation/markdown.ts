/**
 * The Markdown that the guides are written in: headings, paragraphs, lists, tables, code, emphasis and links. HTML is
 * text like any other, so nothing that is written in a guide can become more than words.
 */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong'; parts: Inline[] }
  | { kind: 'emphasis'; parts: Inline[] }
  | { kind: 'link'; href: string; parts: Inline[] };

export type Block =
  | { kind: 'heading'; level: number; parts: Inline[] }
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

const HEADING = /^(#{1,4}) +(.*)$/;
const FENCE = /^```/;
const ITEM = /^(?:[-*]|(\d+)\.) +(.*)$/;
const ROW = /^\|(.*)\|\s*$/;

export function parseMarkdown(source: string): Block[] {
  const lines = source.split(/\r?\n/);
  const blocks: Block[] = [];
  while (lines.length > 0) {
    const block = takeBlock(lines);
    if (block) blocks.push(block);
  }
  return blocks;
}

/** Takes the lines of one block from the front; of empty ones, none comes. */
function takeBlock(lines: string[]): Block | null {
  const first = lines[0] ?? '';
  const [, marks, title] = HEADING.exec(first) ?? [];
  if (marks !== undefined && title !== undefined) {
    lines.shift();
    return { kind: 'heading', level: marks.length, parts: parseInline(title) };
  }
  if (FENCE.test(first)) return takeCode(lines);
  if (ITEM.test(first)) return takeList(lines);
  if (ROW.test(first)) return takeTable(lines);
  return takeParagraph(lines);
}

function takeCode(lines: string[]): Block {
  lines.shift();
  const code = takeWhile(lines, (line) => !FENCE.test(line));
  lines.shift();
  return { kind: 'code', text: code.join('\n') };
}

/** A line that is indented goes on with the item before it. */
function takeList(lines: string[]): Block {
  const isOrdered = /^\d/.test(lines[0] ?? '');
  const items: string[] = [];
  for (const line of takeWhile(lines, (each) => ITEM.test(each) || /^ +\S/.test(each))) {
    const item = ITEM.exec(line);
    if (item) items.push(item[2] ?? '');
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return { kind: 'list', isOrdered, items: items.map(parseInline) };
}

function takeTable(lines: string[]): Block {
  const [head = [], , ...rows] = takeWhile(lines, (line) => ROW.test(line)).map(cellsOf);
  return { kind: 'table', head, rows };
}

const cellsOf = (line: string): Inline[][] =>
  (ROW.exec(line)?.[1] ?? '').split('|').map((cell) => parseInline(cell.trim()));

const isPlain = (line: string) =>
  line.trim() !== '' && ![HEADING, FENCE, ITEM, ROW].some((beginning) => beginning.test(line));

function takeParagraph(lines: string[]): Block | null {
  const words = takeWhile(lines, isPlain);
  if (words.length > 0) return { kind: 'paragraph', parts: parseInline(words.join(' ')) };
  lines.shift();
  return null;
}

function takeWhile(lines: string[], belongs: (line: string) => boolean): string[] {
  const end = lines.findIndex((line) => !belongs(line));
  return lines.splice(0, end < 0 ? lines.length : end);
}

const MARKED = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^()\s]+)\)/;

function parseInline(source: string): Inline[] {
  const found = MARKED.exec(source);
  if (!found) return source ? [{ kind: 'text', text: source }] : [];
  const before = source.slice(0, found.index);
  const after = source.slice(found.index + found[0].length);
  return [...(before ? [{ kind: 'text', text: before } as const] : []), marked(found), ...parseInline(after)];
}

function marked([whole, code, strong, emphasis, label, href]: RegExpExecArray): Inline {
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', parts: parseInline(strong) };
  if (emphasis !== undefined) return { kind: 'emphasis', parts: parseInline(emphasis) };
  if (label !== undefined && href !== undefined) return { kind: 'link', href, parts: parseInline(label) };
  return { kind: 'text', text: whole };
}
