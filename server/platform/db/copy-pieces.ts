const LINE_END = 10;

/** Joins what comes in small pieces to larger ones, of at least so many bytes but for the last. */
export async function* joined(pieces: AsyncIterable<Buffer>, atLeast: number): AsyncIterable<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    bytes += piece.length;
    if (bytes < atLeast) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

/** The same, each ending with a whole line. In PostgreSQL's text form a line is a row: within one, ends of lines are escaped. */
export async function* cutAtLines(pieces: AsyncIterable<Buffer>, atLeast: number): AsyncIterable<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of joined(pieces, atLeast)) {
    const all = Buffer.concat([rest, piece]);
    const end = all.lastIndexOf(LINE_END) + 1;
    rest = all.subarray(end);
    if (end > 0) yield all.subarray(0, end);
  }
  if (rest.length > 0) yield rest;
}

export function countLines(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(LINE_END); at !== -1; at = bytes.indexOf(LINE_END, at + 1)) lines += 1;
  return lines;
}
