import { afterAll, expect, it } from 'vitest';
import { answers } from '../../contract/answers';
import { dates } from '../../contract/dates';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { addOwnQuestion, writeDown } from '../testing/notebook';
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
