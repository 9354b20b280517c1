/** Something she said, written down by him on an evening so many days before today. */
export interface Told {
  daysAgo: number;
  /** On the clock at home, HH:MM. */
  at: string;
  /** The id that the question has in the shipped pool. */
  asked: string;
  text: string;
}

/** Something she says when its season comes, whenever that is. */
export type ToldInSeason = Omit<Told, 'daysAgo'>;

/**
 * Reads a diary as one would write it: a line `DAYS-AGO HH:MM QUESTION`, below it her words, then an empty line.
 * A single line break inside her words is kept.
 */
export function diary(pages: TemplateStringsArray): Told[] {
  return entriesOf(pages).map(({ head: [daysAgo, at = '', asked = ''], text }) => ({
    daysAgo: Number(daysAgo),
    at,
    asked,
    text,
  }));
}

/** The same without the days: `HH:MM QUESTION`. */
export function seasonalDiary(pages: TemplateStringsArray): ToldInSeason[] {
  return entriesOf(pages).map(({ head: [at = '', asked = ''], text }) => ({ at, asked, text }));
}

function entriesOf(pages: TemplateStringsArray): { head: string[]; text: string }[] {
  return pages
    .join('')
    .trim()
    .split(/\n{2,}/)
    .map((entry) => {
      const [head = '', ...lines] = entry.split('\n');
      return { head: head.split(' '), text: lines.join('\n') };
    });
}
