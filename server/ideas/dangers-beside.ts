import type { IdeaDanger } from '../../contract/ideas';
import type { Warning } from '../card/dangers';
import { quoted } from '../card/quotes';
import { domainsOf } from '../subjects/danger-domains';
import { dangersIn } from '../subjects/dangers';
import { findSubjects } from '../subjects/find-subjects';
import { dangersHeld, dangersNamed } from '../subjects/held-in';
import { sentencesOf } from '../subjects/sentences';
import { wordsIn } from '../subjects/words';

interface Described {
  title: string;
  note: string;
  where: string;
}

/**
 * What she must not have, beside any number of ideas: all of it, what the idea touches first, and what she only does not want
 * where the idea is of it. It is a notice and never a ban: a warning too many does no harm. What she said is read once,
 * however many ideas there are.
 */
export function dangersBeside(warnings: readonly (Warning | Warning<'never'>)[]): (idea: Described) => IdeaDanger[] {
  const read = warnings.map((warning) => {
    const said = warning.answer.text.slice(warning.span.start, warning.span.end);
    const { kind, domains } = warning;
    const shown = { kind, quote: quoted(warning.answer, warning.span) };
    const meant = kind === 'never' ? refusedIn(said) : said;
    return { shown, domains, subjects: subjectsIn(meant), words: wordsOf(meant), named: dangersNamed(meant) };
  });
  if (read.length === 0) return () => [];
  return ({ title, note, where }) => {
    const text = [title, note, where].join('. ');
    const [domains, subjects, words] = [domainsOf(text), subjectsIn(text), wordsOf(text)];
    const held = dangersHeld(text);
    const touches = (one: (typeof read)[number]): boolean =>
      (one.shown.kind !== 'never' && one.domains.some((domain) => domains.includes(domain))) ||
      one.subjects.some((subject) => subjects.includes(subject)) ||
      one.words.some((word) => words.includes(word)) ||
      [...one.named].some((danger) => held.has(danger));
    const all = read
      .map((one) => ({ ...one.shown, touches: touches(one) }))
      .filter(({ kind, touches: isOfIt }) => kind !== 'never' || isOfIt);
    return all.sort((a, b) => Number(b.touches) - Number(a.touches));
  };
}

/** No more fig, please. The soap from the market she likes: of what she does not want, only that sentence tells. */
function refusedIn(said: string): string {
  const spots = dangersIn(said);
  const refused = sentencesOf(said, wordsIn(said))
    .map((words) => ({ start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 }))
    .filter(({ start, end }) => spots.some((spot) => spot.start < end && spot.end > start));
  const text = refused.map(({ start, end }) => said.slice(start, end)).join('. ');
  // Anchovies. I can't stand them.
  return subjectsIn(text).length > 0 || dangersNamed(text).size > 0 ? text : said;
}

/** Too wide to tell that two are of one thing. */
const WIDE = new Set([
  'gift',
  'wish',
  'surprise',
  'food',
  'health',
  'allergy',
  'fear',
  'self',
  'him',
  'us',
  'home',
  'place',
  'her-name',
]);
const SHORTEST = 4;
/** Said in any sentence. */
const COMMON = new Set(
  'with that this they them have from make made makes like just when what about would your never always some more than then allergic allergy really because afraid anything something things thing even only very much still been were dont cant want good time'.split(
    ' ',
  ),
);

const subjectsIn = (text: string): string[] =>
  findSubjects(text)
    .map(({ subject }) => subject)
    .filter((subject) => !WIDE.has(subject));

const wordsOf = (text: string): string[] =>
  wordsIn(text)
    .map(({ same }) => same)
    .filter((word) => word.length >= SHORTEST && !COMMON.has(word));
