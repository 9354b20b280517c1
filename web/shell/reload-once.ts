import { MINUTE } from '../../contract/time';
import { isServerThere } from '../api/client';

/** Kept beside the address: a reload finds it there without any storage. */
interface Reloaded {
  reloadedAt?: unknown;
}

const PATIENCE = 5_000;

/**
 * After a deploy the files of the version before are gone, and the page that asks for them is of that version: a reload
 * brings the new one. Not where it would take what is being typed, nor twice in a row, nor where no server answers, since
 * the browser would then show its own page in place of the app.
 * @returns whether the page is on its way out
 */
export async function reloadOnce(): Promise<boolean> {
  if (isTyping() || hasJustReloaded() || !(await isServerThere(PATIENCE))) return false;
  if (isTyping()) return false;
  history.replaceState({ ...history.state, reloadedAt: Date.now() } satisfies Reloaded, '');
  location.reload();
  return true;
}

const FIELDS = 'textarea, input:is([type=text], [type=email], [type=password], [type=search], :not([type]))';

/** Whether any field holds words: whose they are, typed or filled in, cannot be told from outside. */
export function isTyping(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
  return [...fields].some((field) => !field.readOnly && field.value.trim() !== '');
}

function hasJustReloaded(): boolean {
  const { reloadedAt }: Reloaded = Object(history.state);
  return typeof reloadedAt === 'number' && Math.abs(Date.now() - reloadedAt) < MINUTE;
}
