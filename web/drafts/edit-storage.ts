import { draftsOf } from '../api/sealed-box';
import { sealedStorage } from '../api/sealed-storage';
import { parsed } from '../api/stored-value';
import { doneWith, type IsDone, keep } from './draft-storage';

/** New words for a text that is already saved. */
export interface Edit {
  /** The text as it was when he began. */
  base: string;
  text: string;
}

/** What an edit may be of. The name of one is its kind and the id of what it changes. */
export type EditKind = 'answer' | 'question' | 'pool';
export type EditName = `${EditKind} ${string}`;

const prefixOf = (owner: string) => `${draftsOf(owner)}edit/`;

export const kindOf = (name: EditName) => name.slice(0, name.indexOf(' ')) as EditKind; // As its type says.

export function listEdits(owner: string): Map<EditName, Edit> {
  const prefix = prefixOf(owner);
  const found = sealedStorage.keys(prefix).flatMap((key) => {
    const name = key.slice(prefix.length) as EditName; // Nobody else writes there.
    const edit = readEdit(owner, name);
    return edit ? [[name, edit] as const] : [];
  });
  return new Map(found);
}

export function readEdit(owner: string, name: EditName): Edit | null {
  const { base, text }: Partial<Record<keyof Edit, unknown>> = Object(
    parsed(sealedStorage.read(prefixOf(owner) + name)),
  );
  return typeof base === 'string' && typeof text === 'string' ? { base, text } : null;
}

/** As long as nothing is changed there is nothing to keep. */
export function keepEdit(owner: string, name: EditName, { base, text }: Edit): void {
  keep(prefixOf(owner) + name, text.trim() === base.trim() ? '' : text, { base, text });
}

export function dropEdit(owner: string, name: EditName): void {
  sealedStorage.remove(prefixOf(owner) + name);
}

/** Calls back with what another tab changed. Returns how to stop. */
export function watchEditsElsewhere(owner: string, changed: (name: EditName, isDone: IsDone) => void): () => void {
  const prefix = prefixOf(owner);
  return sealedStorage.watch((key, isElsewhere, before) => {
    if (isElsewhere && key.startsWith(prefix)) changed(key.slice(prefix.length) as EditName, doneWith(before));
  });
}
