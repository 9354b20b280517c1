import { setTimeout as wait } from 'node:timers/promises';
import { accounts } from '../../contract/accounts';
import { answers } from '../../contract/answers';
import { contact } from '../../contract/contact';
import { dailyMail } from '../../contract/daily-mail';
import type { Endpoint } from '../../contract/endpoint';
import { questions } from '../../contract/questions';
import { uniqueEmail } from './addresses';
import type { Answer, CallOptions } from './app';
import { callAt, type Member, PASSWORD } from './over-http';
import { isThorough } from './thorough';

/** What became of a write: done; refused, so it must not be there; or nobody knows, so it may be there once. */
export type Outcome = 'ok' | 'fail' | 'info';

const MOST_WRITES = 20_000;
/** Between two writes of a writer, in milliseconds. Without one most of a run would be more of the same writes. */
const PAUSE = { betweenWrites: isThorough ? 0 : 10, betweenSignups: 100 };
const zones = Intl.supportedValuesOf('timeZone');

/** Every write that was tried, by the unique word in it. */
export interface Ledger {
  signups: Map<string, Outcome>;
  messages: Map<string, Outcome>;
  /** For each member, the number that each change of his preferences stood for, in order. */
  preferences: Map<string, { number: number; outcome: Outcome }[]>;
  /** By the text, which is unique. */
  answers: Map<string, TriedAnswer>;
  /** Statuses of 500 and above that were answered, and how often. */
  serverErrors: Map<string, number>;
}

export interface TriedAnswer {
  member: Member;
  questionId: string;
  outcome: Outcome;
}

export function newLedger(): Ledger {
  return {
    signups: new Map(),
    messages: new Map(),
    preferences: new Map(),
    answers: new Map(),
    serverErrors: new Map(),
  };
}

export function countOf(ledger: Ledger, outcome: Outcome): number {
  const all = [...ledger.signups.values(), ...ledger.messages.values()];
  const others = [...[...ledger.preferences.values()].flat(), ...ledger.answers.values()];
  return [...all, ...others.map((each) => each.outcome)].filter((each) => each === outcome).length;
}

/** Preferences as a number that only grows: an hour, a time zone and a switch are its digits. */
export const preferencesOf = (number: number) => ({
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

/** Sends an answer, again if need be: its text is also its key, so that it cannot become two. */
export function submitAnswer(url: string, text: string, { member, questionId }: TriedAnswer) {
  const headers = { 'idempotency-key': text.replace(/\W/g, '') };
  return callAt(url, answers.submit, { as: member, body: { questionId, text }, headers });
}

/**
 * Eight writers on one server: two write messages, two sign up, two change preferences and two write answers. Each
 * stops when told to, or, unless `throughOutages`, when the server no longer answers.
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

  const outcomeOf = <E extends Endpoint>(endpoint: E, given: CallOptions<E>) =>
    outcomeIn(() => callAt(url, endpoint, given));

  async function outcomeIn<E extends Endpoint>(call: () => Promise<Answer<E>>): Promise<Outcome> {
    try {
      const { status, body, headers } = await call();
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
    } finally {
      await wait(PAUSE.betweenWrites);
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
      const password = ledger.signups.size % 3 === 2 ? 'short' : PASSWORD;
      ledger.signups.set(email, 'info');
      ledger.signups.set(email, await outcomeOf(accounts.signup, { body: { email, password } }));
      // Each hashes a password: without a pause nearly all of the work would be that.
      await wait(PAUSE.betweenSignups);
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

  async function writeAnswers(member: Member): Promise<void> {
    const asked = await callAt(url, questions.daily, { as: member }).catch(() => null);
    if (asked?.status !== 200) return;
    const questionId = asked.body.id;
    for (let n = 0; !stopped && n < MOST_WRITES; n++) {
      const text = ledger.answers.size % 10 === 9 ? ' '.repeat(ledger.answers.size) : `Café ♥ ${uniqueEmail('answer')}`;
      const tried: TriedAnswer = { member, questionId, outcome: 'info' };
      ledger.answers.set(text, tried);
      tried.outcome = await outcomeIn(() => submitAnswer(url, text, tried));
    }
  }

  const writers = [writeMessages(), writeMessages(), signUp(), signUp()];
  const ofMembers = [...members.slice(0, 2).map(changePreferences), ...members.slice(1, 3).map(writeAnswers)];
  const ended = Promise.all([...writers, ...ofMembers]).then(() => undefined);
  return {
    begun: Promise.race([begun, ended]),
    stop: () => {
      stopped = true;
    },
    ended,
  };
}
