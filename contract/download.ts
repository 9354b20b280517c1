import * as z from 'zod/mini';
import { Revision } from './answer-history';
import { Conversation } from './assistant';
import { CardEntry, CardFieldId } from './card';
import { ImportantDate } from './dates';
import { endpoint } from './endpoint';
import { Idea } from './ideas';
import { verdicts } from './still-true';
import { Moment } from './text';

/** What of his is not among her answers and his questions, each thing with what it is. */
export const DownloadItem = z.discriminatedUnion('type', [
  z.extend(CardEntry, { type: z.literal('card-entry'), field: CardFieldId }),
  z.extend(Idea, { type: z.literal('idea') }),
  z.extend(ImportantDate, { type: z.literal('date') }),
  z.object({ type: z.literal('check'), answerId: z.uuid(), verdict: z.enum(verdicts), on: Moment }),
  z.extend(Revision, { type: z.literal('revision'), answerId: z.uuid() }),
  z.extend(z.omit(Conversation, { reply: true }), { type: z.literal('conversation') }),
]);
export type DownloadItem = z.output<typeof DownloadItem>;

export const download = {
  rest: endpoint({
    method: 'GET',
    path: '/api/download',
    access: 'signed-in',
    summary:
      "The rest of the caller's data, for the second file of his download: what he wrote on her card, his ideas, the days he keeps with how they went, what he said when asked again, what edits overwrote, and what he asked the assistant.",
    reply: z.array(DownloadItem),
  }),
};
