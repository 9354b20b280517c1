import { afterAll, expect, it } from 'vitest';
import { answers } from '../../contract/answers';
import { dates } from '../../contract/dates';
import { HOUR } from '../../contract/time';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { addOwnQuestion, writeDown } from '../testing/notebook';
import { openedWhile } from '../testing/opened';
import type { Person } from '../testing/people';

const test = await startTestApp();
const cast = createCast(test);
afterAll(() => test.close());

const offered = async (as: Person) => (await test.call(dates.mentioned, { as })).body;

it('what she said of a birthday is offered with her dated words, and kept only when he takes it', async () => {
  const him = await cast.hire('premium');
  await writeDown(test, him, 'Peonies, always peonies.');
  const said = await writeDown(test, him, "Quiet. My birthday is March 3rd. And my mom's birthday is June 9.");
  const shown = await offered(him);
  expect(shown.map(({ label, rule, quote }) => ({ label, rule, quote }))).toEqual([
    { label: 'Her birthday', rule: { kind: 'day', month: 3, day: 3 }, quote: 'My birthday is March 3rd.' },
    {
      label: "Her mother's birthday",
      rule: { kind: 'day', month: 6, day: 9 },
      quote: "And my mom's birthday is June 9.",
    },
  ]);
  expect(shown[0]).toMatchObject({ answerId: said.answer_id, saidAt: said.created_at, occasion: 'her-birthday' });
  expect((await test.call(dates.list, { as: him })).body).toEqual([]);
  const body = {
    occasion: 'her-birthday' as const,
    label: 'Her birthday',
    rule: { kind: 'month' as const, month: 3 },
    leads: [],
  };
  await test.call(dates.add, { as: him, body });
  expect((await offered(him)).map(({ label }) => label)).toEqual(["Her mother's birthday"]);
  await test.call(answers.remove, { as: him, params: { id: said.answer_id } });
  expect(await offered(him)).toEqual([]);
});

it('what she said last counts, and a bare day answers what he asked himself', async () => {
  const [him, other] = [await cast.hire('premium'), await cast.hire('premium')];
  const question = await addOwnQuestion(test, him, 'When is your birthday?');
  await writeDown(test, him, 'March 2nd', question.id);
  await writeDown(test, him, 'March 3rd, silly', question.id);
  expect((await offered(him)).map(({ quote }) => quote)).toEqual(['March 3rd, silly']);
  expect(await offered(other)).toEqual([]);
});

it('one that he waved away is not offered again, in whichever answer she says it; another day under that name is', async () => {
  const him = await cast.hire('basic');
  const body = { label: "Her sister's birthday", rule: { kind: 'day', month: 5, day: 2 } } as const;
  await writeDown(test, him, "My sister's birthday is May 2.");
  expect((await offered(him)).map(({ label, rule }) => ({ label, rule }))).toEqual([body]);
  for (const _ of ['once', 'and again']) {
    expect((await test.call(dates.dismissMentioned, { as: him, body })).status).toBe(200);
  }
  expect(await offered(him)).toEqual([]);
  await writeDown(test, him, "I told you, my sister's birthday is May 2!");
  expect(await offered(him)).toEqual([]);
  await writeDown(test, him, "Oh, my sister's birthday is May 3.");
  expect((await offered(him)).map(({ quote }) => quote)).toEqual(["Oh, my sister's birthday is May 3."]);
});

it('a look opens what was said or changed since the last one, and what speaks of a day; never the whole notebook again', async () => {
  const him = await cast.hire('premium');
  const plain: string[] = [];
  for (const text of ['Peonies.', 'Pesto.', 'Porto.', 'Poems.'])
    plain.push((await writeDown(test, him, text)).answer_id);
  const speaks = (await writeDown(test, him, 'My birthday is March 3rd.')).answer_id;
  const opened = async () => {
    const ids = await openedWhile(test, { table: 'answer', userId: him.id }, () => offered(him));
    return [...new Set(ids)].sort();
  };
  expect(await opened()).toEqual([...plain, speaks].sort());
  expect(await opened()).toEqual([speaks]);
  const fresh = (await writeDown(test, him, 'Pasta.')).answer_id;
  const [edited = ''] = plain;
  const change = async (text: string) => {
    test.clock.advance(HOUR);
    expect((await test.call(answers.edit, { as: him, params: { id: edited }, body: { text } })).status).toBe(200);
  };
  await change("My mom's birthday is June 9.");
  expect(await opened()).toEqual([edited, fresh, speaks].sort());
  expect((await offered(him)).map(({ label }) => label).sort()).toEqual(['Her birthday', "Her mother's birthday"]);
  await change('Peonies after all.');
  await test.call(answers.remove, { as: him, params: { id: speaks } });
  expect(await opened()).toEqual([edited]);
  expect(await offered(him)).toEqual([]);
});
