import { hash, verify } from '@node-rs/argon2';
import { patientLine } from './patient-line';

/** What a hash takes to make: memory in KiB, passes over it, threads. A stored hash names its own, and is checked with that. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's floor for argon2id, which is this library's default algorithm. The work runs on other threads than the one that serves. */
export const fullCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const PATIENCE = 5_000;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** A null hash stands for an account that does not exist: it costs the same time and is never right. */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** The same, for a caller who may leave before his turn has come. */
  until(left: AbortSignal): Passwords;
}

/** Nobody but a test gives another cost, or an argon2 of its own: there is no setting for it. */
export function createPasswords({ cost = fullCost, argon2 = { hash, verify } } = {}): Passwords {
  const turn = patientLine({ atOnce: AT_ONCE, patience: PATIENCE });
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
  const passwordsFor = (left?: AbortSignal): Passwords => ({
    hash: (password) => turn(() => argon2.hash(password, cost), left),
    verify: (stored, password) =>
      turn(async () => {
        const standIn = decoyHash();
        const matches = await argon2.verify(stored ?? (await standIn), password);
        return stored !== null && matches;
      }, left),
    until: passwordsFor,
  });
  return passwordsFor();
}
