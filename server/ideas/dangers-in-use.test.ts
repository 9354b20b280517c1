import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { answers } from '../../contract/answers';
import { assistant } from '../../contract/assistant';
import { ideas } from '../../contract/ideas';
import { createLocalEmbedder } from '../assistant/embedding/local-embedder';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { strangers, testers } from '../testing/danger-writers';
import { addOwnQuestion, writeDown } from '../testing/notebook';
import { isThorough, thorough } from '../testing/thorough';
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
function casesOf(writer: string): Case[] {
  const file = new URL(`../../training/cases/untouched/danger-${writer}.json`, import.meta.url);
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

/** Of each writer: what comes without her words. */
const NOT_TOLD: Record<string, readonly string[]> = {
  'stranger-17': ['Box of toffee and nougat'],
  'stranger-18': ['oyster bar on the quay', 'tree-lined canal walk in April'],
  'tester-3': ['A circus or some other live show for us this weekend?'],
  'tester-8': ['Day at Europa-Park'],
  'tester-9': ['Sourdough baking class', 'Which cooking class should I book for us?'],
  'tester-17': ['What pie should I bring home for her in August?'],
  'tester-24': ['Cook chicken satay on Friday', 'thinking of making her something thai on friday, any ideas'],
  'tester-28': ["The farmers' market is full of spring greens and pods. What should I cook for her?"],
  'tester-31': [
    'Australia Zoo has a VIP thing for couples, you get to hold the animals and have them draped round your neck for photos. Book it for her 50th?',
  ],
  'tester-37': [
    "spa hotel has a deal on. sauna hot tub and steam room, 2 nights. she's been knackered. book?",
    'found a chunky bangle, snug fit, shop says it looks best pushed up above the elbow. get it?',
  ],
  'tester-38': [
    'Her 50th is the 14th. Thinkin lights off, forty of us behind the couches at the VFW and we all holler when she opens the door',
  ],
  'tester-40': [
    'Mariachi serenade at her table',
    "It's her big day Sat. Ring ahead so the staff bring out a cake and the whole room joins in?",
  ],
  'tester-41': ["How do i lead her into the kitchen so she can't peek at the new oven, want the big ta-da moment"],
  'tester-51': [
    'we have that hospital gala in 2 weeks, can I book her something to make her feel glam?',
    'Shes got a gorgeous voice, how could I encourage her?',
  ],
};

/** Strangers say it in their own ways, testers as the design asks for it. A few of them as a rule; all of all: HEARTNOTE_THOROUGH=100 npm test -- api-postgres dangers-in-use */
const writers = [...strangers, ...testers].filter((_, at) => isThorough || at % 8 === 0);

it.each(writers)(
  'what she must not have comes with each new idea and each reply that it bears on, by the model itself (%s)',
  async (writer) => {
    const cases = casesOf(writer).slice(0, thorough(1));
    const missed: string[] = [];
    for (const one of cases) missed.push(...(await without(one)));
    const isOfCases = (one: string) => cases.some(({ plan, wants }) => plan === one || wants === one);
    expect(missed).toEqual((NOT_TOLD[writer] ?? []).filter(isOfCases));
  },
  600_000,
);
