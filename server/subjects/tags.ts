import { type SubjectId, subjects } from './catalogue';
import { findSubjects, type Mention } from './find-subjects';
import { kindByWords } from './kind-by-words';
import { databaseIdOf } from './pool-id';
import { poolTags } from './pool-tags/pool-tags';
import { HOLDS, type Tag } from './tag';
import { whenNeeded } from './when-needed';

export type { AnswerKind, Tag } from './tag';

const byDatabaseId = whenNeeded(() => new Map(Object.entries(poolTags).map(([id, tag]) => [databaseIdOf(id), tag])));

/** What an answer to this question is about: of the pool's by its id (in the pool or in the database), of any other by its words. */
export function tagOfQuestion({ id = '', text }: { id?: string; text: string }): Tag {
  const found = findSubjects(text);
  const tag = poolTags[id] ?? byDatabaseId().get(id);
  return tag && asksOf(found, tag) ? tag : tagByWords(text, found);
}

/** Whether somebody has tagged this question, and its words need not be guessed from. */
export const isTaggedByHand = (id: string): boolean => id in poolTags || byDatabaseId().has(id);

/** One word of another subject proves nothing. */
const PROOF = 2;

/** An administrator may have turned it into another question: then its words are of other subjects, and none of the tag's. */
function asksOf(found: readonly Mention[], tag: Tag): boolean {
  const known = new Set<SubjectId>(tag.subjects.flatMap((id) => [id, ...subjects[id].near]));
  return found.length < PROOF || found.some(({ subject }) => known.has(subject));
}

function tagByWords(text: string, found: readonly Mention[]): Tag {
  const about = [...new Set(found.map(({ subject }) => subject))];
  const asks = kindByWords(text, about);
  return { subjects: about, asks, holdsDays: HOLDS[asks] };
}
