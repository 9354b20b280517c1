import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { readList } from '../../api/read-list';
import { questionsQuery } from '../../questions/queries';
import { Skeleton } from '../../ui/skeleton';
import stack from '../../ui/stack.module.css';
import { useToday } from '../../ui/use-today';
import { answersOf } from '../history';
import { answersQuery } from '../queries';
import styles from './at-a-glance.module.css';
import { CalendarFigure } from './calendar-figure';
import { ByCategoryFigure, NotAskedFigure } from './category-figures';
import { byCategory, countByDay, openByCategory, overTime } from './figures';
import { FreshFigure } from './fresh-figure';
import { Numbers } from './numbers';
import { OverTimeFigure } from './over-time-figure';

/** Drawn in the browser from what is loaded anyway; only what is fresh is reckoned on the server, which knows how long a thing holds. */
export default function AtAGlance() {
  const id = useId();
  const today = useToday();
  const { data: items, isPending, isError } = useQuery(answersQuery);
  if (isPending) return <Skeleton shape="card" lines={6} />;
  // The page has already said that it could not be loaded; empty pictures would be untrue.
  if (isError && !items) return null;
  return (
    <section aria-labelledby={id} className={stack.loose}>
      <h2 id={id}>Your notebook at a glance</h2>
      <Pictures today={today} />
    </section>
  );
}

function Pictures({ today }: { today: string }) {
  const { data } = useQuery(answersQuery);
  const { data: questions } = useQuery(questionsQuery);
  const items = useMemo(() => readList(data ?? null), [data]);
  const answers = useMemo(() => answersOf(items), [items]);
  const counts = useMemo(() => countByDay(answers), [answers]);
  const time = useMemo(() => overTime(counts, today), [counts, today]);
  const open = useMemo(() => questions && openByCategory(items, readList(questions)), [items, questions]);
  if (answers.length === 0) {
    return (
      <>
        <p>With her first answer the pictures begin: day by day, and what you know her by.</p>
        {open && <NotAskedFigure categories={open} />}
      </>
    );
  }
  return (
    <>
      <Numbers answers={answers.length} counts={counts} today={today} />
      <CalendarFigure counts={counts} today={today} />
      {time.periods.length > 1 ? (
        <OverTimeFigure overTime={time} />
      ) : (
        <p>Your progress over time shows up here in the second week.</p>
      )}
      <div className={styles.pair}>
        <ByCategoryFigure categories={byCategory(answers)} />
        {open && <NotAskedFigure categories={open} />}
      </div>
      <FreshFigure />
    </>
  );
}
