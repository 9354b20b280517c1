import { isAnythingOnlyRemembered, tabStorage } from '../api/browser-storage';
import { versionOffered } from '../api/client';
import { unkept } from '../api/sealed-box';

/** The versions for which this tab has been loaded anew. */
const RELOADED_FOR = 'reloadedFor';

const PATIENCE = 5_000;

/**
 * What a reload would bring, or null where there should be none: it would take what is being typed or what only this page
 * remembers, or no server answers, and the browser would then show its own page in place of the app.
 */
async function versionToLoad(isWanted: () => boolean): Promise<string | null> {
  if (!mayReload()) return null;
  const version = await versionOffered(PATIENCE);
  return isWanted() && !isTyping() ? version : null;
}

/** Nothing is being typed, and the browser keeps all that was. */
export const mayReload = () => !isTyping() && !isAnythingOnlyRemembered() && unkept.size === 0;

/**
 * After a deploy the files of the version before are gone, and the page that asks for them is of that version: a reload
 * brings the new one. Once for each version, however long its file stays missing.
 * @param isWanted whether he still waits for the file when the server has answered
 * @returns whether the page is on its way out
 */
export async function reloadOnce(isWanted: () => boolean): Promise<boolean> {
  const version = await versionToLoad(isWanted);
  if (version === null) return false;
  const before = tabStorage.read(RELOADED_FOR)?.split('\n') ?? [];
  if (before.includes(version) || !tabStorage.write(RELOADED_FOR, [...before, version].join('\n'))) return false;
  location.reload();
  return true;
}

/**
 * He asked for it again and it failed again. Some browsers keep a module failed that did not come once, though its file is
 * there by now: only the whole page brings it.
 * @param goThere to where it was wanted, if he is not there
 */
export async function loadAnew(goThere: () => void = () => {}): Promise<void> {
  if ((await versionToLoad(() => true)) === null) return;
  goThere();
  location.reload();
}

const FIELDS = 'textarea, input:is([type=text], [type=email], [type=password], [type=search], :not([type]))';

/** Whether any field holds words: whose they are, typed or filled in, cannot be told from outside. */
export function isTyping(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
  return [...fields].some((field) => !field.readOnly && field.value.trim() !== '');
}
