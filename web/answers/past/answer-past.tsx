import { useQuery } from '@tanstack/react-query';
import { can } from '../../../contract/access';
import type { AnswerHistory, EarlierWord, Revision } from '../../../contract/answer-history';
import { answerPath } from '../../../contract/paths';
import { stillTrueMessages } from '../../../contract/still-true-messages';
import { changedTo, serverSaid } from '../../api/api-error';
import { isGone } from '../../api/is-gone';
import { useAccess } from '../../session/access';
import { Button } from '../../ui/button';
import { shortDay } from '../../ui/dates';
import { LoadFailure } from '../../ui/load-failure';
import { Link } from '../../ui/navigation';
import { HerWords } from '../../ui/page/her-words';
import { NotebookPage } from '../../ui/page/notebook-page';
import { Skeleton } from '../../ui/skeleton';
import { StatusMessage, useStatusMessage } from '../../ui/status-message';
import { answerPastQuery, useRestoreAnswer } from '../queries';
import { EndedWarning } from './ended-warning';
import { usePastOf } from './past-of';
import styles from './standing.module.css';

const words = stillTrueMessages.history;

/** What became of an answer: her earlier words, what he said when he asked again, and what edits overwrote. */
export function AnswerPast() {
  const { id } = usePastOf();
  const { data, isPending, isLoadingError, refetch } = useQuery(answerPastQuery(id));
  return (
    <div className={styles.past}>
      {isPending && <Skeleton lines={2} />}
      {isLoadingError && <LoadFailure text={words.loadFailed} onRetry={refetch} />}
      {data && <Told {...data} />}
    </div>
  );
}

function Told({ checks, earlier, revisions, hasEnded = false }: AnswerHistory) {
  const isEmpty = checks.length + earlier.length + revisions.length === 0;
  return (
    <>
      {isEmpty && <p className={styles.when}>{words.nothing}</p>}
      <EndedWarning hasEnded={hasEnded} />
      {earlier.length > 0 && <Earlier earlier={earlier} />}
      {checks.length > 0 && <Checks checks={checks} />}
      <Revisions revisions={revisions} />
    </>
  );
}

function Earlier({ earlier }: { earlier: readonly EarlierWord[] }) {
  return (
    <section>
      <h4>{words.earlier}</h4>
      <ul>
        {earlier.map(({ answerId, text, saidOn }) => (
          <li key={answerId}>
            <NotebookPage as="figure" size="line">
              <HerWords isShortened>{text}</HerWords>
              <figcaption>
                <Link href={answerPath(answerId)}>{shortDay(saidOn)}</Link>
              </figcaption>
            </NotebookPage>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Checks({ checks }: Pick<AnswerHistory, 'checks'>) {
  return (
    <section>
      <h4>{words.checks}</h4>
      <ul>
        {checks.map(({ verdict, on }) => (
          <li key={on} className={styles.when}>
            {shortDay(on)}: {words.verdict[verdict]}
          </li>
        ))}
      </ul>
    </section>
  );
}

function whyNot(error: unknown): string {
  if (changedTo(error) !== null) return words.changed;
  return isGone(error) ? words.gone : (serverSaid(error) ?? words.restoreFailed);
}

function Revisions({ revisions }: { revisions: readonly Revision[] }) {
  const { id, text } = usePastOf();
  const mayRestore = can(useAccess(), 'edit-answers');
  const restoring = useRestoreAnswer();
  const { status, show, clear } = useStatusMessage();
  const restore = (revisionId: string) => {
    clear();
    restoring.mutate(
      { id, revisionId, ...(text !== null && { basedOn: text }) },
      {
        onSuccess: () => show(words.restored),
        onError: (error) => show(whyNot(error), 'error'),
      },
    );
  };
  return (
    <>
      {revisions.length > 0 && (
        <section>
          <h4>{words.edits}</h4>
          <p className={styles.when}>{words.keptFor}</p>
          <ul>
            {revisions.map((revision) => (
              <li key={revision.id}>
                <NotebookPage as="figure" size="line">
                  <HerWords>{revision.text}</HerWords>
                  <figcaption className={styles.when}>until {shortDay(revision.until)}</figcaption>
                </NotebookPage>
                {mayRestore && (
                  <Button
                    kind="quiet"
                    size="small"
                    busy={restoring.isPending && restoring.variables.revisionId === revision.id}
                    onClick={() => restore(revision.id)}
                  >
                    {words.restore}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <StatusMessage status={status} />
    </>
  );
}
