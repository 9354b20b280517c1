import { allCardFields } from '../../contract/card-fields';
import { newestAnswersTo, newestWords } from '../answers/some-answers';
import type { Deps } from '../deps';
import { knownWarnings } from './dangers';
import { listAnswerIds } from './entry-store';
import { everyFittingQuestion, fills } from './fitting-questions';

/** The answers whose words stand on her card: by their questions, by what he pinned, and by what they warn of. None is opened. */
export async function answersOnCard(deps: Deps, userId: string): Promise<string[]> {
  const newest = await newestAnswersTo(deps, userId, everyFittingQuestion());
  const filling = newest.filter(({ questionId: id, questionText: text }) =>
    allCardFields.some((field) => fills(field, { id, text })),
  );
  const newestOf = await newestWords(deps, userId);
  return [
    ...filling.map(({ id }) => id),
    ...(await listAnswerIds(deps.db, userId)).map(newestOf),
    ...(await knownWarnings(deps, userId)),
  ];
}
