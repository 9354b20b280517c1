import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { notebookMessages } from '../../../contract/notebook-messages';
import { paths } from '../../../contract/paths';
import { answersOf, byMonth } from '../../answers/history';
import { answersQuery } from '../../answers/queries';
import { readList } from '../../api/read-list';
import { Card } from '../../ui/card';
import { counted } from '../../ui/counted';
import { Link } from '../../ui/navigation';
import { drawStack, WIDTH } from './drawing';
import styles from './notebook-stack.module.css';
import { ribbonsOf } from './ribbons';

/** The notebook from its edge, a line for every answer: it grows with each, and its ribbons open the history. */
export function NotebookStack() {
  const { data } = useQuery({ ...answersQuery, retryOnMount: false });
  const months = useMemo(() => byMonth(answersOf(readList(data ?? null))), [data]);
  // The page has already said that it could not be loaded; an empty notebook would be untrue.
  if (!data) return null;
  const ribbons = ribbonsOf(months);
  const total = ribbons.reduce((sum, { answers }) => sum + answers, 0);
  const { height, cover, pages, pageWidth, ribbons: bands } = drawStack(ribbons.map(({ answers }) => answers));
  return (
    <Card title="Your notebook">
      <div className={styles.stack}>
        <svg
          role="img"
          aria-label={`${counted(total, 'answer')} in ${counted(months.length, 'month')}`}
          className={styles.drawing}
          width={WIDTH}
          height={height}
          viewBox={`0 0 ${WIDTH} ${height}`}
        >
          <path d={cover} className={styles.cover} />
          <path d={pages} className={styles.pages} strokeWidth={pageWidth} />
          {bands.map((band) => (
            <path key={band} d={band} className={styles.ribbon} />
          ))}
        </svg>
        {total > 0 ? (
          <ul className={styles.labels}>
            {ribbons.map(({ label, href, answers }) => (
              <li key={href}>
                <Link href={href} className={styles.label}>
                  {label}
                  <span className="visually-hidden">, </span>
                  <span className={styles.count}>
                    {answers.toLocaleString('en-US')}
                    <span className="visually-hidden">{answers === 1 ? ' answer' : ' answers'}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.none}>
            <strong>{notebookMessages.history.none}</strong> {notebookMessages.history.noneYet}
          </p>
        )}
      </div>
      {total > 0 && (
        <p>
          <Link href={paths.viewAnswers} className={styles.all}>
            Read all her answers
          </Link>
        </p>
      )}
    </Card>
  );
}
