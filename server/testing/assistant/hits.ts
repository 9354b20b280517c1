import type { Hit } from '../../assistant/notes';
import { noteOf } from './index-notes';

/** An answer as it is found for a question. */
export const hit = (
  answer: string,
  question: string,
  found: Partial<Hit> & { questionId?: string; createdAt?: string } = {},
): Hit => ({
  note: noteOf(answer, {
    ...{ id: answer, question, questionId: found.questionId ?? answer },
    ...(found.createdAt && { createdAt: found.createdAt }),
  }),
  probability: found.probability ?? 0.4,
  asked: found.asked ?? 0,
  hasMeaning: true,
});
/** As many as there are in a notebook that nobody knows by heart. */
export const others = Array.from({ length: 22 }, (_, n) =>
  hit(`Number ${n} of the old tram tickets.`, 'What is in that drawer?', { probability: 0.05 }),
);
