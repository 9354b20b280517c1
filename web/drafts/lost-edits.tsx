import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { type EditKind, type EditName, kindOf } from './edit-storage';
import styles from './lost-edits.module.css';
import type { Edits } from './use-edits';

interface LostEditsProps {
  edits: Edits;
  kinds: readonly EditKind[];
  /** All that he can change; null while that is not known. What is not in it is gone, or his Premium is. */
  known: ReadonlySet<EditName> | null;
  /** Where `known` is from. What was fetched a while ago does not know what is new, and is asked for again. */
  lists: readonly QueryKey[];
}

/** There is nothing left to save them to, but they are his words. */
export function LostEdits({ edits, kinds, known, lists }: LostEditsProps) {
  const missing = known ? edits.names.filter((name) => kinds.includes(kindOf(name)) && !known.has(name)) : [];
  const names = useConfirmed(missing, lists);
  return (
    <Notice tone="warning" shown={names.length > 0} title="What you were changing can't be saved anymore.">
      <p>Here are your words, so you can copy them:</p>
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

/** Those that are still missing after the list has been fetched once more: only the server can say that they are gone. */
function useConfirmed(missing: readonly EditName[], lists: readonly QueryKey[]): readonly EditName[] {
  const cache = useQueryClient();
  const [confirmed, setConfirmed] = useState<ReadonlySet<EditName>>(new Set());
  const doubted = missing.filter((name) => !confirmed.has(name)).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists of a screen stay the same
  useEffect(() => {
    if (doubted === '') return;
    const names = doubted.split('\n') as EditName[]; // As they were put together.
    Promise.all(lists.map((queryKey) => cache.refetchQueries({ queryKey }, { throwOnError: true }))).then(
      () => setConfirmed((before) => new Set([...before, ...names])),
      () => undefined,
    );
  }, [doubted]);
  return missing.filter((name) => confirmed.has(name));
}
