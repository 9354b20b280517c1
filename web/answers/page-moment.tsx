import { useQuery } from '@tanstack/react-query';
import type { SaidBefore } from '../../contract/answers';
import { answerPath } from '../../contract/paths';
import { Link } from '../ui/navigation';
import { HerWords } from '../ui/page/her-words';
import { NotebookPage } from '../ui/page/notebook-page';
import { useToday } from '../ui/use-today';
import styles from './page-moment.module.css';
import { pageInWords, whenSheSaid } from './page-words';
import { answerPageQuery } from './queries';
import { RowOfDays } from './row-of-days';

interface PageMomentProps {
  answerId: string;
  /** It was saved a moment ago. */
  isFresh?: boolean;
}

/** Which page it is, and the row of days. Its room is kept until that is known; where it cannot be, nothing is missing. */
export function PageNumber({ answerId, isFresh = false }: PageMomentProps) {
  const { data, isLoadingError } = useQuery(answerPageQuery(answerId));
  const today = useToday();
  if (isLoadingError) return null;
  return (
    <div className={styles.number}>
      <p {...(isFresh && { role: 'status' })}>{data && pageInWords(data.page, data.days_in_a_row)}</p>
      {data && <RowOfDays days={data.days} today={today} isFresh={isFresh} />}
    </div>
  );
}

/** Something close that she said before, and the way there. */
export function CloseToIt({ answerId }: Pick<PageMomentProps, 'answerId'>) {
  const before = useQuery(answerPageQuery(answerId)).data?.said_before;
  return before ? <Before {...before} /> : null;
}

function Before({ answer_id, question_text, answer_text, created_at }: SaidBefore) {
  const today = useToday();
  return (
    <section className={styles.before}>
      <p className={styles.when}>{whenSheSaid(created_at, today)}</p>
      <NotebookPage as="figure" size="line">
        <HerWords isShortened>{answer_text}</HerWords>
        <figcaption dir="auto">{question_text}</figcaption>
      </NotebookPage>
      <Link className={styles.way} href={answerPath(answer_id)}>
        Read that page
      </Link>
    </section>
  );
}
