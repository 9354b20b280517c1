import type { SubjectId } from '../../subjects/catalogue';
import { findSubjects, type Mention } from '../../subjects/find-subjects';

/** Right before what he does not want: 'anything but flowers', 'and not a movie'. */
const BEFORE =
  /\b(?:anything but|something other than|other than|apart from|aside from|besides|except(?: for)?|instead of|without|not|no(?: more)?|isn['’]?t|aren['’]?t)(?: (?:a|an|any|another|more|the|some|yet))*\s*$/i;
/** Right behind it: 'jewelry is out'. */
const BEHIND = /^,? (?:is|are|being) (?:out|off the table|not an option|no option)\b/i;

interface Excluded {
  excluded: SubjectId[];
  /** What he wrote without it. */
  rest: string;
}

/** What he does not want this time: it is not what he asks about. */
export function excludedIn(text: string): Excluded {
  const out = findSubjects(text).filter((one) => isExcluded(text, one));
  const bounds = out.map(({ start, end }): [number, number] => [
    start - (BEFORE.exec(text.slice(0, start))?.[0].length ?? 0),
    end + (BEHIND.exec(text.slice(end))?.[0].length ?? 0),
  ]);
  const rest = bounds.reduceRight((left, [from, to]) => `${left.slice(0, from)} ${left.slice(to)}`, text);
  // 'No flowers?' asks about nothing else.
  if (out.length === 0 || !/\p{L}{3}/u.test(rest)) return { excluded: [], rest: text };
  return { excluded: [...new Set(out.map(({ subject }) => subject))], rest: rest.replaceAll(/\s+/g, ' ').trim() };
}

const isExcluded = (text: string, { start, end }: Mention): boolean =>
  BEFORE.test(text.slice(0, start)) || BEHIND.test(text.slice(end));
