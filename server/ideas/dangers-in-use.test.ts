import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { answers } from '../../contract/answers';
import { assistant } from '../../contract/assistant';
import { ideas } from '../../contract/ideas';
import { createLocalEmbedder } from '../assistant/embedding/local-embedder';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { addOwnQuestion, writeDown } from '../testing/notebook';
import { thorough } from '../testing/thorough';
import { harmlessAnswers } from './testing/harmless-answers';

const onlyFaults = { debug: () => undefined, info: () => undefined, warn: console.error, error: console.error };
const embedder = createLocalEmbedder(onlyFaults);
// As it is while somebody premium is logged in: loaded.
await embedder.judge('danger', [['', '']]);
const test = await startTestApp({ embedder });
afterAll(async () => {
  await test.close();
  await embedder.close();
});
const cast = createCast(test);

/** What she must not have, what he plans that touches it, and what he types that it bears on without naming it. */
const Cases = z.array(
  z.object({ asked: z.string(), said: z.string(), plan: z.string(), wants: z.optional(z.string()) }),
);
type Case = z.output<typeof Cases>[number];

/** From whom the model learned no danger; what was learned from whom, see docs/decisions/0028. */
function ofStranger(number: number): Case[] {
  const file = new URL(`../../training/cases/untouched/danger-stranger-${number}.json`, import.meta.url);
  return z.parse(Cases, JSON.parse(readFileSync(file, 'utf8')));
}

type Who = Awaited<ReturnType<typeof cast.hire>>;

/** So many questions he may ask an hour. */
const FOR_ONE_HUSBAND = 20;

let him: Who;
let questions = 0;

async function askingHusband(): Promise<void> {
  if (questions++ % FOR_ONE_HUSBAND === 0) him = await husband();
}

/** He has written down what else she said, and all of that was heard long ago. */
async function husband(): Promise<Who> {
  const one = await cast.hire('premium');
  const otherwise = await addOwnQuestion(test, one, 'What else do you like?');
  for (const text of harmlessAnswers) await writeDown(test, one, text, otherwise.id);
  await test.call(ideas.add, { as: one, body: { kind: 'gift', title: 'Slippers' } });
  return one;
}

/** Which of the two come without her words, which he then forgets again. */
async function without({ asked, said, plan, wants }: Case): Promise<string[]> {
  await askingHusband();
  const own = await addOwnQuestion(test, him, asked);
  const { answer_id: answerId } = await writeDown(test, him, said, own.id);
  try {
    const { dangers } = (await test.call(ideas.add, { as: him, body: { kind: 'gift', title: plan } })).body;
    const missed = dangers.some(({ quote }) => quote.answerId === answerId) ? [] : [plan];
    if (wants === undefined) return missed;
    const { citations } = (await test.call(assistant.ask, { as: him, body: { question: wants } })).body;
    return citations.some((citation) => citation.answerId === answerId) ? missed : [...missed, wants];
  } finally {
    await test.call(answers.remove, { as: him, params: { id: answerId } });
  }
}

/** Of each writer. */
const NOT_TOLD: Record<number, readonly string[]> = {
  1: ['Daffodils, two bunches', 'Breakfast with Mickey and Goofy'],
  4: ['What pretty spring present could I get her for the kitchen windowsill?', "What's a cute afternoon date for us?"],
  7: ['Dinner at a pitch-black restaurant', 'What movie should I pick for date night?'],
  13: ['Vegas weekend with casino show', 'a glamorous weekend away, she loves dressing up'],
  14: [
    'What French lunch could I make for the two of us?',
    'Fava purée at the Puglian trattoria',
    'What spring vegetable dish could I make for us?',
  ],
  15: ['I want to do something sweet and silly with her and our niece on Easter Monday.', 'Big top gala evening'],
  17: [
    'Box of toffee and nougat',
    "She's had a cracking result at work so I want to bring her some sweets home as a well done. What sort, do you think?",
  ],
  18: ['oyster bar on the quay', 'tree-lined canal walk in April'],
  19: ['trail mix for the hike'],
  20: ['sweet treats for movie night', 'dinner out fri where'],
};

/** All of them: HEARTNOTE_THOROUGH=100 npm test -- api-postgres dangers-in-use */
it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20])(
  'what a stranger must not have comes with each new idea and each reply that it bears on, by the model itself (writer %d)',
  async (number) => {
    const cases = ofStranger(number).slice(0, thorough(1));
    const missed: string[] = [];
    for (const one of cases) missed.push(...(await without(one)));
    const isOfCases = (one: string) => cases.some(({ plan, wants }) => plan === one || wants === one);
    expect(missed).toEqual((NOT_TOLD[number] ?? []).filter(isOfCases));
  },
  600_000,
);
