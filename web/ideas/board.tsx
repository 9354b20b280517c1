import { type DragEvent, useState } from 'react';
import { ideaMessages as words } from '../../contract/idea-messages';
import { type IdeaState, ideaStates, movesFrom } from '../../contract/idea-states';
import type { Idea } from '../../contract/ideas';
import { hasCode, serverSaid } from '../api/api-error';
import { Button } from '../ui/button';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import styles from './gifts-page.module.css';
import { IdeaCard } from './idea-card';
import { useMoveIdea } from './queries';

/** The idea that he moved last, and where to: the focus goes with it. */
type Moved = Pick<Idea, 'id' | 'state'>;

/** Columns on a desk, one at a time on a phone. Moved by dragging, and by the same moves under each idea. */
export function Board({ ideas }: { ideas: readonly Idea[] }) {
  const [shown, setShown] = useState<IdeaState>('idea');
  const [moved, setMoved] = useState<Moved | null>(null);
  const moving = useMoveIdea();
  const { status, show } = useStatusMessage();
  const move = (idea: Idea, to: IdeaState) =>
    moving.mutate(
      { id: idea.id, from: idea.state, to },
      {
        onSuccess: () => {
          setShown(to);
          setMoved({ id: idea.id, state: to });
        },
        onError: (error) =>
          show(hasCode(error, 'idea_state') ? words.movedElsewhere : (serverSaid(error) ?? words.moveFailed), 'error'),
      },
    );
  return (
    <>
      <div className={styles.chips}>
        {ideaStates.map((state) => (
          <Button
            key={state}
            size="small"
            aria-pressed={state === shown}
            kind={state === shown ? 'primary' : 'secondary'}
            onClick={() => setShown(state)}
          >
            {`${words.states[state]} (${ideas.filter((idea) => idea.state === state).length})`}
          </Button>
        ))}
      </div>
      <StatusMessage status={status} />
      <div className={styles.board}>
        {ideaStates.map((state) => (
          <Column key={state} state={state} ideas={ideas} isChosen={state === shown} moved={moved} onMove={move} />
        ))}
      </div>
    </>
  );
}

interface ColumnProps {
  state: IdeaState;
  ideas: readonly Idea[];
  isChosen: boolean;
  moved: Moved | null;
  onMove: (idea: Idea, to: IdeaState) => void;
}

function Column({ state, ideas, isChosen, moved, onMove }: ColumnProps) {
  const [isOver, setOver] = useState(false);
  const here = ideas.filter((idea) => idea.state === state);
  const draggedIn = (event: DragEvent) =>
    ideas.find(({ id, steps }) => id === event.dataTransfer.getData('text/plain') && movesFrom(steps).includes(state));
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const idea = draggedIn(event);
    if (idea) onMove(idea, state);
  };
  const looks = [
    styles.column,
    isChosen && styles.chosen,
    isOver && styles.over,
    state === 'dropped' && styles.dropped,
  ];
  return (
    <section
      aria-labelledby={`ideas-${state}`}
      className={looks.filter(Boolean).join(' ')}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2 id={`ideas-${state}`} className={styles.heading}>
        {words.states[state]}
      </h2>
      {here.length === 0 && <p className={styles.none}>{words.noneHere}</p>}
      {here.map((idea) => (
        <IdeaCard
          key={idea.id}
          idea={idea}
          takesFocus={moved?.id === idea.id && moved.state === state}
          onMove={(to) => onMove(idea, to)}
        />
      ))}
    </section>
  );
}
