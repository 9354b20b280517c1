import * as z from 'zod/mini';
import { Answer } from './answers';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { REVISION_DAYS } from './revision-days';
import { verdicts } from './still-true';
import { basedOn, byId, Id, Moment } from './text';

/** What an answer was before an edit overwrote it. */
export const Revision = z.object({
  id: z.uuid(),
  text: z.string(),
  /** When it was overwritten. */
  until: Moment,
});
export type Revision = z.output<typeof Revision>;

/** What she said of the same matter before. */
export const EarlierWord = z.object({ answerId: z.uuid(), text: z.string(), saidOn: Moment });
export type EarlierWord = z.output<typeof EarlierWord>;

export const AnswerHistory = z.object({
  /** What he said when he was asked whether it is still true, newest first. */
  checks: z.array(z.object({ verdict: z.enum(verdicts), on: Moment })),
  /** The answers that it took the place of, newest first. */
  earlier: z.array(EarlierWord),
  /** Newest first; each text once, and not the one that stands there now. */
  revisions: z.array(Revision),
  /** Present and true where it warned, and he said that the warning no longer holds: he may take that back. */
  hasEnded: z.optional(z.boolean()),
});
export type AnswerHistory = z.output<typeof AnswerHistory>;

export const answerHistory = {
  show: endpoint({
    method: 'GET',
    path: '/api/answer/:id/history',
    access: 'signed-in',
    summary: `What became of an answer: whether it was still true, what she said earlier, and what edits overwrote in the last ${REVISION_DAYS} days.`,
    params: byId,
    reply: AnswerHistory,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/answer/:id/restore',
    access: 'edit-answers',
    summary: `Bring back what an edit overwrote in the last ${REVISION_DAYS} days. What stands there now is kept as long. 409 where that is no longer \`basedOn\`, with the text as it is now.`,
    params: byId,
    body: z.object({ revisionId: Id, basedOn: basedOn(limits.answer) }),
    reply: Answer,
  }),
};
