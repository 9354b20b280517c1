import { createContext, useContext } from 'react';

/** The answer whose history is open. */
export interface PastOf {
  id: string;
  /** As it is read here now; null where it cannot be. */
  text: string | null;
}

export const PastContext = createContext<PastOf>({ id: '', text: null });
export const usePastOf = (): PastOf => useContext(PastContext);
