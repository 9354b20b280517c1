import { afterAll, expect, it } from 'vitest';
import { answers } from '../../contract/answers';
import { dates } from '../../contract/dates';
import { type DownloadItem, download } from '../../contract/download';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { someoneWithEverything } from '../testing/everything';
import { writeDown } from '../testing/notebook';
import type { Person } from '../testing/people';

const test = await startTestApp();
afterAll(() => test.close());
const cast = createCast(test);
const restOf = async (as: Person) => (await test.call(download.rest, { as })).body;

it('the second file has all that he wrote and said besides her answers and his questions, and nothing of others', async () => {
  const him = await someoneWithEverything(test);
  const day = (await test.call(dates.list, { as: him })).body[0]?.id ?? '';
  const went = { params: { id: day, occurrence: '2026-03-14' }, body: { text: 'She loved the cake' } };
  expect((await test.call(dates.sayHowItWent, { as: him, ...went })).status).toBe(200);
  const items = (await test.call(answers.list, { as: him })).body;
  const answerId = items.find(({ type }) => type === 'answer')?.item_id;
  const expected: { [T in DownloadItem['type']]: object } = {
    'card-entry': { field: 'flower', value: 'Pink ones', source: 'none' },
    idea: { title: 'Peonies', state: 'idea', sources: [{ source: 'living', quote: { quote: 'White peonies' } }] },
    date: { label: 'Her birthday', went: [{ occurrence: '2026-03-14', text: 'She loved the cake' }] },
    check: { answerId, verdict: 'still' },
    revision: { answerId, text: 'Peonies' },
    conversation: { query_text: 'Which flowers does she like?', response_text: expect.any(String) },
  };
  const rest = await restOf(him);
  expect(rest).toMatchObject(Object.entries(expected).map(([type, item]) => ({ type, ...item })));
  expect(await restOf(await cast.hire('basic'))).toEqual([]);
});

it('a long one comes in batches, whole, each once', async () => {
  const him = await cast.hire('premium');
  const { answer_id: id } = await writeDown(test, him, 'Number 0');
  const edit = (text: string) => test.call(answers.edit, { as: him, params: { id }, body: { text } });
  await edit('Number 1');
  // As many as nobody would edit: copies that do not open in another row are passed over, and the list goes on.
  await test.world.database.executeSql(
    `insert into answer_revision select gen_random_uuid(), user_id, answer_id, sealed_text, created_at
     from answer_revision, generate_series(1, 600) where user_id = $1`,
    [him.id],
  );
  expect(await restOf(him)).toMatchObject([{ type: 'revision', text: 'Number 0', answerId: id }]);
});

/** Of each sealed column of a person: in which file it comes, or why it does not. */
const downloaded: Record<string, DownloadItem['type'] | 'answers' | `not: ${string}`> = {
  'answer.sealed_text': 'answers',
  'answer_revision.sealed_text': 'revision',
  'assistant_conversation.sealed_query': 'conversation',
  'assistant_conversation.sealed_reply': 'not: what the response is made of, which is in its text',
  'assistant_conversation.sealed_response': 'conversation',
  'assistant_page.sealed_notes': 'not: an index over her answers',
  'card_entry.sealed_value': 'card-entry',
  'contact_message.sealed_message': 'not: sent to us, and gone after 30 days',
  'danger_list.sealed_dangers': 'not: ids of answers',
  'danger_list.sealed_looked': 'not: ids of answers',
  'idea.sealed_content': 'idea',
  'idea_source.sealed_span': 'idea',
  'important_date.sealed_date': 'date',
  'mention_list.sealed_dismissed': 'not: days that he waved away',
  'mention_list.sealed_look': 'not: ids of answers',
  'outbox.sealed_letter': 'not: mail on its way to him',
  'push_subscription.sealed_subscription': 'not: an address and keys of a browser, of no use elsewhere',
  'question.sealed_text': 'answers',
  'user.sealed_her_name': 'not: one word, which stands in his settings',
};

it('no sealed column is forgotten in it', async () => {
  const { rows } = await test.world.database.executeSql(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name like 'sealed_%'`,
  );
  expect((rows as { name: string }[]).map(({ name }) => name).sort()).toEqual(Object.keys(downloaded).sort());
});
