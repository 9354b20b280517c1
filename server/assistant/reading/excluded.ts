import type { SubjectId } from '../../subjects/catalogue';
import { findSubjects, type Mention } from '../../subjects/find-subjects';

const ARTICLES = '(?: (?:a|an|any|another|more|the|some|yet))*\\s*$';
/** Right before what he does not want: 'anything but flowers', 'and not a movie'. */
const BEFORE = new RegExp(
  `\\b(?:anything but|something other than|other than|apart from|aside from|besides|except(?: for)?|instead of|without|(?<!\\b(?:have|has|had|why|does|do|did|if|there) )(?:not|no(?: more)?)|isn['’]?t|aren['’]?t)${ARTICLES}`,
  'i',
);
/** Between it and the next: 'no flowers, chocolate or jewelry'. */
const BETWEEN = new RegExp(`^(?:,|,? (?:and|or|nor)(?: no)?)${ARTICLES}`, 'i');
/** Right behind it: 'jewelry is out'. */
const BEHIND = /^,? (?:is|are|being) (?:out|off the table|not an option|no option)\b/i;

interface Excluded {
  excluded: SubjectId[];
  /** What he wrote without it. */
  rest: string;
}

/** What he does not want this time: it is not what he asks about. What he looks for at all cannot be that. */
export function excludedIn(text: string, isOpen: (subject: SubjectId) => boolean): Excluded {
  const out: Mention[] = [];
  const bounds: [from: number, to: number][] = [];
  for (const one of findSubjects(text).filter(({ subject }) => !isOpen(subject))) {
    const last = out.at(-1);
    const before = BEFORE.exec(text.slice(0, one.start))?.[0];
    const between = last && BETWEEN.exec(text.slice(last.end, one.start))?.[0];
    const behind = BEHIND.exec(text.slice(one.end))?.[0];
    if (before === undefined && between === undefined && behind === undefined && last?.start !== one.start) continue;
    out.push(one);
    bounds.push([one.start - (before ?? between ?? '').length, one.end + (behind ?? '').length]);
  }
  const rest = bounds.reduceRight((left, [from, to]) => `${left.slice(0, from)} ${left.slice(to)}`, text);
  // 'No flowers?' asks about nothing else.
  if (out.length === 0 || !/\p{L}{3}/u.test(rest)) return { excluded: [], rest: text };
  return { excluded: [...new Set(out.map(({ subject }) => subject))], rest: rest.replaceAll(/\s+/g, ' ').trim() };
}
