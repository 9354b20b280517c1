import { parsed } from '../api/stored-value';
import { useOwner } from '../session/use-owner';
import { readText } from './draft-storage';
import { useKeptText } from './use-kept-text';

/**
 * The fields of a form that is sent and then gone, kept with every change as one text is. Opening it keeps nothing.
 * @param readAs takes whatever stands there, perhaps of another release; null where that is no such form
 */
export function useKeptFields<T extends object>(name: string, begunWith: T, readAs: (kept: unknown) => T | null) {
  const owner = useOwner();
  const { text, write } = useKeptText(owner, name);
  const fieldsIn = (kept: string) => readAs(parsed(kept)) ?? begunWith;
  return {
    fields: fieldsIn(text),
    // From what is kept, as two changes may come before the next drawing.
    change: (some: Partial<T>) => write(JSON.stringify({ ...fieldsIn(readText(owner, name)), ...some })),
    /** It was sent, or given up. */
    drop: () => write(''),
  };
}
