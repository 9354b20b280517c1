import { setTimeout as wait } from 'node:timers/promises';

interface Insistence {
  /** How often in all, a second apart. */
  times: number;
  /** Nobody has the time any more. */
  isOver(): boolean;
}

/** Tries again while it fails: what has happened must be written down, and the database may be away just now. */
export async function insist<T>(write: () => Promise<T>, { times, isOver }: Insistence): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write();
    } catch (error) {
      if (attempt >= times || isOver()) throw error;
      await wait(1_000);
    }
  }
}
