import type { IdeaDanger } from '../../contract/ideas';
import type { Warning } from '../card/dangers';
import { quoted } from '../card/quotes';
import { domainsOf } from '../subjects/danger-domains';
import { findSubjects } from '../subjects/find-subjects';
import { wordsIn } from '../subjects/words';

interface Described {
  title: string;
  note: string;
  where: string;
}

/**
 * What she must not have, beside an idea. Allergies and what harms her always come, those that the idea touches first; a
 * fear only where it touches. It is a notice and never a ban: a warning too many does no harm.
 */
export function dangersBeside(warnings: readonly Warning[], { title, note, where }: Described): IdeaDanger[] {
  const text = [title, note, where].join('. ');
  const idea = { domains: new Set(domainsOf(text)), subjects: subjectsIn(text), words: wordsOf(text) };
  const all = warnings.map((warning) => {
    const said = warning.answer.text.slice(warning.span.start, warning.span.end);
    const touches =
      warning.domains.some((domain) => idea.domains.has(domain)) ||
      subjectsIn(said).some((subject) => idea.subjects.includes(subject)) ||
      wordsOf(said).some((word) => idea.words.includes(word));
    return { kind: warning.kind, quote: quoted(warning.answer, warning.span), touches };
  });
  const kept = all.filter(({ kind, touches }) => touches || kind !== 'fear');
  return kept.sort((a, b) => Number(b.touches) - Number(a.touches));
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
