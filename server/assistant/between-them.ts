import { mayBeMailed } from '../../contract/packs';
import { shippedQuestions } from '../questions/pool/pool';
import { databaseIdOf } from '../subjects/pool-id';
import type { Note } from './notes';

const asked = new Set(
  shippedQuestions.filter(({ pack }) => !mayBeMailed(pack ?? null)).map(({ id }) => databaseIdOf(id)),
);

/** Her answer to a question of the two of them alone: no letter has it, and a model elsewhere only where he asks for just that. */
export const isBetweenThem = ({ questionId }: Note): boolean => asked.has(questionId);
