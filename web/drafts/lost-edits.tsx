import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { type EditKind, type EditName, kindOf } from './edit-storage';
import styles from './lost-edits.module.css';
import type { Edits } from './use-edits';

interface LostEditsProps {
  edits: Edits;
  kinds: readonly EditKind[];
  /** All that there is to change; null while that is not known. What is not in it was deleted in another tab or device. */
  known: ReadonlySet<EditName> | null;
}

/** There is nothing left to save them to, but they are his words. */
export function LostEdits({ edits, kinds, known }: LostEditsProps) {
  const names = known ? edits.names.filter((name) => kinds.includes(kindOf(name)) && !known.has(name)) : [];
  return (
    <Notice tone="warning" shown={names.length > 0} title="What you were changing has been deleted elsewhere.">
      <p>These are your words, to copy them where you like:</p>
      {names.map((name) => (
        <div key={name} className={styles.lost}>
          <blockquote dir="auto">{edits.read(name)?.text}</blockquote>
          <Button kind="quiet" onClick={() => edits.discard(name)}>
            Discard these words
          </Button>
        </div>
      ))}
    </Notice>
  );
}
