import { LostEdits } from '../drafts/lost-edits';
import { questionsQuery } from '../questions/queries';
import journal from '../ui/journal.module.css';
import styles from './answer-search.module.css';
import { isEditable, type Part } from './editing';
import { editName, useItemDesk } from './item-desk';
import { answersQuery } from './queries';
import type { SearchItem } from './search';
import { SearchEntry } from './search-entry';

interface NotSavedYetProps {
  everything: readonly SearchItem[];
  /** What the list below shows. */
  shown: readonly SearchItem[];
  /** All that there is has been fetched: what is not in it is no more. */
  isComplete: boolean;
}

const parts: readonly Part[] = ['answer', 'question'];
const lists = [answersQuery.queryKey, questionsQuery.queryKey];

/** What he was changing when he left, or when his session ended: found at once, wherever in the list it stands. */
export function NotSavedYet({ everything, shown, isComplete }: NotSavedYetProps) {
  const { edits, rights } = useItemDesk();
  if (edits.names.length === 0) return null;

  const isBegun = (item: SearchItem) =>
    parts.some((part) => {
      const name = editName(item, part);
      return edits.restored.has(name) && edits.read(name) && isEditable(item, part, rights);
    });
  const inList = new Set(shown.map((item) => item.item_id));
  const waiting = everything.filter((item) => !inList.has(item.item_id) && isBegun(item));
  // What Premium's end has closed is as lost to him as what is gone: his words are shown, to be copied.
  const open = everything.flatMap((item) =>
    parts.filter((part) => isEditable(item, part, rights)).map((part) => editName(item, part)),
  );
  return (
    <>
      <LostEdits edits={edits} kinds={parts} lists={lists} known={isComplete ? new Set(open) : null} />
      {waiting.length > 0 && (
        <section aria-label="Not saved yet" className={styles.notSaved}>
          <p>You started changing this and haven't saved it yet:</p>
          <ul className={journal.sheet}>
            {waiting.map((item) => (
              <li key={item.item_id}>
                <SearchEntry item={item} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
