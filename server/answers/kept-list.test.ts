import { beforeEach, describe, expect, it } from 'vitest';
import { answers } from '../../contract/answers';
import { questions } from '../../contract/questions';
import { stillTrue } from '../../contract/still-true';
import { DAY } from '../../contract/time';
import { createCast } from '../testing/cast';
import { openTwoApps } from '../testing/instances';
import { addOwnQuestion, poolQuestions, writeDown } from '../testing/notebook';
import type { Person } from '../testing/people';
import { history } from './history';

const [test, other] = await openTwoApps();
const cast = createCast(test);
const { database } = test.world;

const list = (as: Person, tag?: unknown, app = test) =>
  app.call(answers.list, { as, ...(typeof tag === 'string' && { headers: { 'if-none-match': tag } }) });

/** As the database has it now, whatever was told before. */
async function readAnew({ id }: Person) {
  const items = [];
  for await (const batch of history(test.world, id)) items.push(...batch);
  return items;
}

describe('the list of his answers, asked for again', () => {
  let him: Person;
  let said: string;
  let own: string;
  let asked: string;
  beforeEach(async () => {
    him = await cast.hire('premium');
    asked = (await poolQuestions(test, him))[0]?.id ?? '';
    own = (await addOwnQuestion(test, him, 'What did you dream?')).id;
    said = (await writeDown(test, him, 'Peonies', asked)).answer_id;
    await test.call(answers.edit, { as: him, params: { id: said }, body: { text: 'Red peonies' } });
  });
  const run = (text: string, values: unknown[]) => database.executeSql(text, values);

  it('is the same while nothing has changed, on any instance, and is not told to who has it', async () => {
    const first = await list(him);
    const again = await list(him);
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect(first.body).toEqual(await readAnew(him));
    const { etag } = first.headers;
    expect(again.headers.etag).toBe(etag);
    for (const app of [test, other])
      for (const tag of [etag, `W/${etag}`]) {
        const { status, body, headers } = await list(him, tag, app);
        expect({ status, body, stored: headers['cache-control'] }).toEqual({
          status: 304,
          body: null,
          stored: 'no-store',
        });
      }
    const stranger = await cast.hire('premium');
    expect(await list(stranger, etag)).toMatchObject({ status: 200, body: [] });
  });

  const changes: [string, () => Promise<unknown>][] = [
    ['another answer', () => writeDown(test, him, 'Lilacs')],
    ['an edit', () => test.call(answers.edit, { as: him, params: { id: said }, body: { text: 'Tulips' } })],
    ['an answer that goes', () => test.call(answers.remove, { as: him, params: { id: said } })],
    [
      'a newer word of the same matter',
      () => test.call(answers.submit, { as: him, body: { questionId: asked, text: 'Lilacs', replaces: said } }),
    ],
    [
      "'still true'",
      () => test.call(stillTrue.say, { as: him, params: { answerId: said }, body: { verdict: 'still' } }),
    ],
    ['a question of his own', () => addOwnQuestion(test, him, 'And then?')],
    [
      'a question of his own in other words',
      () => test.call(questions.edit, { as: him, params: { id: own }, body: { text: 'Of what did you dream?' } }),
    ],
    ['a question of his own that goes', () => test.call(questions.remove, { as: him, params: { id: own } })],
    [
      'another category of the question',
      () =>
        run(
          "update question set category = case category when 'playful' then 'affection' else 'playful' end where id = $1",
          [asked],
        ),
    ],
    [
      'the end of what edits overwrote',
      () => run("update answer_revision set created_at = created_at - interval '91 days' where user_id = $1", [him.id]),
    ],
    ['bytes that cannot be opened', () => run("update answer set sealed_text = 'spoilt' where id = $1", [said])],
  ];

  it.each(changes)('%s: is told anew, as it is', async (_, change) => {
    const before = await list(him);
    await list(him);
    await change();
    const after = await list(him, before.headers.etag, other);
    expect(after.status).toBe(200);
    expect(after.body).not.toEqual(before.body);
    expect(after.body).toEqual(await readAnew(him));
    expect((await list(him)).body).toEqual(after.body);
  });

  it('is told anew on another day, for what comes back on it', async () => {
    const { headers } = await list(him);
    const now = test.clock.now();
    test.clock.set(new Date(now.getTime() + DAY).toISOString());
    expect((await list(him, headers.etag)).status).toBe(200);
    test.clock.set(now.toISOString());
    expect((await list(him, headers.etag)).status).toBe(304);
  });

  it('one with what cannot be opened is not kept: it may be mended', async () => {
    const { rows } = await run('select sealed_text from answer where id = $1', [said]);
    const [{ sealed_text: good }] = rows as [{ sealed_text: Uint8Array }];
    await run("update answer set sealed_text = 'spoilt' where id = $1", [said]);
    expect((await list(him)).body).toContainEqual(expect.objectContaining({ unreadable: true }));
    // As a lost key that is put back would: without a word to the notebook.
    await run('alter table answer disable trigger answer_marks_notebook', []);
    await run('update answer set sealed_text = $2 where id = $1', [said, good]);
    await run('alter table answer enable trigger answer_marks_notebook', []);
    expect((await list(him)).body).toContainEqual(expect.objectContaining({ answer_text: 'Red peonies' }));
  });
});
