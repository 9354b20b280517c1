import { makeAdministrator } from './accounts/administrators';
import { auditLogFault, readAuditLogChain } from './admin/audit-log-chain';
import { backUpHere } from './back-up-here';
import { readMessages } from './contact/read-messages';
import type { World } from './deps';
import { grant, revoke } from './operator/grants';
import { printLinkFor } from './operator/print-link';
import { StartRefused } from './platform/refusal';
import { rotateKeys } from './rotate-keys';

/** What an operator can do from the command line; each answers with the lines to print. */
const commands = {
  'make-admin': async (world: World, [email]: string[]) => {
    if (!email) throw new StartRefused('Which account? npm run make-admin -- EMAIL');
    if (!(await makeAdministrator(world, email)))
      throw new StartRefused(`There is no account with the address ${email}.`);
    return [`${email} is an administrator now.`];
  },
  'grant-premium': grant,
  'revoke-premium': revoke,
  'print-link': printLinkFor,
  'rotate-keys': (world: World) => rotateKeys(world),
  'check-audit-log': async (world: World) => {
    const chain = await readAuditLogChain(world);
    const fault = auditLogFault(chain);
    if (fault) throw new StartRefused(fault);
    return [`The audit log is whole: ${chain.lines} lines, the last with the hash ${chain.head}.`];
  },
  'contact-messages': async (world: World, [which]: string[]) => {
    if (which !== undefined && which !== 'all')
      throw new StartRefused('Which messages? npm run contact-messages -- all');
    return readMessages(world, which ?? 'unseen');
  },
  backup: backUpHere,
  doctor: async (world: World) => (await import('./doctor')).examineHere(world),
  // Only then: a whole notebook of invented answers is nothing that a start should have to load.
  'seed-demo': async (world: World) => (await import('./demo/people')).seedDemo(world),
};

export type CommandName = keyof typeof commands;

export function isCommand(name: string | undefined): name is CommandName {
  return name !== undefined && Object.hasOwn(commands, name);
}

export function runCommand(world: World, name: CommandName, args: string[]): Promise<string[]> {
  return commands[name](world, args);
}
