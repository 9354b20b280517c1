import * as z from 'zod/mini';
import { CardQuote, dangerKinds } from './card';
import { endpoint } from './endpoint';
import { ideaLimits } from './idea-limits';
import { ideaMessages as words } from './idea-messages';
import { ideaStates } from './idea-states';
import { messages } from './messages';
import { byId, Done, Id, Moment, typedText } from './text';
import { isStorable } from './text-rules';

export const ideaKinds = ['gift', 'date', 'gesture'] as const;
export type IdeaKind = (typeof ideaKinds)[number];

/** Not for her, fine, liked, loved. */
export const reactions = [-1, 0, 1, 2] as const;
export type Reaction = (typeof reactions)[number];

const State = z.enum(ideaStates, words.unknownState);
const DAY_SHAPE = /^\d{4}-\d{2}-\d{2}$/;

const isDay = (day: string): boolean => {
  const moment = DAY_SHAPE.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day);
};

export const IdeaTitle = typedText({ empty: words.titleEmpty, most: ideaLimits.title, tooLong: words.titleTooLong });

const mayBeEmpty = (most: number, tooLong: string) =>
  z._default(
    z.string().check(z.trim(), z.maxLength(most, tooLong), z.refine(isStorable, messages.common.unreadableText)),
    '',
  );
const day = () => z._default(z.nullable(z.string().check(z.refine(isDay, words.unknownDay))), null);

const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code);

/** In the smallest unit of its currency: 4999 cents. */
const price = () =>
  z._default(
    z.nullable(
      z.object({
        amount: z.int(words.amount).check(z.minimum(0, words.amount), z.maximum(ideaLimits.amount, words.amount)),
        currency: z.string().check(z.refine(isCurrency, words.unknownCurrency)),
      }),
    ),
    null,
  );

const content = () => ({
  kind: z.enum(ideaKinds),
  title: IdeaTitle,
  note: mayBeEmpty(ideaLimits.note, words.noteTooLong),
  /** As he wrote it: never followed, never fetched. */
  where: mayBeEmpty(ideaLimits.where, words.whereTooLong),
  price: price(),
  plannedFor: day(),
  /** The occasion: one of the days he keeps. */
  dateId: z._default(z.nullable(Id), null),
  /** The day on which he is reminded of it, at the hour of his emails. */
  remindOn: day(),
});

const span = () => z.optional(z.int().check(z.minimum(0)));

/** Where her words stand that it comes from. */
const NewSource = () => z.object({ answerId: Id, start: span(), end: span() });

export const IdeaSource = z.object({
  /** What stands there now, or her newest word where that was replaced; null where the answer is gone. */
  quote: z.nullable(CardQuote),
  source: z.enum(['living', 'edited', 'replaced', 'gone']),
});
export type IdeaSource = z.output<typeof IdeaSource>;

/** A danger beside an idea, or something that she does not want, where the idea is of it. */
export const IdeaDanger = z.object({
  kind: z.enum([...dangerKinds, 'never']),
  quote: CardQuote,
  /** Her newest word of the matter, where one took the place of what warns. */
  since: z.optional(CardQuote),
  /** The idea itself is of what it warns of. */
  touches: z.boolean(),
});
export type IdeaDanger = z.output<typeof IdeaDanger>;

export const Idea = z.object({
  id: z.uuid(),
  kind: z.enum(ideaKinds),
  state: State,
  title: z.string(),
  note: z.string(),
  where: z.string(),
  price: z.nullable(z.object({ amount: z.int(), currency: z.string() })),
  plannedFor: z.nullable(z.string()),
  givenOn: z.nullable(z.string()),
  dateId: z.nullable(z.uuid()),
  /** Null once he was reminded. */
  remindOn: z.nullable(z.string()),
  reaction: z.nullable(z.literal(reactions)),
  /** In her words or his. */
  reactionWords: z.string(),
  neverAgain: z.boolean(),
  /** In their order, the first when he thought of it. */
  steps: z.array(z.object({ state: State, at: Moment })),
  sources: z.array(IdeaSource),
  /** What touches it. */
  dangers: z.array(IdeaDanger),
  createdAt: Moment,
  updatedAt: Moment,
});
export type Idea = z.output<typeof Idea>;

