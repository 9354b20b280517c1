import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { inDays } from '../../contract/days';
import { ideaMessages as words } from '../../contract/idea-messages';
import { type IdeaState, ideaMoves, isOpenState, movesFrom } from '../../contract/idea-states';
import type { Idea } from '../../contract/ideas';
import { serverSaid } from '../api/api-error';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { useConfirm } from '../ui/confirm';
import { CardQuote } from '../ui/page/card-quote';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import { EditIdea } from './edit-idea';
import styles from './idea-card.module.css';
import { dayOf } from './idea-days';
import { useIsEditKept } from './idea-drafts';
import { Mind } from './mind';
import { inWords } from './money';
import { useOccasions } from './occasions';
import { useDeleteIdea, useIsTaking } from './queries';
import { Reactions } from './reactions';

interface IdeaCardProps {
  idea: Idea;
  /** It was just moved here; the button that moved it went with its old place. */
  takesFocus: boolean;
  onMove: (to: IdeaState) => void;
}

/** One idea: what it is, why, what to mind, and where it may go. */
export function IdeaCard({ idea, takesFocus, onMove }: IdeaCardProps) {
  const id = useId();
  const [isEditing, setEditing] = useState(useIsEditKept(idea.id));
  // What he edits is based on the idea as it is when the form opens: a save under way would outdate it.
  const isFormOpen = !useIsTaking(idea.id) && isEditing;
  const drag = (event: DragEvent) => event.dataTransfer.setData('text/plain', idea.id);
  return (
    <article aria-labelledby={id} className={styles.idea} draggable={!isEditing} onDragStart={drag}>
      <h3 id={id} dir="auto" className={styles.title}>
        {idea.title}
      </h3>
      <Facts idea={idea} />
      {idea.note && (
        <p dir="auto" className={styles.note}>
          {idea.note}
        </p>
      )}
      {idea.where && <p dir="auto">{idea.where}</p>}
      {isOpenState(idea.state) && <Mind dangers={idea.dangers} />}
      <Sources idea={idea} />
      {idea.state === 'given' && (
        <div hidden={isFormOpen}>
          <Reactions idea={idea} />
        </div>
      )}
      {isFormOpen ? (
        <EditIdea idea={idea} onDone={() => setEditing(false)} />
      ) : (
        <Acts idea={idea} takesFocus={takesFocus} describedBy={id} onMove={onMove} onEdit={() => setEditing(true)} />
      )}
    </article>
  );
}

function Facts({ idea: { kind, price, plannedFor, givenOn, dateId, remindOn, state, neverAgain } }: { idea: Idea }) {
  const occasion = useOccasions(dateId !== null).of(dateId);
  return (
    <p className={styles.facts}>
      <Badge>{words.kinds[kind]}</Badge>
      {price && <span>{inWords(price)}</span>}
      {occasion && (
        <span dir="auto">
          {words.for} {occasion.label}
          {isOpenState(state) && ` ${inDays(occasion.daysLeft)}`}
        </span>
      )}
      {plannedFor && state !== 'given' && <span>For {dayOf(plannedFor)}</span>}
      {remindOn && isOpenState(state) && <span>{`${words.reminder} ${dayOf(remindOn)}`}</span>}
      {givenOn && <span>Given {dayOf(givenOn)}</span>}
      {neverAgain && <strong>{words.neverAgain}</strong>}
    </p>
  );
}

function Sources({ idea }: { idea: Idea }) {
  if (idea.sources.length === 0) return null;
  return (
    <div>
      <p className={styles.because}>{words.herWords}</p>
      {idea.sources.map(({ quote, source }, at) => (
        <div key={quote?.answerId ?? `gone ${at}`}>
          {source !== 'living' && <p className={styles.because}>{words[source]}</p>}
          {quote && <CardQuote quote={quote} about={idea.title} />}
        </div>
      ))}
    </div>
  );
}

interface ActsProps extends IdeaCardProps {
  describedBy: string;
  onEdit: () => void;
}

/** The same moves that dragging has, and what else he may do. */
function Acts({ idea, takesFocus, describedBy, onMove, onEdit }: ActsProps) {
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (takesFocus && isLost) buttons.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  const removing = useDeleteIdea();
  const confirm = useConfirm();
  const { status, show } = useStatusMessage();
  const remove = async () => {
    if (!(await confirm({ title: 'Delete idea', text: words.deleteConfirm, confirmLabel: 'Delete', danger: true })))
      return;
    removing.mutate(idea.id, { onError: (error) => show(serverSaid(error) ?? words.deleteFailed, 'error') });
  };
  const isForward = (to: IdeaState) => ideaMoves[idea.state].includes(to);
  return (
    <>
      <div ref={buttons} className={styles.acts}>
        {movesFrom(idea.steps).map((to) => (
          <Button
            key={to}
            size="small"
            kind={isForward(to) && to !== 'dropped' ? 'secondary' : 'quiet'}
            aria-describedby={describedBy}
            onClick={() => onMove(to)}
          >
            {isForward(to) ? words.moves[to] : words.takeBack}
          </Button>
        ))}
        <Button size="small" kind="quiet" aria-describedby={describedBy} onClick={onEdit}>
          Edit
        </Button>
        <Button size="small" kind="quiet" aria-describedby={describedBy} busy={removing.isPending} onClick={remove}>
          Delete
        </Button>
      </div>
      <StatusMessage status={status} />
    </>
  );
}
