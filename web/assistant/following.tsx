import { assistantMessages } from '../../contract/assistant-messages';
import { Button } from '../ui/button';
import styles from './following.module.css';
import type { Followed } from './use-following';

interface FollowingProps {
  followed: Followed;
  onStartOver: () => void;
}

/** Says what his next question will be read with, and how to begin anew. */
export function Following({ followed, onStartOver }: FollowingProps) {
  return (
    <div className={styles.following}>
      <p dir="auto">
        Goes on from <q>{followed.query}</q>
      </p>
      <Button kind="quiet" onClick={onStartOver}>
        {assistantMessages.startOver}
      </Button>
    </div>
  );
}
