import { type SubjectId, subjects } from '../../subjects/catalogue';
import { isTaggedByHand, type Tag, tagOfQuestion } from '../../subjects/tags';
import type { Note } from '../notes';

/** How what a note is about meets what he asks about. */
export type Meeting = 'same' | 'near' | 'other' | 'none';

export function meetingOf(asked: readonly SubjectId[], about: readonly SubjectId[]): Meeting {
  if (asked.length === 0 || about.length === 0) return 'none';
  if (about.some((one) => asked.includes(one))) return 'same';
  return about.some((one) => asked.some((other) => subjects[other].near.includes(one))) ? 'near' : 'other';
}

/** What a question is about, and whether somebody has said so or its words were guessed from. */
export interface About extends Tag {
  isSure: boolean;
}

/** Those of the pool are everybody's, and stay known. */
const ofPool = new Map<string, Map<string, About>>();

/** The tags of questions; she is asked the same one many times. */
export function createTags(): (note: Pick<Note, 'questionId' | 'question'>) => About {
  const own = new Map<string, About>();
  return ({ questionId, question }) => {
    const known = ofPool.get(questionId)?.get(question) ?? own.get(questionId);
    if (known) return known;
    const isSure = isTaggedByHand(questionId);
    const about = { ...tagOfQuestion({ id: questionId, text: question }), isSure };
    if (!isSure) own.set(questionId, about);
    // An administrator may reword a question, and older answers keep its older words.
    else ofPool.set(questionId, (ofPool.get(questionId) ?? new Map()).set(question, about));
    return about;
  };
}