/** One that he had before and that is much like it. */
export const NearIdea = z.object({
  id: z.uuid(),
  title: z.string(),
  state: State,
  givenOn: z.nullable(z.string()),
  reaction: z.nullable(z.literal(reactions)),
  neverAgain: z.boolean(),
});
export type NearIdea = z.output<typeof NearIdea>;

/** Something he plans, as far as a glance needs it. */
export const PlannedIdea = z.object({
  id: z.uuid(),
  kind: z.enum(ideaKinds),
  title: z.string(),
  plannedFor: z.nullable(z.string()),
  dateId: z.nullable(z.uuid()),
});
export type PlannedIdea = z.output<typeof PlannedIdea>;

/** Something he gave a week ago, and nobody has said how she took it. */
export const TakenQuestion = z.object({ id: z.uuid(), title: z.string(), givenOn: z.string() });
export type TakenQuestion = z.output<typeof TakenQuestion>;

export const ideas = {
  list: endpoint({
    method: 'GET',
    path: '/api/ideas',
    access: 'signed-in',
    summary: 'Everything he thought of, planned, gave or dropped, newest first, with what she said and what to mind.',
    reply: z.object({ ideas: z.array(Idea) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/ideas',
    access: 'signed-in',
    summary:
      'Write down an idea. The reply names everything that she must not have or is afraid of: a notice, never a ban. A retry with the same `Idempotency-Key` makes no second one.',
    body: z.object({ ...content(), sources: z._default(z.array(NewSource()).check(z.maxLength(5)), []) }),
    reply: z.object({ idea: Idea, dangers: z.array(IdeaDanger) }),
    status: 201,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/ideas/:id',
    access: 'signed-in',
    summary:
      'Change an idea and how she took it. 409 where it was changed since `basedOn`, the moment of its last change.',
    params: byId,
    body: z.object({
      ...content(),
      reaction: z._default(z.nullable(z.literal(reactions)), null),
      reactionWords: mayBeEmpty(ideaLimits.reaction, words.reactionTooLong),
      neverAgain: z._default(z.boolean(), false),
      basedOn: z.optional(Moment),
    }),
    reply: Idea,
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/ideas/:id/state',
    access: 'signed-in',
    summary:
      'Move an idea, or take its last move back. 409 where it is no longer in the state that he saw, with the state it is in, and where there is no such move.',
    params: byId,
    body: z.object({ from: State, to: State }),
    reply: Idea,
  }),
  next: endpoint({
    method: 'GET',
    path: '/api/ideas/next',
    access: 'signed-in',
    summary: 'For a glance: what he plans, and the one gift of last week of which he may say how she took it.',
    reply: z.object({ planned: z.array(PlannedIdea), howTaken: z.nullable(TakenQuestion) }),
  }),
  sayHowTaken: endpoint({
    method: 'PUT',
    path: '/api/ideas/:id/taken',
    access: 'signed-in',
    summary: 'Write down how she took it; null where he would rather not say. He is asked once.',
    params: byId,
    body: z.object({
      reaction: z.nullable(z.literal(reactions)),
      reactionWords: mayBeEmpty(ideaLimits.reaction, words.reactionTooLong),
    }),
    reply: Idea,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/ideas/:id',
    access: 'signed-in',
    summary: 'Delete an idea with its steps.',
    params: byId,
    reply: Done,
  }),
  wishes: endpoint({
    method: 'GET',
    path: '/api/ideas/wishes',
    access: 'plan-gifts',
    summary: 'What she would like to get, in her own words: up to three quotes, best first. Nothing is kept by itself.',
    reply: z.object({ quotes: z.array(CardQuote) }),
  }),
  near: endpoint({
    method: 'POST',
    path: '/api/ideas/near',
    access: 'plan-gifts',
    summary:
      'What he gave, dropped or will never give again that is much like this. A POST, so that no log of addresses holds his words.',
    body: z.object({ text: IdeaTitle }),
    reply: z.object({ ideas: z.array(NearIdea) }),
  }),
};
