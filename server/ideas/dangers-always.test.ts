import { afterAll, expect, it } from 'vitest';
import { answers } from '../../contract/answers';
import { assistant } from '../../contract/assistant';
import { ideas } from '../../contract/ideas';
import { databaseIdOf } from '../subjects/pool-id';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { addOwnQuestion, writeDown } from '../testing/notebook';
import type { Person } from '../testing/people';
import { type DangerCase, dangerCases } from './testing/danger-cases';
import { harmlessAnswers } from './testing/harmless-answers';

const test = await startTestApp();
afterAll(() => test.close());
const cast = createCast(test);

/** Each with what else she said, which is written down once for several of them. */
const IN_ONE_NOTEBOOK = 5;
const notebooks = Array.from({ length: Math.ceil(dangerCases.length / IN_ONE_NOTEBOOK) }, (_, at) =>
  dangerCases.slice(at * IN_ONE_NOTEBOOK, (at + 1) * IN_ONE_NOTEBOOK),
);

async function missedIn(cases: readonly DangerCase[]): Promise<string[]> {
  const him = await cast.hire('premium');
  const own = await addOwnQuestion(test, him, 'What else should I know?');
  for (const text of harmlessAnswers) await writeDown(test, him, text, own.id);
  const missed: string[] = [];
  for (const one of cases) missed.push(...(await without(one, him, own.id)));
  return missed;
}

/** Which of the things that touch what she said come without it; then he forgets it again. */
async function without({ said, ideas: titles, asked }: DangerCase, him: Person, questionId: string): Promise<string[]> {
  const { answer_id: answerId } = await writeDown(test, him, said, questionId);
  const missed: string[] = [];
  for (const title of titles) {
    const { dangers } = (await test.call(ideas.add, { as: him, body: { kind: 'gift', title } })).body;
    const found = dangers.find(({ quote }) => quote.answerId === answerId);
    if (!found?.touches) missed.push(title);
  }
  for (const question of asked) {
    const { citations } = (await test.call(assistant.ask, { as: him, body: { question } })).body;
    if (!citations.some((citation) => citation.answerId === answerId)) missed.push(question);
  }
  await test.call(answers.remove, { as: him, params: { id: answerId } });
  return missed.map((one) => `${said} | ${one}`);
}

it('no new idea and no gift, food or date reply comes without it: 100 of 100', async () => {
  const missed = (await Promise.all(notebooks.map(missedIn))).flat();
  expect(missed).toEqual([]);
}, 60_000);

it('what she only does not want is told where the idea is of it, and not beside any other', async () => {
  const him = await cast.hire('premium');
  const own = await addOwnQuestion(test, him, 'What else should I know?');
  const { answer_id: answerId } = await writeDown(test, him, "I can't stand anchovies, I taste every one.", own.id);
  const besides = async (title: string) =>
    (await test.call(ideas.add, { as: him, body: { kind: 'gift', title } })).body.dangers.map(
      ({ kind, touches, quote }) => ({ kind, touches, of: quote.answerId }),
    );
  expect(await besides('Puttanesca by candlelight')).toEqual([{ kind: 'never', touches: true, of: answerId }]);
  expect(await besides('Pancakes on Sunday')).toEqual([]);
});

it('what she only does not want is told beside an idea of it, also where his own question was for what she cannot eat', async () => {
  const him = await cast.hire('premium');
  const own = await addOwnQuestion(test, him, "Is there anything you can't eat?");
  await writeDown(test, him, "I can't stand anchovies.", own.id);
  const { dangers } = (await test.call(ideas.add, { as: him, body: { kind: 'gift', title: 'Anchovy pizza' } })).body;
  expect(dangers.map(({ kind, quote }) => [kind, quote.quote])).toEqual([['never', "I can't stand anchovies."]]);
});

it('what she names when asked for what she does not want is told beside an idea of it, whatever words she used', async () => {
  const him = await cast.hire('premium');
  const said: [question: string, text: string][] = [
    ['gift-028', 'Lilies. They smell of funerals and they stain everything. And those blue-dyed orchids, poor things.'],
    [
      'size-006',
      "Mohair, and anything with glitter in it. Polyester satin catches on my fingertips, they're rough from the paste. Yes to washed linen, cotton, and soft wool.",
    ],
    ['calm-003', 'You look tired, have some soup.'],
  ];
  for (const [question, text] of said) await writeDown(test, him, text, databaseIdOf(question));
  const beside = async (title: string) =>
    (await test.call(ideas.add, { as: him, body: { kind: 'gift', title } })).body.dangers.map(
      ({ kind, quote }) => `${kind}: ${quote.quote.split(/[.,]/, 1)}`,
    );
  expect(await beside('A bouquet of lilies')).toEqual(['never: Lilies']);
  expect(await beside('A blue orchid for her desk')).toEqual(['never: Lilies']);
  expect(await beside('Flowers on Friday')).toEqual(['never: Lilies']);
  expect(await beside('A mohair scarf')).toEqual(['never: Mohair']);
  expect(await beside('A satin pillowcase')).toEqual(['never: Mohair']);
  for (const title of ['A linen robe', 'Cotton pajamas', 'A bouquet of peonies', 'Tomato soup', 'A book about gardens'])
    expect(await beside(title), title).toEqual([]);
});

it('what she was asked about is meant where she names nothing', async () => {
  const him = await cast.hire('premium');
  const cat = await addOwnQuestion(test, him, 'Would you ever want a cat?');
  const { answer_id: answerId } = await writeDown(test, him, "I can't breathe in a room with one.", cat.id);
  const besides = async (title: string) =>
    (await test.call(ideas.add, { as: him, body: { kind: 'gift', title } })).body.dangers.flatMap(
      ({ touches, quote }) => (quote.answerId === answerId ? touches : []),
    );
  expect(await besides('A kitten from the shelter')).toEqual([true]);
  expect(await besides('A fountain pen')).toEqual([false]);
});
