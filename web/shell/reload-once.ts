import { isAnythingOnlyRemembered, tabStorage } from '../api/browser-storage';
import { versionOffered } from '../api/client';

/** The versions for which this tab has been loaded anew. */
const RELOADED_FOR = 'reloadedFor';

const PATIENCE = 5_000;

/**
 * After a deploy the files of the version before are gone, and the page that asks for them is of that version: a reload
 * brings the new one. Once for each version, however long its file stays missing. Not where it would take what is being
 * typed or what only this page remembers, nor where no server answers, since the browser would then show its own page in
 * place of the app.
 * @param isWanted whether he still waits for the file when the server has answered
 * @returns whether the page is on its way out
 */
export async function reloadOnce(isWanted: () => boolean): Promise<boolean> {
  if (isTyping() || isAnythingOnlyRemembered()) return false;
  const version = await versionOffered(PATIENCE);
  if (version === null || !isWanted() || isTyping()) return false;
  const before = tabStorage.read(RELOADED_FOR)?.split('\n') ?? [];
  if (before.includes(version) || !tabStorage.write(RELOADED_FOR, [...before, version].join('\n'))) return false;
  location.reload();
  return true;
}

const FIELDS = 'textarea, input:is([type=text], [type=email], [type=password], [type=search], :not([type]))';

/** Whether any field holds words: whose they are, typed or filled in, cannot be told from outside. */
export function isTyping(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
  return [...fields].some((field) => !field.readOnly && field.value.trim() !== '');
}
