import { type SubjectId, subjects } from '../../subjects/catalogue';
import { type Tag, tagOfQuestion } from '../../subjects/tags';
import type { Note } from '../notes';

/** How what a note is about meets what he asks about. */
export type Meeting = 'same' | 'near' | 'other' | 'none';

export function meetingOf(asked: readonly SubjectId[], about: readonly SubjectId[]): Meeting {
  if (asked.length === 0 || about.length === 0) return 'none';
  if (about.some((one) => asked.includes(one))) return 'same';
  return about.some((one) => asked.some((other) => subjects[other].near.includes(one))) ? 'near' : 'other';
}

/** The tags of questions; she is asked the same one many times. */
export function createTags(): (note: Pick<Note, 'questionId' | 'question'>) => Tag {
  const known = new Map<string, Tag>();
  return ({ questionId, question }) => {
    const tag = known.get(questionId) ?? tagOfQuestion({ id: questionId, text: question });
    known.set(questionId, tag);
    return tag;
  };
}
