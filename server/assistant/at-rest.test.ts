import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { assistant } from '../../contract/assistant';
import { parseKeyring } from '../platform/crypto/keyring';
import { rotateTo } from '../platform/crypto/rotate';
import { startTestApp, type TestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { openFreshDatabase } from '../testing/database';
import { dumpOf, placesOf } from '../testing/dump';
import { keepLogOf } from '../testing/log-lines';
import { type Behaviour, startModelServer } from '../testing/model-server';
import { writeDown } from '../testing/notebook';
import { runJob } from '../testing/payments';
import type { Person } from '../testing/people';

const database = await openFreshDatabase();
const OLD = Buffer.alloc(32, 5).toString('base64');
const NEW = Buffer.alloc(32, 6).toString('base64');
const test = await startTestApp({ database, env: { MASTER_KEY: OLD } });
const cast = createCast(test);
afterAll(async () => {
  await test.close();
  await database.close();
});

/** A word that nothing else holds, and that no stemmer shortens. */
const word = () => `${randomBytes(9).toString('hex').replace(/[0-9]/g, 'k')}k`;

const ask = (app: TestApp, as: Person, question: string) => app.call(assistant.ask, { as, body: { question } });

async function husbandWho(hers: string, his: string): Promise<Person> {
  const him = await cast.hire('premium');
  await writeDown(test, him, `My ${hers} is all I treasure.`);
  await runJob(test, 'index-answers');
  const { body } = await ask(test, him, `Does she love her ${hers} or ${his}?`);
  expect(body.encryptedResponse).toContain(`${hers} is all`);
  return him;
}

describe("the assistant's part of the database", () => {
  it('shows no word of a question, a reply or the index, by whatever way it was made', async () => {
    const [hers, his] = [word(), word()];
    const him = await husbandWho(hers, his);
    const dump = await dumpOf(database);
    for (const table of ['assistant_page', 'assistant_conversation', 'assistant_index']) {
      expect(dump.get(`public.${table}`), table).toContain(him.id);
    }
    expect(placesOf(dump, hers)).toEqual([]);
    expect(placesOf(dump, his)).toEqual([]);
    expect(placesOf(dump, 'all I treasure')).toEqual([]);
  });

  it('opens nowhere but where it was written', async () => {
    const theirs = word();
    const [him, other] = [await husbandWho(word(), word()), await husbandWho(theirs, word())];
    const { rows } = await database.executeSql('select sealed_notes from assistant_page where user_id = $1', [
      other.id,
    ]);
    await database.executeSql('update assistant_page set sealed_notes = $2 where user_id = $1', [
      him.id,
      (rows as { sealed_notes: Uint8Array }[])[0]?.sealed_notes,
    ]);
    await database.executeSql(
      `update assistant_conversation c
       set sealed_query = o.sealed_query, sealed_response = o.sealed_response, sealed_reply = o.sealed_reply
       from assistant_conversation o where c.user_id = $1 and o.user_id = $2`,
      [him.id, other.id],
    );
    const { body } = await test.call(assistant.history, { as: him });
    expect(body.conversations).toMatchObject([{ unreadable: true }]);
    expect(body.conversations[0]).not.toHaveProperty('reply');
    const asked = await ask(test, him, `Does she love her ${theirs}?`);
    expect(asked.status).toBe(200);
    // The word may come back, as his own question put to her, but nothing that she said to another.
    expect(JSON.stringify(asked.body)).not.toContain(`${theirs} is all`);
  });

  it.each([
    ['was damaged', `sealed_notes = sealed_notes || '\\x00'::bytea`],
    ['is empty', `sealed_notes = ''::bytea`],
    ['stands in the wrong place', 'page = page + 7'],
  ])('a page that %s is as good as none, and is written anew', async (_, change) => {
    const hers = word();
    const him = await husbandWho(hers, word());
    await database.executeSql(`update assistant_page set ${change} where user_id = $1`, [him.id]);
    const { status, body } = await ask(test, him, `Does she love her ${hers}?`);
    expect(status).toBe(200);
    expect(body.encryptedResponse).toContain(`${hers} is all`);
    await runJob(test, 'index-answers');
    const { rows } = await database.executeSql(
      `select version = indexed_version as whole, (select count(*)::int from assistant_page p where p.user_id = $1) as pages
       from assistant_index where user_id = $1`,
      [him.id],
    );
    expect(rows).toEqual([{ whole: true, pages: 1 }]);
    expect((await ask(test, him, `Does she love her ${hers}?`)).body.encryptedResponse).toContain(hers);
  });

  it('and the log at its most talkative shows none either, whether a model fails, lies or answers', async () => {
    const model = await startModelServer();
    const env = { MASTER_KEY: OLD, LOG_LEVEL: 'debug', AI_BASE_URL: model.baseUrl, AI_MODEL: 'some-model' };
    const app = await startTestApp({ database, env });
    const lines = keepLogOf(app);
    const [hers, his] = [word(), word()];
    const him = await husbandWho(hers, his);
    const behaviours: Behaviour[] = [{ status: 500 }, { status: 500 }, { reply: `She said “${his} is mine” [1].` }];
    model.behave(...behaviours, { reply: `She loves ${hers} most [1].` });
    for (let turn = 0; turn < 3; turn++) {
      expect((await ask(app, him, `Does she love her ${hers} or ${his}?`)).status).toBe(200);
    }
    expect((await app.call(assistant.history, { as: him, query: { search: his } })).body.total).toBe(4);
    await runJob(app, 'index-answers');
    expect(model.asked).toHaveLength(4);
    expect(lines.join('')).toContain('the model did not answer');
    expect(lines.join('')).toContain('/api/grok/query');
    for (const secret of [hers, his, 'love most']) expect(lines.join('')).not.toContain(secret);
    await app.close();
    await model.close();
  });

  it('stays readable when the master key is changed', async () => {
    const hers = word();
    const him = await husbandWho(hers, word());
    await rotateTo(database.db, parseKeyring(`${NEW},${OLD}`), test.clock.now());
    const after = await startTestApp({ database, env: { MASTER_KEY: NEW } });
    const { body } = await after.call(assistant.history, { as: him });
    expect(body.conversations[0]?.response_text).toContain(hers);
    expect((await ask(after, him, `Does she love her ${hers}?`)).body.encryptedResponse).toContain(hers);
    await after.close();
  });
});
