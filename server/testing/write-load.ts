import { accounts } from '../../contract/accounts';
import { contact } from '../../contract/contact';
import { dailyMail } from '../../contract/daily-mail';
import type { Endpoint } from '../../contract/endpoint';
import { messageContext, openSystem, parseKeyring } from '../platform/crypto/keyring';
import { type CallOptions, uniqueEmail } from './app';
import { callAt, type Member, PASSWORD } from './over-http';
import type { Sql } from './rows';

/** What became of a write: done; refused, so it must not be there; or nobody knows, so it may be there once. */
export type Outcome = 'ok' | 'fail' | 'info';

const MOST_WRITES = 20_000;
const zones = Intl.supportedValuesOf('timeZone');

/** Every write that was tried, by the unique word in it. */
export interface Ledger {
  signups: Map<string, Outcome>;
  messages: Map<string, Outcome>;
  /** For each member, the number that each change of his preferences stood for, in order. */
  preferences: Map<string, { number: number; outcome: Outcome }[]>;
  /** Statuses of 500 and above that were answered, and how often. */
  serverErrors: Map<string, number>;
}

export function newLedger(): Ledger {
  return { signups: new Map(), messages: new Map(), preferences: new Map(), serverErrors: new Map() };
}

export function countOf(ledger: Ledger, outcome: Outcome): number {
  const all = [...ledger.signups.values(), ...ledger.messages.values()];
  const changes = [...ledger.preferences.values()].flat().map((change) => change.outcome);
  return [...all, ...changes].filter((each) => each === outcome).length;
}

/** Preferences as a number that only grows: an hour, a time zone and a switch are its digits. */
const preferencesOf = (number: number) => ({
  hour: number % 24,
  timeZone: zones[Math.floor(number / 24) % zones.length] ?? 'UTC',
  dailyMail: Math.floor(number / 24 / zones.length) % 2 === 0,
});

export interface WriteLoad {
  /** The first acknowledged write: from here on the server is really at work. */
  begun: Promise<void>;
  /** Asks the writers to stop after what they are at. */
  stop(): void;
  ended: Promise<void>;
}

/**
 * Eight writers on one server: three write messages, two sign up, and one for each of three members changes his
 * preferences. Each stops when told to, or, unless `throughOutages`, when the server no longer answers.
 */
export function beginWriting(
  url: string,
  ledger: Ledger,
  members: Member[],
  options: { throughOutages?: boolean } = {},
): WriteLoad {
  let stopped = false;
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });

  async function outcomeOf<E extends Endpoint>(endpoint: E, given: CallOptions<E>): Promise<Outcome> {
    try {
      const { status, body, headers } = await callAt(url, endpoint, given);
      if (status < 300) {
        begin();
        return 'ok';
      }
      if (status < 500) return 'fail';
      const told = `${status} ${body.code} retry-after=${headers['retry-after'] ?? 'none'}`;
      ledger.serverErrors.set(told, (ledger.serverErrors.get(told) ?? 0) + 1);
      return 'info';
    } catch {
      if (!options.throughOutages) stopped = true;
      return 'info';
    }
  }

  async function writeMessages(): Promise<void> {
    for (let n = 0; !stopped && n < MOST_WRITES; n++) {
      const email = uniqueEmail('message');
      // Every tenth is one that must be refused.
      const message = ledger.messages.size % 10 === 9 ? '' : `About ${email}`;
      ledger.messages.set(email, 'info');
      const body = { email, subject: email, message, purpose: 'question' } as const;
      ledger.messages.set(email, await outcomeOf(contact.send, { body }));
    }
  }

  async function signUp(): Promise<void> {
    for (let n = 0; !stopped && n < MOST_WRITES; n++) {
      const email = uniqueEmail('signup');
      const password = ledger.signups.size % 10 === 9 ? 'short' : PASSWORD;
      ledger.signups.set(email, 'info');
      ledger.signups.set(email, await outcomeOf(accounts.signup, { body: { email, password } }));
    }
  }

  async function changePreferences(member: Member): Promise<void> {
    const changes = ledger.preferences.get(member.email) ?? [];
    ledger.preferences.set(member.email, changes);
    for (let n = 0; !stopped && n < MOST_WRITES; n++) {
      const change = { number: (changes.at(-1)?.number ?? 0) + 1, outcome: 'info' as Outcome };
      changes.push(change);
      const wanted = preferencesOf(change.number);
      const body = change.number % 10 === 9 ? { ...wanted, hour: 24 } : wanted;
      change.outcome = await outcomeOf(dailyMail.savePreferences, { as: member, body });
    }
  }

  const writers = [writeMessages(), writeMessages(), writeMessages(), signUp(), signUp()];
  const ended = Promise.all([...writers, ...members.slice(0, 3).map(changePreferences)]).then(() => undefined);
  return {
    begun: Promise.race([begun, ended]),
    stop: () => {
      stopped = true;
    },
    ended,
  };
}

