import { ideaMessages as words } from '../../contract/idea-messages';
import type { IdeaDanger, NearIdea } from '../../contract/ideas';
import { NoticeBox } from '../ui/notice';
import { monthOf } from './idea-days';

interface OfIdea {
  /** The title of the idea, where the notice does not stand with it. */
  of?: string | undefined;
}

/** What she must not have, beside an idea: a notice, never a ban. */
export function Mind({ dangers, of }: { dangers: readonly IdeaDanger[] } & OfIdea) {
  if (dangers.length === 0) return null;
  return (
    <NoticeBox tone="warning" title={of ? words.mindOf(of) : words.mind}>
      {dangers.map(({ quote, since }) => (
        <p key={quote.answerId} dir="auto">
          {since ? words.sheSaidEarlier : words.sheSaid} <q>{quote.quote}</q>
          {since && (
            <>
              {' '}
              {words.sinceThen} <q>{since.quote}</q>
            </>
          )}
        </p>
      ))}
    </NoticeBox>
  );
}

/** What he had before that is much like it. */
export function Alike({ ideas, of }: { ideas: readonly NearIdea[] } & OfIdea) {
  if (ideas.length === 0) return null;
  return (
    <NoticeBox tone="warning" title={of ? words.alikeOf(of) : words.alike}>
      {ideas.map((idea) => (
        <p key={idea.id} dir="auto">
          {toldOf(idea)}
        </p>
      ))}
    </NoticeBox>
  );
}

/** 'You gave her "Peonies" in May 2025. Loved it.' */
export function toldOf({ title, state, givenOn, reaction, neverAgain }: NearIdea): string {
  const what = givenOn
    ? `You gave her "${title}" in ${monthOf(givenOn)}.`
    : state === 'dropped'
      ? `You dropped "${title}".`
      : `You have "${title}".`;
  const how = reaction === null ? '' : ` ${words.reactions[`${reaction}`]}.`;
  return `${what}${how}${neverAgain ? ` ${words.neverAgain}.` : ''}`;
}
