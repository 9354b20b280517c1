/** The measures of the drawing, in pixels. */
export const ROW = 44;
export const WIDTH = 152;
const EDGE = 104;
const COVER = 5;
/** A first month grows to so much. */
const FIRST_MONTH = 2 * ROW;
const PITCH = 3;
const AROUND = 2 * COVER + 6;
/** A notebook in which nothing is written yet has pages, too. */
const BLANK = 8;

export interface Drawing {
  height: number;
  /** The cover around the pages, with its spine at the left. */
  cover: string;
  /** A line for every page, and how thick they can be without touching. */
  pages: string;
  pageWidth: number;
  /** From its pages to the row of its words, for each stretch. */
  ribbons: string[];
}

/** @param counts how many pages each ribbon marks, the newest first and on top */
export function drawStack(counts: readonly number[]): Drawing {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const wanted = BLANK + total * PITCH;
  const height = Math.max(counts.length * ROW, ROW, Math.min(wanted + AROUND, FIRST_MONTH));
  const thickness = Math.min(wanted, height - AROUND);
  const bottom = height - COVER / 2;
  const top = bottom - thickness - COVER;
  const firstPage = top + COVER / 2;
  const pitch = total > 0 ? thickness / total : 0;
  const firstRow = height - counts.length * ROW;
  return {
    height,
    cover: coverOf(top, bottom),
    pages: Array.from({ length: total }, (_, page) => lineOf(page, firstPage + (page + 0.5) * pitch)).join(''),
    pageWidth: Math.min(1.4, pitch * 0.6),
    ribbons: counts.map((count, row) => {
      const before = counts.slice(0, row).reduce((sum, each) => sum + each, 0);
      return ribbonOf(firstPage + (before + count / 2) * pitch, firstRow + (row + 0.5) * ROW);
    }),
  };
}

function coverOf(top: number, bottom: number): string {
  const round = Math.min(8, (bottom - top) / 2);
  const [right, left] = [EDGE, COVER / 2];
  return `M${right} ${top}H${left + round}Q${left} ${top} ${left} ${top + round}V${bottom - round}Q${left} ${bottom} ${left + round} ${bottom}H${right}`;
}

/** No two pages are cut quite alike, and each stays as it is. */
function lineOf(page: number, y: number): string {
  const cut = (((page + 1) * 2654435761) % 4096) / 1024;
  return `M${COVER + 3} ${y.toFixed(2)}H${(EDGE - 3 - cut).toFixed(1)}`;
}

function ribbonOf(from: number, to: number): string {
  const middle = (EDGE + WIDTH) / 2;
  return `M${EDGE - 14} ${from.toFixed(1)}H${EDGE - 4}C${middle} ${from.toFixed(1)} ${middle - 8} ${to} ${WIDTH - 8} ${to}`;
}
