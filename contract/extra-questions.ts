import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { AskedQuestion } from './questions';
import { byId, Done, Id } from './text';

/** The words around what waits to be asked. */
export const waitingWords = {
  wanted: 'You wanted to ask her:',
  writeAnswer: 'Write her answer',
  notNow: 'Not now',
  takenOut: 'It is no longer in line',
} as const;

const Waiting = z.object({
  /** What he wants to ask besides today's question, the longest wait first. */
  questions: z.array(AskedQuestion),
});
export type Waiting = z.output<typeof Waiting>;

export const extraQuestions = {
  list: endpoint({
    method: 'GET',
    path: '/api/question/extra',
    access: 'signed-in',
    summary: "Questions that he put in line to ask her besides today's. One leaves the line with its answer.",
    reply: Waiting,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/question/extra',
    access: 'signed-in',
    summary: "Put a question in line, not in place of today's. The same one again stays where it is.",
    body: z.object({ questionId: Id }),
    reply: Waiting,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/question/extra/:id',
    access: 'signed-in',
    summary: 'Take a question out of the line.',
    params: byId,
    reply: Done,
  }),
};