export interface Verdict {
  lost: string[];
  doubled: string[];
  /** There although refused, or never tried, or only half there. */
  wrong: string[];
}

/** The one checker: compares what the ledger says with what the product holds. */
export async function judge(
  ledger: Ledger,
  product: { sql: Sql; url: string; masterKey: string; members: Member[] },
): Promise<Verdict> {
  const verdict: Verdict = { lost: [], doubled: [], wrong: [] };
  compare(ledger.signups, await signupsIn(product.sql, verdict), verdict);
  compare(ledger.messages, await messagesIn(product.sql, product.masterKey), verdict);
  await noMessageWithoutMail(product.sql, verdict);
  for (const member of product.members) await comparePreferences(ledger, product.url, member, verdict);
  return verdict;
}

function compare(tried: Map<string, Outcome>, present: string[], verdict: Verdict): void {
  const seen = new Map<string, number>();
  for (const word of present) seen.set(word, (seen.get(word) ?? 0) + 1);
  for (const [word, outcome] of tried) if (outcome === 'ok' && !seen.has(word)) verdict.lost.push(word);
  for (const [word, times] of seen) {
    if (times > 1) verdict.doubled.push(word);
    if (!tried.has(word) || tried.get(word) === 'fail') verdict.wrong.push(word);
  }
}

/** Accounts, each with exactly one data key, one mailed link and one verification mail. */
async function signupsIn(sql: Sql, verdict: Verdict): Promise<string[]> {
  const rows = await sql<{ email: string; keys: number; links: number; mails: number }>(`
    select email,
      (select count(*)::int from user_key k where k.user_id = u.id) as keys,
      (select count(*)::int from mailed_token t where t.user_id = u.id) as links,
      (select count(*)::int from email_log l where l.user_id = u.id and l.kind = 'verification') as mails
    from "user" u where email_key like 'signup-%'`);
  for (const { email, keys, links, mails } of rows) {
    if (keys !== 1 || links !== 1 || mails !== 1) verdict.wrong.push(`${email}: ${keys} ${links} ${mails}`);
  }
  return rows.map((row) => row.email);
}

/** The words in messages, opened: what cannot be opened throws. */
async function messagesIn(sql: Sql, masterKey: string): Promise<string[]> {
  const ring = parseKeyring(masterKey);
  const rows = await sql<{ id: string; sealed: string }>(
    "select id, encode(sealed_message, 'hex') as sealed from contact_message",
  );
  return rows.map(({ id, sealed }) => {
    const opened = openSystem(ring, messageContext(id), Buffer.from(sealed, 'hex'));
    const { subject, message } = JSON.parse(opened) as { subject: string; message: string };
    return message === `About ${subject}` ? subject : `garbled: ${message}`;
  });
}

async function noMessageWithoutMail(sql: Sql, verdict: Verdict): Promise<void> {
  const [row] = await sql<{ messages: number; mails: number }>(`
    select (select count(*)::int from contact_message) as messages,
      (select count(*)::int from email_log where kind = 'contact') as mails`);
  if (row?.messages !== row?.mails) verdict.wrong.push(`${row?.messages} messages, ${row?.mails} mails about them`);
}

/** The last change that was acknowledged, or one after it that nobody knows about. */
async function comparePreferences(ledger: Ledger, url: string, member: Member, verdict: Verdict): Promise<void> {
  const changes = ledger.preferences.get(member.email) ?? [];
  const lastKnown = changes.findLastIndex(({ outcome }) => outcome === 'ok');
  if (lastKnown < 0) return;
  const { status, body } = await callAt(url, dailyMail.preferences, { as: member });
  const { dailyMail: on, hour, timeZone } = body;
  const possible = changes.slice(lastKnown).filter(({ outcome }) => outcome !== 'fail');
  const expected = possible.map(({ number }) => JSON.stringify(preferencesOf(number)));
  if (status === 200 && expected.includes(JSON.stringify({ hour, timeZone, dailyMail: on }))) return;
  verdict.lost.push(`preferences of ${member.email}: ${status} ${JSON.stringify(body)}, not ${expected.join(' or ')}`);
}
