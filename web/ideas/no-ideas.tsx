import { useQuery } from '@tanstack/react-query';
import { can } from '../../contract/access';
import { ideaMessages as words } from '../../contract/idea-messages';
import { paths } from '../../contract/paths';
import { useAccess } from '../session/access';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { CardQuote } from '../ui/page/card-quote';
import { KeepAsIdea } from './keep-as-idea';
import { wishesQuery } from './queries';
import { spanOf } from './span-of';

/** Nothing yet: what she wished for, to be kept; without premium, the way to her card, where her words may be kept too. */
export function NoIdeas() {
  const { data } = useQuery({ ...wishesQuery, enabled: can(useAccess(), 'plan-gifts') });
  const wishes = data?.quotes ?? [];
  return (
    <>
      <EmptyState
        icon="sparkle"
        title={words.none}
        action={wishes.length === 0 && <ButtonLink href={paths.herCard}>{words.lookAtCard}</ButtonLink>}
      >
        <p>{words.noneYet}</p>
      </EmptyState>
      {wishes.length > 0 && (
        <section aria-labelledby="wishes">
          <h2 id="wishes">{words.wishes}</h2>
          {wishes.map((quote) => (
            <CardQuote key={quote.answerId} quote={quote} about={quote.question}>
              <KeepAsIdea sources={[spanOf(quote)]} />
            </CardQuote>
          ))}
        </section>
      )}
    </>
  );
}
