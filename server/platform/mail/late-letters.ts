import type { Letter } from './letter';

/**
 * A kind of mail or notification that is written when it leaves, from what is so then: its words rest nowhere on the way,
 * and what was changed or deleted meanwhile counts.
 */
export interface LateKind<Ref, What = Letter> {
  /** What leaves, or null where its cause is gone. Called anew at every try. */
  compose(ref: Ref): Promise<What | null>;
  /** Called once for some that are about to be composed: what is cheaper to work out together. */
  prepare?(refs: Ref[]): Promise<void>;
}

/** What waits on the way: what leaves, or what it is composed from. */
export type Waiting<What> = What | { ref: unknown };

export interface LateKinds<What> {
  add<Ref>(name: string, kind: LateKind<Ref, What>): void;
  compose(name: string, waiting: Waiting<What>): Promise<What | null>;
  prepare(name: string, refs: unknown[]): Promise<void>;
}

export function createLateKinds<What extends object>(): LateKinds<What> {
  const kinds = new Map<string, LateKind<unknown, What>>();
  return {
    add: (name, kind) => void kinds.set(name, kind as LateKind<unknown, What>),
    compose: async (name, waiting) => {
      if (!('ref' in waiting)) return waiting;
      const kind = kinds.get(name);
      if (!kind) throw new Error(`nothing here composes what is of the kind ${name}`);
      return kind.compose(waiting.ref);
    },
    prepare: async (name, refs) => kinds.get(name)?.prepare?.(refs),
  };
}
