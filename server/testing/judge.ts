import { accounts } from '../../contract/accounts';
import { answers } from '../../contract/answers';
import { dailyMail } from '../../contract/daily-mail';
import { messageContext, openSystem, parseKeyring } from '../platform/crypto/keyring';
import { callAt, type Member } from './over-http';
import type { Sql } from './rows';
import { type Ledger, type Outcome, preferencesOf, submitAnswer } from './write-load';

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
  for (const member of product.members) {
    await comparePreferences(ledger, product.url, member, verdict);
    await compareAnswers(ledger, product.url, member, verdict);
  }
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

/** Whoever does not know tries again with the same key; then each is there exactly once, and the count agrees. */
async function compareAnswers(ledger: Ledger, url: string, member: Member, verdict: Verdict): Promise<void> {
  const his = [...ledger.answers].filter(([, tried]) => tried.member.email === member.email);
  for (const [text, tried] of his) {
    if (tried.outcome !== 'info' || text.trim() === '') continue;
    const { status } = await submitAnswer(url, text, tried);
    if (status === 201) tried.outcome = 'ok';
    else verdict.lost.push(`again: ${status} for ${text}`);
  }
  const { body } = await callAt(url, answers.list, { as: member });
  const texts = body.map((item) => item.answer_text ?? '');
  compare(new Map(his.map(([text, { outcome }]) => [text, outcome])), texts, verdict);
  const { answersCount } = (await callAt(url, accounts.me, { as: member })).body;
  if (answersCount !== texts.length) verdict.wrong.push(`${answersCount} counted, ${texts.length} answers`);
}
