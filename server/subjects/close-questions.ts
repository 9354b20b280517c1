import type { SubjectId } from './catalogue';
import { databaseIdOf } from './pool-id';
import { poolTags } from './pool-tags/pool-tags';
import { tagOfQuestion } from './tags';
import { whenNeeded } from './when-needed';

/** What more questions than this are about is too wide for two answers to be close: trips, gifts, her home. */
const NARROW = 12;

/** The pool's questions by what each is first of all about, and how many touch on that. */
const bySubject = whenNeeded(() => {
  const found = new Map<SubjectId, { ids: string[]; touched: number }>();
  for (const [id, { subjects }] of Object.entries(poolTags)) {
    for (const [at, subject] of subjects.entries()) {
      const entry = found.get(subject) ?? { ids: [], touched: 0 };
      if (at === 0) entry.ids.push(databaseIdOf(id));
      entry.touched += 1;
      found.set(subject, entry);
    }
  }
  return found;
});

interface Asked {
  id: string;
  text: string;
}

/** The one narrow subject that a question is about, or none. */
function subjectOf(asked: Asked): SubjectId | undefined {
  const [first] = tagOfQuestion(asked).subjects;
  const touched = first && bySubject().get(first)?.touched;
  return touched !== undefined && touched <= NARROW ? first : undefined;
}

/** The pool's questions about the very thing that this one asks, by their ids in the database; maybe itself among them. */
export function closeQuestions(asked: Asked): readonly string[] {
  const subject = subjectOf(asked);
  return subject ? (bySubject().get(subject)?.ids ?? []) : [];
}

/** Whether two ask about the very same thing, in the words that they were put in. */
export function areClose(one: Asked, other: Asked): boolean {
  const subject = subjectOf(one);
  return subject !== undefined && subject === subjectOf(other);
}
