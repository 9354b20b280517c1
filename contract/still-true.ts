import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { Category } from './questions';
import { stillTrueMessages } from './still-true-messages';
import { Id, Moment } from './text';

/** What he says of an earlier answer: it holds, she says otherwise now, she is not sure, not now, never ask. */
export const verdicts = ['still', 'changed', 'unsure', 'later', 'never'] as const;
export type Verdict = (typeof verdicts)[number];

export const rhythms = ['weekly', 'monthly', 'off'] as const;
export type Rhythm = (typeof rhythms)[number];

/** Whether it warns of something, which stays on her card though she says otherwise now. */
const warns = z.boolean();

const Offer = z.object({
  answerId: z.uuid(),
  questionId: z.uuid(),
  question: z.string(),
  answer: z.string(),
  saidOn: Moment,
  /** When it was last said to be still true. */
  confirmedOn: z.nullable(Moment),
  warns,
});
export type Offer = z.output<typeof Offer>;

const Freshness = z.object({ category: Category, fresh: z.int(), answers: z.int() });
export type Freshness = z.output<typeof Freshness>;

const Choice = z.object({ rhythm: z.enum(rhythms, stillTrueMessages.unknownRhythm) });
export type Choice = z.output<typeof Choice>;

export const stillTrue = {
  next: endpoint({
    method: 'GET',
    path: '/api/still-true',
    access: 'signed-in',
    summary:
      'An answer of a while ago that may have changed, at most one a week or month, as he has chosen; else null.',
    reply: z.object({ offer: z.nullable(Offer) }),
  }),
  onCard: endpoint({
    method: 'GET',
    path: '/api/still-true/card',
    access: 'signed-in',
    summary:
      'Which of the answers on her card were said so long ago that they may have changed; none where he chose never to be asked.',
    reply: z.object({ answers: z.array(z.object({ answerId: z.uuid(), questionId: z.uuid(), warns })) }),
  }),
  freshness: endpoint({
    method: 'GET',
    path: '/api/still-true/freshness',
    access: 'see-pictures',
    summary:
      'How much of the notebook is fresh, by category: what was said or confirmed so lately that it is likely to hold, or holds for good. Of each matter the newest word counts.',
    reply: z.object({ categories: z.array(Freshness) }),
  }),
  aWhileAgo: endpoint({
    method: 'GET',
    path: '/api/still-true/a-while-ago',
    access: 'search-advanced',
    summary: 'Which answers of his notebook are not fresh: those that the counts of `freshness` leave over.',
    reply: z.object({ answers: z.array(z.uuid()) }),
  }),
  say: endpoint({
    method: 'POST',
    path: '/api/still-true/:answerId',
    access: 'signed-in',
    summary:
      'What he says of it. Of several on one of his days the first stands, and is the reply; of an answer that a newer one took the place of, the last.',
    params: z.object({ answerId: Id }),
    body: z.object({ verdict: z.enum(verdicts, stillTrueMessages.unknownVerdict) }),
    reply: z.object({ verdict: z.enum(verdicts), on: Moment }),
  }),
  choice: endpoint({
    method: 'GET',
    path: '/api/still-true/rhythm',
    access: 'signed-in',
    summary: 'How often he wants to be asked whether an answer is still true.',
    reply: Choice,
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/api/still-true/rhythm',
    access: 'signed-in',
    summary: 'Say how often.',
    body: Choice,
    reply: Choice,
  }),
};
