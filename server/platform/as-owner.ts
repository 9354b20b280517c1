import { statSync } from 'node:fs';

/**
 * A command that an administrator of the machine gives works as the owner of the data folder, as the product does: what it
 * writes there as root the product could not open at its next start.
 */
export function becomeOwnerOf(folder: string): void {
  const { setgroups, setgid, setuid } = process;
  if (process.getuid?.() !== 0 || !setgroups || !setgid || !setuid) return;
  const owner = statSync(folder, { throwIfNoEntry: false });
  if (!owner || owner.uid === 0) return;
  setgroups([owner.gid]);
  setgid(owner.gid);
  setuid(owner.uid);
}
