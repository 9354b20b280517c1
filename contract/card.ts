import * as z from 'zod/mini';
import { allCardFields } from './card-fields';
import { cardMessages } from './card-messages';
import { endpoint } from './endpoint';
import { cardValueLimit } from './idea-limits';
import { messages } from './messages';
import { basedOn, Done, Id, Moment } from './text';
import { isStorable } from './text-rules';

export const CardFieldId = z.enum(allCardFields, cardMessages.unknownField);

/** Her own words: an exact span of an answer that is there, with the day she said it. */
export const CardQuote = z.object({
  answerId: z.uuid(),
  /** What she had been asked. */
  question: z.string(),
  saidOn: Moment,
  /** When he last said that it is still true, where he ever did. */
  confirmedOn: z.optional(Moment),
  quote: z.string(),
  start: z.int(),
  end: z.int(),
  /** There is more to the answer than the quote. */
  isPart: z.boolean(),
  /** Present and true where her words go on behind it. */
  goesOn: z.optional(z.boolean()),
  /** All of the answer, where this is part of a danger, or of what she must not have: paper leads to no other place. */
  whole: z.optional(z.string()),
});
export type CardQuote = z.output<typeof CardQuote>;

/** What he wrote beside a line, or pinned to it. */
export const CardEntry = z.object({
  id: z.uuid(),
  /** His short form; empty where he only pinned her words. */
  value: z.string(),
  /** The words it stands beside; null where he wrote it by himself or the answer is gone. */
  quote: z.nullable(CardQuote),
  /** What became of the answer it stands beside; replaced: the quote is her newest word of the same matter. */
  source: z.enum(['none', 'living', 'edited', 'replaced', 'gone']),
  writtenOn: Moment,
});
export type CardEntry = z.output<typeof CardEntry>;

export const CardLine = z.object({
  field: CardFieldId,
  /** Her newest answer to a question about it; null where she was never asked. */
  said: z.nullable(CardQuote),
  /** His own, newest first. */
  entries: z.array(CardEntry),
  /** The question that would fill it, and whether it waits to be asked; null where the pool has none. */
  ask: z.nullable(z.object({ questionId: z.uuid(), text: z.string(), isWaiting: z.boolean() })),
});
export type CardLine = z.output<typeof CardLine>;

/** The gravest first. */
export const dangerKinds = ['allergy', 'harm', 'fear'] as const;
export type DangerKind = (typeof dangerKinds)[number];

export const CardDanger = z.object({
  kind: z.enum(dangerKinds),
  quote: CardQuote,
  /** Her newest word of the matter, where one took the place of what warns; whether that still holds, he is asked. */
  since: z.optional(CardQuote),
});
export type CardDanger = z.output<typeof CardDanger>;

export const Card = z.object({
  /** The gravest first. They come from all her answers and cannot be hidden. */
  dangers: z.array(CardDanger),
  lines: z.array(CardLine),
});
export type Card = z.output<typeof Card>;

const place = () => z.optional(z.int().check(z.minimum(0)));

export const CardValue = z
  .string(cardMessages.empty)
  .check(
    z.trim(),
    z.maxLength(cardValueLimit, cardMessages.tooLong),
    z.refine(isStorable, messages.common.unreadableText),
  );

const byField = z.object({ field: CardFieldId });

export const card = {
  show: endpoint({
    method: 'GET',
    path: '/api/card',
    access: 'signed-in',
    summary: "Her card: what she said of each thing in her own words, what he wrote beside it, and what's dangerous.",
    reply: Card,
  }),
  write: endpoint({
    method: 'PUT',
    path: '/api/card/:field',
    access: 'signed-in',
    summary:
      'Write his short form on a line, or pin a span of an answer of hers to it. One for each answer, and one beside none. 409 where it is no longer `basedOn`.',
    params: byField,
    body: z.object({
      value: CardValue,
      /** The answer it stands beside. */
      answerId: z.optional(Id),
      /** The span of that answer; all of it unless said. */
      start: place(),
      end: place(),
      basedOn: basedOn(cardValueLimit),
    }),
    reply: CardLine,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/card/:field/:id',
    access: 'signed-in',
    summary: 'Take what he wrote or pinned off a line.',
    params: z.object({ field: CardFieldId, id: Id }),
    reply: Done,
  }),
  candidates: endpoint({
    method: 'GET',
    path: '/api/card/:field/candidates',
    access: 'plan-gifts',
    summary: 'Where she may have said it: up to three quotes, best first. Nothing is pinned by itself.',
    params: byField,
    reply: z.object({ quotes: z.array(CardQuote) }),
  }),
};
