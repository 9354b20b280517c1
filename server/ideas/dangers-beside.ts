import type { IdeaDanger } from '../../contract/ideas';
import type { Warning } from '../card/dangers';
import { opening, quoted } from '../card/quotes';
import type { SubjectId } from '../subjects/catalogue';
import { type Domain, domainsOf } from '../subjects/danger-domains';
import { findSubjects } from '../subjects/find-subjects';
import { dangersHeld, dangersNamed } from '../subjects/held-in';
import { contentWords, isWide } from './content-words';
import { refuses, withWhatWasAsked } from './refused';

interface Described {
  title: string;
  note: string;
  where: string;
}

/**
 * What she must not have, beside any number of ideas: all of it, what the idea touches first, and what she only does not want,
 * or what is only likely a danger, where the idea is of it. It is a notice and never a ban: a warning too many does no harm. What she said is read once,
 * however many ideas there are.
 */
export function dangersBeside(warnings: readonly (Warning | Warning<'never'>)[]): (idea: Described) => IdeaDanger[] {
  const read = warnings.map((warning) => {
    const said = warning.answer.text.slice(warning.span.start, warning.span.end);
    const { kind, domains, since, isDoubtful } = warning;
    const newer = since && { since: quoted(since, opening(since)) };
    const shown = { kind, quote: quoted(warning.answer, warning.span), ...newer };
    return {
      shown,
      // What is known by no name may be in anything.
      isAlways: kind !== 'never' && (!isDoubtful || domains.includes('other')),
      touches:
        kind === 'never' ? refuses(said, warning.answer) : harms(withWhatWasAsked(said, warning.answer), domains),
    };
  });
  if (read.length === 0) return () => [];
  return ({ title, note, where }) => {
    const text = [title, note, where].join('. ');
    return read
      .map(({ shown, isAlways, touches }) => ({ isAlways, told: { ...shown, touches: touches(text) } }))
      .flatMap(({ isAlways, told }) => (isAlways || told.touches ? told : []))
      .filter(isFirstOfItsAnswer)
      .sort((a, b) => Number(b.touches) - Number(a.touches));
  };
}

/** What she does not want may stand in the same answer as what is likely a danger, which comes before it. */
const isFirstOfItsAnswer = ({ quote }: IdeaDanger, at: number, all: readonly IdeaDanger[]): boolean =>
  all.findIndex((one) => one.quote.answerId === quote.answerId) === at;

/** Whether an idea may be of what harms her: in doubt it is. */
function harms(said: string, domains: readonly Domain[]): (text: string) => boolean {
  const [subjects, words, named] = [subjectsIn(said), contentWords(said), dangersNamed(said)];
  return (text) => {
    const [ofIdea, held] = [new Set(contentWords(text)), dangersHeld(text)];
    return (
      domainsOf(text).some((domain) => domains.includes(domain)) ||
      subjectsIn(text).some((subject) => subjects.includes(subject)) ||
      words.some((word) => ofIdea.has(word)) ||
      [...named].some((danger) => held.has(danger))
    );
  };
}

const subjectsIn = (text: string): SubjectId[] =>
  findSubjects(text)
    .map(({ subject }) => subject)
    .filter((subject) => !isWide(subject));
