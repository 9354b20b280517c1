import type { Letter } from './letter';

/**
 * A kind of mail whose letter is written when it leaves, from what is so then: its words rest nowhere on the way, and what
 * was changed or deleted meanwhile counts.
 */
export interface LateKind<Ref> {
  /** The letter, or null where its cause is gone. Called anew at every try. */
  compose(ref: Ref): Promise<Letter | null>;
  /** Called once for some that are about to be composed: what is cheaper to work out together. */
  prepare?(refs: Ref[]): Promise<void>;
}

/** What is sealed on the way: a letter, or what one is composed from. */
export type Sealed = Letter | { ref: unknown };

export interface LateKinds {
  add<Ref>(name: string, kind: LateKind<Ref>): void;
  letterOf(name: string, sealed: Sealed): Promise<Letter | null>;
  prepare(name: string, refs: unknown[]): Promise<void>;
}

export function createLateKinds(): LateKinds {
  const kinds = new Map<string, LateKind<unknown>>();
  return {
    add: (name, kind) => void kinds.set(name, kind as LateKind<unknown>),
    letterOf: async (name, sealed) => {
      if (!('ref' in sealed)) return sealed;
      const kind = kinds.get(name);
      if (!kind) throw new Error(`nothing here composes a letter of the kind ${name}`);
      return kind.compose(sealed.ref);
    },
    prepare: async (name, refs) => kinds.get(name)?.prepare?.(refs),
  };
}
