import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { stripMessages as words } from '../../contract/date-page-messages';
import type { NextDate, WentQuestion } from '../../contract/dates';
import { inDays } from '../../contract/days';
import { paths } from '../../contract/paths';
import { useHerName } from '../session/her-name';
import { useMe } from '../session/me';
import { ButtonLink } from '../ui/button';
import { Link } from '../ui/navigation';
import { useToday } from '../ui/use-today';
import { labelWith, whenInShort } from './date-words';
import styles from './dates-strip.module.css';
import { HowItWent, Thanks } from './how-it-went';
import { nextDatesQuery } from './queries';
import { isForHer, type Wish, Wishes } from './wishes';

/** So far ahead that it is worth thinking of; the very next one is shown however far it is. */
const SOON = 30;

interface DatesStripProps {
  /** Of hers, what could be given or done; none for those whose plan does not bring them. */
  wishes: readonly Wish[];
}

/** What is near. It takes its room from the beginning, so that nothing jumps when it is known. */
export function DatesStrip({ wishes }: DatesStripProps) {
  const { data, isPending } = useQuery(nextDatesQuery);
  const answers = useMe().data?.answersCount ?? 0;
  if (isPending) return <div className={styles.strip} aria-hidden="true" />;
  const shown = data?.dates.filter(({ daysLeft }, at) => at === 0 || daysLeft <= SOON) ?? [];
  return (
    <>
      <section className={styles.strip} aria-label={words.manage}>
        {shown.length > 0 ? <Near dates={shown} wishes={wishes} /> : <Offer isMade={answers > 0} />}
      </section>
      <LastWeek asked={data?.howItWent ?? null} />
    </>
  );
}

/** Once he has answered, it stays to say what became of it, also when the server asks no more. */
function LastWeek({ asked }: { asked: WentQuestion | null }) {
  const [said, setSaid] = useState<{ key: string; isWritten: boolean } | null>(null);
  const key = asked && `${asked.id} ${asked.occurrence}`;
  return (
    <>
      {said && <Thanks key={said.key} isWritten={said.isWritten} />}
      {asked && key && key !== said?.key && (
        <HowItWent key={key} about={asked} onSaid={(isWritten) => setSaid({ key, isWritten })} />
      )}
    </>
  );
}

function Near({ dates, wishes }: { dates: readonly NextDate[]; wishes: readonly Wish[] }) {
  const [isOpen, setOpen] = useState(false);
  const hers = dates.find((date) => isForHer(date) && date.daysLeft <= SOON);
  const offered = hers ? wishes : [];
  return (
    <>
      <ul className={styles.near}>
        {dates.map((date) => (
          <Countdown key={date.id} date={date} />
        ))}
      </ul>
      {offered.length > 0 && (
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words.wishes(offered.length)}
        </button>
      )}
      <Link href={paths.dates} className={styles.way}>
        {words.all}
      </Link>
      {isOpen && <Wishes wishes={offered} />}
    </>
  );
}

function Countdown({ date }: { date: NextDate }) {
  const name = useHerName();
  const today = useToday();
  const when = whenInShort(date.next, date.monthOnly, today);
  return (
    <li>
      <span dir="auto">{labelWith(name, date)}</span> <strong>{date.monthOnly ? when : inDays(date.daysLeft)}</strong>
      {!date.monthOnly && date.daysLeft > 1 && <span className={styles.day}> {when}</span>}
    </li>
  );
}

/** One gentle offer, once he has written something down; before that, no more than the way. */
function Offer({ isMade }: { isMade: boolean }) {
  if (!isMade) {
    return (
      <Link href={paths.dates} className={styles.way}>
        {words.manage}
      </Link>
    );
  }
  return (
    <>
      <p>{words.offer}</p>
      <ButtonLink kind="secondary" size="small" href={paths.dates}>
        {words.offerAction}
      </ButtonLink>
    </>
  );
}
