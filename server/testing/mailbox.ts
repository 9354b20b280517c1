import type { Letter, Mailer } from '../platform/mail/letter';

/** Where a test looks for mails: what would have left, newest last. */
export interface TestMailbox {
  mailer: Mailer;
  sent: { id: string; letter: Letter }[];
  to(address: string): Letter[];
  /** The newest mail to an address, which must be there. */
  lastTo(address: string): Letter;
  /** From now on the mail server says this instead of taking mails; null: it takes them again. */
  failWith(fault: Error | null): void;
}

export function createTestMailbox(): TestMailbox {
  const sent: { id: string; letter: Letter }[] = [];
  let fault: Error | null = null;
  const to = (address: string) => sent.map(({ letter }) => letter).filter((letter) => letter.to === address);
  return {
    sent,
    mailer: {
      send: async (id, letter) => {
        if (fault) throw fault;
        sent.push({ id, letter });
      },
      close: async () => undefined,
    },
    failWith: (next) => {
      fault = next;
    },
    to,
    lastTo: (address) => {
      const letter = to(address).at(-1);
      if (!letter) throw new Error(`no mail to ${address}`);
      return letter;
    },
  };
}

/** The token of the link in a mail. */
export function tokenIn(letter: Letter): string {
  const token = /[?&]token=([\w-]+)/.exec(letter.text)?.[1];
  if (!token) throw new Error(`no link in "${letter.subject}"`);
  return token;
}
