import { assistant } from '../../contract/assistant';
import { isDecided } from '../api/api-error';
import { call } from '../api/client';
import { isGone } from '../api/is-gone';

/** One that was deleted elsewhere, or by a try whose answer got lost, is gone as he wanted it. */
export async function removeOnServer(id: string): Promise<void> {
  try {
    await insist(() => call(assistant.remove, { params: { id } }));
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

export async function clearOnServer(): Promise<void> {
  await insist(() => call(assistant.clear, {}));
}

/** Deleting twice does no harm: where no decision came, once more shows what became of the first. */
async function insist<T>(act: () => Promise<T>): Promise<T> {
  return act().catch((error) => {
    if (isDecided(error)) throw error;
    return act();
  });
}
