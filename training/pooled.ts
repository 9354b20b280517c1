import { createHash } from 'node:crypto';
import { readQuestion } from '../server/assistant/reading/read-question';
import { pool } from '../server/questions/pool/pool';
import type { SubjectId } from '../server/subjects/catalogue';
import { tagOfQuestion } from '../server/subjects/tags';
import type { CaseFile } from './case-file';

const tagged = pool.map((question) => ({ text: question.text, about: tagOfQuestion(question).subjects }));

/** The id of a question of the pool by its words. */
export const poolIds: ReadonlyMap<string, string> = new Map(pool.map(({ id, text }) => [text, id]));

/**
 * The same cases as if the pool had asked her: a fitting question is one that is tagged with what he asks about, where
 * there is one, and an unfitting one any other. That teaches how far a tag can be trusted.
 */
export function pooled(file: CaseFile): CaseFile {
  return {
    ...file,
    cases: file.cases.map((one) => {
      const { subjects } = readQuestion(one.ask);
      return {
        ...one,
        fitting: chosen(`fitting ${one.id}`, subjects, true) ?? one.fitting,
        unfitting: chosen(`unfitting ${one.id}`, subjects, false) ?? one.unfitting,
      };
    }),
    lookalikes: file.lookalikes.map((one) => {
      const { subjects } = readQuestion(one.ask);
      return {
        ...one,
        near: one.near.map((said, at) => ({
          ...said,
          question: chosen(`${one.id} ${at}`, subjects, true) ?? said.question,
        })),
      };
    }),
  };
}

/** One of those about the first of these subjects that the pool knows, or about none of them; always the same for the same name. */
function chosen(name: string, subjects: readonly SubjectId[], isAbout: boolean): string | null {
  const matter = subjects.find((id) => tagged.some(({ about }) => about.includes(id)));
  const fit = isAbout
    ? tagged.filter(({ about }) => matter !== undefined && about.includes(matter))
    : tagged.filter(({ about }) => !about.some((id) => subjects.includes(id)));
  const at = createHash('sha256').update(name).digest().readUInt32BE(0) % Math.max(1, fit.length);
  return fit[at]?.text ?? null;
}
