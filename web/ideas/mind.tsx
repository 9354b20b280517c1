import { ideaMessages as words } from '../../contract/idea-messages';
import type { IdeaDanger, NearIdea } from '../../contract/ideas';
import { NoticeBox } from '../ui/notice';
import { monthOf } from './idea-days';

/** What she must not have, beside an idea: a notice, never a ban. */
export function Mind({ dangers }: { dangers: readonly IdeaDanger[] }) {
  if (dangers.length === 0) return null;
  return (
    <NoticeBox tone="warning" title={words.mind}>
      {dangers.map(({ quote }) => (
        <p key={quote.answerId} dir="auto">
          {words.sheSaid} <q>{quote.quote}</q>
        </p>
      ))}
    </NoticeBox>
  );
}

/** What he had before that is much like it. */
export function Alike({ ideas }: { ideas: readonly NearIdea[] }) {
  if (ideas.length === 0) return null;
  return (
    <NoticeBox tone="warning" title={words.alike}>
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
