import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../platform/clock';
import type { Mailer } from '../platform/mail/letter';

/** A mail as the local mailbox shows it. */
export interface DeliveredMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  replyTo: string | null;
  sentAt: string;
}

export interface LocalMailbox {
  mailer: Mailer;
  /** Newest first. */
  list(to?: string): DeliveredMail[];
  find(id: string): DeliveredMail | undefined;
  ids(): string[];
  drop(ids: string[]): void;
}

const KEPT = 2_000;

/** Stands in for an SMTP server on one machine: a file for each mail, named so that order and receiver show without reading it. */
export function createLocalMailbox(dataDir: string, clock: Clock): LocalMailbox {
  const folder = join(dataDir, 'mailbox');
  mkdirSync(folder, { recursive: true, mode: 0o700 });

  const newestFirst = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse();
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as DeliveredMail;

  return {
    mailer: {
      async send(id, letter) {
        const sentAt = clock.now().toISOString();
        const { to, subject, text, html } = letter;
        const mail: DeliveredMail = {
          id,
          to,
          subject,
          text,
          html,
          headers: letter.headers ?? {},
          replyTo: letter.replyTo ?? null,
          sentAt,
        };
        const known = newestFirst();
        // The same mail tried twice is one mail, as a good mail server would fold it.
        if (known.some((name) => name.endsWith(`_${id}.json`))) return;
        const file = join(folder, `${sentAt.replaceAll(':', '-')}_${receiverTag(to)}_${id}.json`);
        writeFileSync(`${file}.new`, JSON.stringify(mail), { mode: 0o600 });
        renameSync(`${file}.new`, file);
        for (const name of known.slice(KEPT - 1)) rmSync(join(folder, name), { force: true });
      },
      close: async () => undefined,
    },
    list: (to) =>
      newestFirst()
        .filter((name) => to === undefined || name.includes(`_${receiverTag(to)}_`))
        .map(read),
    find: (id) => {
      const name = newestFirst().find((candidate) => candidate.endsWith(`_${id}.json`));
      return name === undefined ? undefined : read(name);
    },
    ids: () => newestFirst().map(idIn),
    drop: (ids) => {
      const unwanted = new Set(ids);
      for (const name of newestFirst()) if (unwanted.has(idIn(name))) rmSync(join(folder, name), { force: true });
    },
  };
}

function idIn(name: string): string {
  return name.slice(name.lastIndexOf('_') + 1, -'.json'.length);
}

function receiverTag(address: string): string {
  return createHash('sha256').update(address.trim().toLowerCase()).digest('hex').slice(0, 16);
}
