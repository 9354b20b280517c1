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

/** What is sealed on the way: what leaves, or what it is composed from. */
export type Sealed<What> = What | { ref: unknown };

export interface LateKinds<What> {
  add<Ref>(name: string, kind: LateKind<Ref, What>): void;
  compose(name: string, sealed: Sealed<What>): Promise<What | null>;
  prepare(name: string, refs: unknown[]): Promise<void>;
}

export function createLateKinds<What extends object>(): LateKinds<What> {
  const kinds = new Map<string, LateKind<unknown, What>>();
  return {
    add: (name, kind) => void kinds.set(name, kind as LateKind<unknown, What>),
    compose: async (name, sealed) => {
      if (!('ref' in sealed)) return sealed;
      const kind = kinds.get(name);
      if (!kind) throw new Error(`nothing here composes what is of the kind ${name}`);
      return kind.compose(sealed.ref);
    },
    prepare: async (name, refs) => kinds.get(name)?.prepare?.(refs),
  };
}
