/**
 * Where a quotation is broken off: what could pass for a marker, a link, markup, another quotation or a hidden command,
 * and at an empty line.
 * No part of it may look at the same letters twice: an answer has up to 10,000 of them, and everybody else waits.
 */
const UNQUOTABLE =
  /\[\d+\]|<\/?[a-z][^<>]{0,500}>|(?:https?:\/\/|www\.)\S*|[^\s@]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63})+|\b[\w-]{1,63}\.(?:com|net|org|io|co|info|biz|me|app|dev|xyz|ru|de|uk|eu)\b\S*|[“”„‟«»‹›‘‚‛]|[<>[\]{}`*#|~\\^=]|_{2,}|(?!\n(?![ \t]{0,9}\n))[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc]/giu;

export interface Span {
  start: number;
  end: number;
}

/** The stretches of a text that may stand in quotation marks as they are, in order. */
export function quotableSpans(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const broken of text.matchAll(UNQUOTABLE)) {
    spans.push({ start, end: broken.index });
    start = broken.index + broken[0].length;
  }
  spans.push({ start, end: text.length });
  return spans.flatMap((span) => withPairedMarks(text, span)).flatMap((span) => trimmed(text, span) ?? []);
}

/** She may quote a title, "like this"; a mark without its fellow would close the quotation around it. */
function withPairedMarks(text: string, { start, end }: Span): Span[] {
  const marks = [...text.slice(start, end).matchAll(/"/g)].map(({ index }) => start + index);
  if (marks.length % 2 === 0) return [{ start, end }];
  const edges = [start - 1, ...marks, end];
  return edges.slice(1).map((edge, at) => ({ start: (edges[at] ?? start) + 1, end: edge }));
}

const LIST = /^[-–•] .*\n/u;

/** Null where nothing that says something is left. */
export function trimmed(text: string, { start, end }: Span): Span | null {
  const part = text.slice(start, end);
  if (!/[\p{L}\p{N}]/u.test(part)) return null;
  const isList = LIST.test(part) && (start === 0 || text[start - 1] === '\n');
  const lead = isList ? 0 : part.length - part.replace(/^[\s,;:.!?)\-–—]+/u, '').length;
  return { start: start + lead, end: start + part.trimEnd().length };
}
