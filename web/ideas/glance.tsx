import { useQuery } from '@tanstack/react-query';
import { daysBetween, inDays } from '../../contract/days';
import { ideaMessages as words } from '../../contract/idea-messages';
import type { PlannedIdea } from '../../contract/ideas';
import { paths } from '../../contract/paths';
import { Link } from '../ui/navigation';
import { useToday } from '../ui/use-today';
import styles from './glance.module.css';
import { HowTaken } from './how-taken';
import { nextPlanned } from './next-planned';
import { useOccasions } from './occasions';
import { nextIdeasQuery } from './queries';

/** For the dashboard: the next thing he plans, and how she took the last one. */
export function IdeasAtAGlance() {
  const { data } = useQuery(nextIdeasQuery);
  if (!data) return null;
  return (
    <>
      {data.planned.length > 0 && <Planned planned={data.planned} />}
      <HowTaken />
    </>
  );
}

function Planned({ planned }: { planned: readonly PlannedIdea[] }) {
  const today = useToday();
  const { of } = useOccasions(planned.some(({ dateId }) => dateId !== null));
  const next = nextPlanned(planned, of, today);
  if (!next) return null;
  const { idea, day, label } = next;
  const when = [label && `${words.for.toLowerCase()} ${label}`, day && inDays(daysBetween(today, day))];
  return (
    <p className={styles.planned}>
      {words.nextPlanned}{' '}
      <Link href={paths.gifts}>
        <strong dir="auto">{idea.title}</strong>
      </Link>{' '}
      <span dir="auto">{when.filter(Boolean).join(', ')}</span>
    </p>
  );
}
