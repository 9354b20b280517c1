import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedDatabase } from '../../testing/database';

/**
 * What a thief of the database can read, and why he may. A column that is new here is a decision: say why it may be
 * readable, or seal it.
 */
const readable: Record<string, string> = {
  'user.email': 'must be found at login; the one thing about a person that is not sealed',
  'user.email_key': 'the address, lower-cased, for its unique index',
  'user.pending_email': 'an address that waits for its proof, as in user.email; gone within a day of lapsing',
  'user.pending_email_key': 'the same, lower-cased, to be found at login',
  'user.password_hash': 'argon2id',
  'user.printed_link': 'one of two words of ours',
  'user.time_zone': 'the name of a zone, checked against the known ones',
  'user_key.kid': 'the fingerprint of a master key',
  'master_key.kid': 'the fingerprint of a master key',
  'mailed_token.purpose': 'one of a few words of ours',
  'mailed_token.email': 'the address that the link proves, as in user.email; gone with the link',
  'mailed_token.password_hash': 'argon2id',
  'question.pool_id': 'the name of a question that ships with the product',
  'question.text': 'questions of the pool only; a check constraint keeps custom ones out',
  'question.category': 'one of a few words of ours',
  'question.shape': 'one of a few words of ours',
  'question.season': 'two days of the year, of questions that ship with the product',
  'question.pack': 'one of a few words of ours',
  'question.same_as': 'the name of a question that ships with the product',
  'question_pack.pack':
    'one of a few words of ours; which questions he was asked can be read off daily_question anyway',
  'question.idempotency_key': 'the id of who added it, and a random name that his browser gives the submission',
  'question_wording.text': 'earlier wordings of questions of the pool; a trigger writes them from question.text alone',
  'answer.idempotency_key': 'a random name that the browser gives a submission',
  'answer_check.verdict': 'one of a few words of ours',
  'still_true_choice.rhythm': 'one of a few words of ours',
  'card_entry.field': 'one of a few words of ours; which questions she answered can be read off answer anyway',
  'idea.kind': 'one of a few words of ours',
  'idea.state': 'one of a few words of ours',
  'idea.idempotency_key': 'a random name that the browser gives a submission',
  'idea_step.state': 'one of a few words of ours',
  'subscription.customer_id': "the payment provider's id",
  'subscription.subscription_id': "the payment provider's id",
  'subscription.status': "one of the payment provider's words",
  'payment_event.id': "the payment provider's id",
  'payment_event.type': "one of the payment provider's words",
  'customer_removal.customer_id': "the payment provider's id",
  'outbox.channel': 'one of two words of ours',
  'outbox.kind': 'one of a few words of ours',
  'outbox.ref': 'ids, days and zones of what is composed when it leaves; gone with it',
  'email_log.kind': 'one of a few words of ours',
  'email_log.dedupe_key': 'kind, id and day of a mail; of a reminder of her days a keyed hash',
  'email_log.status': 'one of a few words of ours',
  'email_log.last_error': 'a code, never the sentence of a mail server',
  'mail_preference.daily_push': 'one of a few words of ours',
  'mail_preference.date_push': 'one of a few words of ours',
  'mail_preference.time_zone': 'the name of a zone, checked against the known ones',
  'important_date.idempotency_key': 'a random name that the browser gives a submission',
  'contact_message.purpose': 'one of a few words of ours',
  'assistant_conversation.idempotency_key': 'a random name that the browser gives a submission',
  'audit_log.action': 'one of a few words of ours',
  'audit_log.outcome': 'one of a few words of ours',
  'audit_log.reason': 'the code of a refusal',
  'audit_log.counts': 'numbers, by words of ours: what an import did',
  'site_theme.style': 'colors, fonts and distances that an administrator chose for everybody',
  'visit_count.scale': 'one of two words of ours',
  'rate_counter.bucket': 'a keyed hash',
  'job_run.name': 'the name of a job of ours',
  'job_run.outcome': 'one of a few words of ours',
  'deletion.mark': 'a keyed hash',
  'deletion.key_id': 'the fingerprint of a key',
  'good_backup.file': 'the name that a backup was given by us: its moment',
  'shipped_data.name': 'the name of a file of ours',
  'shipped_data.fingerprint': 'a hash',
};

