interface Piece {
  text: string;
  cites: number[];
}

/** What a model writes in the shape it is asked for: each sentence ends with its markers; "Idea: …" is one for him. */
export function writtenOf(...lines: string[]): { lead: Piece | null; points: Piece[]; avoid: Piece[]; ideas: Piece[] } {
  const [lead = null, ...points] = lines.filter((line) => !line.startsWith('Idea: ')).map(pieceOf);
  const ideas = lines.filter((line) => line.startsWith('Idea: ')).map((line) => pieceOf(line.slice(6)));
  return { lead, points, avoid: [], ideas };
}

function pieceOf(line: string): Piece {
  const cites = Array.from(line.matchAll(/\[(\d+)\]/g), ([, n]) => Number(n));
  return { text: line.replace(/\s*\[\d+\]/g, ''), cites };
}
