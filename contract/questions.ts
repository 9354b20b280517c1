import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { messages } from './messages';
import { type PageKind as Kind, pageKinds } from './page-kinds';
import { basedOn, byId, Done, Id, Moment, typedText } from './text';

/** Closed: a category is stored with every question and shown beside it, so an id never changes. */
export const questionCategories = {
  'everyday-favourites': 'Everyday favorites',
  'gifts-and-surprises': 'Gifts and surprises',
  'sizes-and-practical-things': 'Sizes and practical things',
  'dates-and-time-together': 'Dates and time together',
  'travel-and-places': 'Travel and places',
  'books-film-music-play': 'Books, film, music and play',
  'home-rest-comfort': 'Home, rest and comfort',
  'feeling-loved': 'Feeling loved',
  'stress-and-support': 'Stress and support',
  'childhood-and-family': 'Childhood and family',
  'our-story': 'Our story',
  'dreams-and-learning': 'Dreams and learning',
  'friends-and-people-she-loves': 'Friends and people she loves',
  'celebrations-and-seasons': 'Celebrations and seasons',
  'body-clothes-self-care': 'Body, clothes and self-care',
  playful: 'Playful',
  affection: 'Affection',
  custom: 'My own questions',
} as const;
export type QuestionCategory = keyof typeof questionCategories;

export const Category = z.enum(Object.keys(questionCategories) as [QuestionCategory, ...QuestionCategory[]]);

export const PageKind = z.enum(Object.keys(pageKinds) as [Kind, ...Kind[]]);

/** What a question of everybody's may belong to. */
export type PoolCategory = Exclude<QuestionCategory, 'custom'>;
export const poolCategories = (Object.keys(questionCategories) as QuestionCategory[]).filter(
  (category): category is PoolCategory => category !== 'custom',
);

/** Where a new one goes unless somebody says otherwise. */
export const usualCategory: PoolCategory = 'everyday-favourites';

export const Question = z.object({
  id: z.uuid(),
  text: z.string(),
  category: Category,
  created_at: Moment,
  /** Null for a question of the pool; a custom one belongs to its creator. */
  created_by_user_id: z.nullable(z.uuid()),
});
export type Question = z.output<typeof Question>;

/** A question to put to her now. */
export const AskedQuestion = z.object({
  id: z.uuid(),
  text: z.string(),
  category: Category,
  is_custom_question: z.boolean(),
  /** What her answer will be to him; a draft from before it was told has none. */
  kind: z.optional(PageKind),
  /** Whether he has written down her answer since it was given to him. */
  answered: z.boolean(),
});
export type AskedQuestion = z.output<typeof AskedQuestion>;

export const SkipCount = z.object({ skipsRemaining: z.int(), skipsUsed: z.int() });
export type SkipCount = z.output<typeof SkipCount>;

export const QuestionText = typedText({
  empty: messages.question.emptyText,
  most: limits.customQuestion,
  tooLong: messages.question.textTooLong,
});

/** What an edit of a question brings. */
export const EditedQuestion = z.object({ text: QuestionText, basedOn: basedOn(limits.customQuestion) });

export const questions = {
  daily: endpoint({
    method: 'GET',
    path: '/api/question/daily',
    access: 'signed-in',
    summary: "Today's question: the same all day, on every device.",
    reply: AskedQuestion,
  }),
  random: endpoint({
    method: 'GET',
    path: '/api/question/random',
    access: 'signed-in',
    summary: "After a skip, today's replacement; once today's is answered, another unanswered one each time.",
    reply: AskedQuestion,
  }),
  skipCount: endpoint({
    method: 'GET',
    path: '/api/question/skip-count',
    access: 'signed-in',
    summary: 'How many of the seven skips of his day are left.',
    reply: SkipCount,
  }),
  skip: endpoint({
    method: 'POST',
    path: '/api/question/skip',
    access: 'signed-in',
    summary: "Skip a question. Today's is replaced by one not skipped today. 429 once seven are used.",
    body: z.object({ questionId: Id }),
    reply: SkipCount,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/questions',
    access: 'signed-in',
    summary: "The pool and the caller's own custom questions, never anybody else's.",
    reply: z.array(Question),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/questions',
    access: 'write-questions',
    summary:
      'Add a custom question, seen by its creator alone. A retry with the same `Idempotency-Key` adds no second one.',
    body: z.object({ text: QuestionText }),
    reply: Question,
    status: 201,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/questions/:id',
    access: 'write-questions',
    summary: 'Change a custom question of his own. 409 where it is no longer `basedOn`, with the text as it is now.',
    params: byId,
    body: EditedQuestion,
    reply: Question,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/questions/:id',
    access: 'write-questions',
    summary: 'Delete a custom question of his own, and its answers.',
    params: byId,
    reply: Done,
  }),
};
