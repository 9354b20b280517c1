import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../refusal';

/** OWASP's floor for argon2id, which is this library's default algorithm. The work runs on other threads than the one that serves. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const WAITING = 256;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** A null hash stands for an account that does not exist: it costs the same time and is never right. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

export function createPasswords(argon2 = { hash, verify }): Passwords {
  const turn = boundedTurns(AT_ONCE, WAITING);
  let decoy: Promise<string> | null = null;
  /** Made with the first call, so that no later one takes longer for it; where that fails, the next one tries again. */
  const decoyHash = (): Promise<string> => {
    if (decoy) return decoy;
    const made = argon2.hash('nobody has this password', cost);
    decoy = made;
    made.catch(() => {
      decoy = null;
    });
    return made;
  };
  return {
    hash: (password) => turn(() => argon2.hash(password, cost)),
    verify: (stored, password) =>
      turn(async () => {
        const standIn = decoyHash();
        const matches = await argon2.verify(stored ?? (await standIn), password);
        return stored !== null && matches;
      }),
  };
}

/** So many at once, so many in line, and a clear no to the rest: a flood of logins must not eat the machine. */
export function boundedTurns(atOnce: number, waiting: number) {
  const line: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new Refusal('busy', { retryAfterSeconds: 2 });
      await new Promise<void>((resolve) => line.push(resolve));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      // The place passes to the next in line without being counted down and up again.
      const next = line.shift();
      if (next) next();
      else running--;
    }
  };
}