/** Bytes are either sealed, wrapped or hashed; nothing else has a reason to be bytes. */
const unreadable: Record<string, string> = {
  'user.sealed_her_name': 'under the data key of its user',
  'user_key.wrapped': "the user's data key under the master key",
  'master_key.check_value': 'a keyed hash',
  'mailed_token.hash': 'SHA-256 of 32 random bytes',
  'question.sealed_text': 'under the data key of its creator',
  'answer.sealed_text': 'under the data key of its user',
  'answer_revision.sealed_text': 'under the data key of its user',
  'card_entry.sealed_value': 'under the data key of its user',
  'danger_list.sealed_dangers': 'under the data key of its user',
  'danger_list.sealed_looked': 'under the data key of its user',
  'idea.sealed_content': 'under the data key of its user',
  'idea_source.sealed_span': 'under the data key of its user',
  'outbox.sealed_letter': 'under the master key, gone when the mail has left',
  'contact_message.sealed_message': 'under the master key, gone after 30 days',
  'audit_log.previous_hash': 'SHA-256 over ids and words of the contract',
  'audit_log.hash': 'SHA-256 over ids and words of the contract',
  'audit_log.settled_hash': 'SHA-256 over words of the contract',
  'audit_log_head.hash': 'SHA-256 over ids and words of the contract',
  'important_date.sealed_date': 'under the data key of its user',
  'mention_list.sealed_look': 'under the data key of its user',
  'mention_list.sealed_dismissed': 'under the data key of its user',
  'push_subscription.sealed_subscription': 'under the data key of its user',
  'push_subscription.endpoint_hash': 'SHA-256 of an address that holds some 100 random characters',
  'calendar_feed.token_hash': 'SHA-256 of 32 random bytes',
  'assistant_page.sealed_notes': 'under the data key of its user',
  'assistant_conversation.sealed_query': 'under the data key of its user',
  'assistant_conversation.sealed_response': 'under the data key of its user',
  'assistant_conversation.sealed_reply': 'under the data key of its user',
};

/** Types that cannot hold a sentence. */
const wordless = /^(uuid|boolean|smallint|integer|bigint|date|timestamp with time zone|smallint\[\])$/;

describe('the columns of the database', () => {
  let columns: { name: string; type: string }[];
  beforeAll(async () => {
    const { db } = await sharedDatabase();
    const result = await db.execute(sql`
      select c.relname || '.' || a.attname as name, format_type(a.atttypid, null) as type
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped
      order by 1`);
    columns = (result as unknown as { rows: { name: string; type: string }[] }).rows;
  });

  const namesOf = (kept: (type: string) => boolean) => columns.filter(({ type }) => kept(type)).map(({ name }) => name);

  it('each one that can hold words is known, with the reason why it may be read', () => {
    expect(namesOf((type) => !wordless.test(type) && type !== 'bytea')).toEqual(Object.keys(readable).sort());
  });

  it('each one that holds bytes is known, and is sealed, wrapped or hashed', () => {
    expect(namesOf((type) => type === 'bytea')).toEqual(Object.keys(unreadable).sort());
  });

  it('every moment carries its time zone', () => {
    expect(namesOf((type) => /^(timestamp without|time )/.test(type))).toEqual([]);
  });

  it('a custom question cannot be written in the clear, nor one of the pool be sealed', async () => {
    const { db } = await sharedDatabase();
    const insert = (text: string | null, creator: string | null) =>
      db.execute(sql`insert into question (id, text, created_by_user_id, category, created_at)
        values (gen_random_uuid(), ${text}, ${creator}, 'custom', now())`);
    const refused = { cause: { code: '23514' } };
    await expect(insert('her secret', '018f3a5c-7d1e-7b3a-9c4d-5e6f7a8b9c0d')).rejects.toMatchObject(refused);
    await expect(insert(null, null)).rejects.toMatchObject(refused);
  });
});
