import { useQuery } from '@tanstack/react-query';
import { ideaMessages as words } from '../../contract/idea-messages';
import { useLoginAfterFailure } from '../session/use-login-after-failure';
import { Page } from '../shell/page';
import { Coverable } from '../ui/cover';
import { LoadFailure } from '../ui/load-failure';
import { Skeleton } from '../ui/skeleton';
import { Board } from './board';
import styles from './gifts-page.module.css';
import { HowTaken } from './how-taken';
import { NewIdea } from './new-idea';
import { NoIdeas } from './no-ideas';
import { ideasQuery } from './queries';
import { YearView } from './year-view';

/** From her words to the deed: what he thought of, planned, gave and dropped. */
export default function GiftsPage() {
  return (
    <Coverable covered={words.covered}>
      {(cover) => (
        <div className={styles.wide}>
          <Page heading={words.title} lead={words.about}>
            <div>{cover}</div>
            <HowTaken />
            <NewIdea />
            <Content />
          </Page>
        </div>
      )}
    </Coverable>
  );
}

function Content() {
  const { data, isPending, isLoadingError, isFetching, refetch } = useQuery(ideasQuery);
  useLoginAfterFailure(isLoadingError && !isFetching);
  if (isPending) return <Skeleton shape="card" lines={6} />;
  if (!data) return <LoadFailure text={words.loadFailed} onRetry={refetch} />;
  if (data.ideas.length === 0) return <NoIdeas />;
  return (
    <>
      <Board ideas={data.ideas} />
      <YearView ideas={data.ideas} />
    </>
  );
}
