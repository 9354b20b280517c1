import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { dangerKinds } from '../contract/card';
import { herAnswers } from '../server/demo/her-answers';
import { inSeason } from '../server/demo/her-answers-in-season';
import { otherWife } from '../server/demo/her-answers-other-wife';
import { dangerCases } from '../server/ideas/testing/danger-cases';
import { laterDangerCases } from '../server/ideas/testing/later-danger-cases';
import { toldByPhrases } from '../server/subjects/danger-phrases';
import { alsoHarmless, alsoWarnings, harmless, warnings } from '../server/subjects/testing/danger-sentences';
import { wordsIn } from '../server/subjects/words';

const Kind = z.enum([...dangerKinds, 'none', 'unclear']);
const Cases = z.array(z.object({ said: z.string(), kind: Kind }));
/** Something she said, and of which kind of danger it tells. */
export type Case = z.infer<typeof Cases>[number];
const read = (name: string) => JSON.parse(readFileSync(new URL(`cases/${name}.json`, import.meta.url), 'utf8'));
export const casesOf = (name: string): Case[] => z.parse(Cases, read(`dangers/${name}`));

/** Answers of the pool, of the assistant's cases and of the demo: nearly all warn of nothing. */
export function everyday(): Case[] {
  const marked = new Map(casesOf('in-answers').map((one) => [one.said, one]));
  const ofPool = Object.values(z.parse(z.record(z.string(), z.string()), read('pool-answers')));
  const Written = z.object({ cases: z.array(z.object({ answer: z.optional(z.nullable(z.string())) })) });
  const written = ['a', 'b', 'c'].flatMap((writer) => z.parse(Written, read(`writer-${writer}`)).cases);
  const ofDemo = [...herAnswers, ...inSeason, ...otherWife].map(({ text }) => text);
  const said = [...ofPool, ...written.flatMap(({ answer }) => answer ?? []), ...ofDemo];
  return said.map((one) => marked.get(one) ?? { said: one, kind: 'none' });
}

/** Those that the tests ask for. Where they ask for no kind, the phrases tell it, or nobody does. */
export function tested(): Case[] {
  const kindOf = (said: string): Case['kind'] =>
    dangerKinds.find((kind) => toldByPhrases(said, wordsIn(said)).some(({ verdict }) => verdict === kind)) ?? 'unclear';
  return [
    ...warnings.map(([said, , gravity]): Case => ({ said, kind: gravity === 'never' ? 'none' : gravity })),
    ...[...dangerCases, ...laterDangerCases].map(({ said }) => ({ said, kind: kindOf(said) })),
    ...alsoWarnings.map((said) => ({ said, kind: kindOf(said) })),
    ...[...harmless, ...alsoHarmless].map((said): Case => ({ said, kind: 'none' })),
  ];
}

const Labels = z.record(z.string(), z.record(z.string(), Kind));
const Said = z.array(z.object({ key: z.optional(z.string()), question: z.string(), answer: z.string() }));

/** All answers of the notebooks whose dangers somebody marked there, by their keys or places; the rest warns of nothing. */
export function inNotebooks(
  marked: 'dangers/in-notebooks' | 'untouched/dangers-in-notebooks',
): (Case & { asked: string })[] {
  return Object.entries(z.parse(Labels, read(marked))).flatMap(([name, kinds]) => {
    const file = name.startsWith('writer-') ? `serves/${name}` : `../exams/notebook-${name}`;
    return z.parse(Said, read(file)).map(({ key, question, answer }, at) => ({
      asked: question,
      said: answer,
      kind: kinds[key ?? String(at)] ?? 'none',
    }));
  });
}

const Asked = z.array(z.object({ asked: z.string(), said: z.string(), kind: z._default(z.string(), 'allergy') }));

/** Of fifteen strangers, who wrote nothing but dangers, and of fourteen writers of both, each with what she was asked. */
export const withAsked = (): { asked: string; said: string; isDanger: boolean }[] =>
  [...numbered('stranger', 15), ...numbered('asked', 14)].flatMap((name) =>
    z
      .parse(Asked, read(`dangers/${name}`))
      .map(({ asked, said, kind }) => ({ asked, said, isDanger: kind !== 'none' })),
  );

const numbered = (name: string, many: number): string[] => Array.from({ length: many }, (_, at) => `${name}-${at + 1}`);

/** Who wrote them. */
export const writers = [
  'writer-a',
  'writer-b',
  'writer-p',
  'writer-q',
  'writer-r',
  'writer-s',
  'writer-t',
  'writer-u',
  'writer-v',
  'writer-w',
  'writer-x',
  'writer-y',
  'writer-z1',
  'writer-z2',
  'writer-z3',
  'notebooks-1',
  'notebooks-2',
  'notebooks-3',
  'notebooks-4',
  'notebooks-5',
  'notebooks-6',
  'more-voices',
  'everyday',
  'sad-and-others',
  'strangers',
];
