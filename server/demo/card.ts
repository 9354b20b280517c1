import type { CardField } from '../../contract/card-fields';
import { newestAnswersTo } from '../answers/some-answers';
import { writeOnCard } from '../card/entries';
import type { Deps } from '../deps';
import { databaseIdOf } from '../subjects/pool-id';

/** What he noted beside her answers: the short form that a salesperson understands. */
const notes: readonly { field: CardField; asked: string; value: string }[] = [
  { field: 'shoe', asked: 'size-001', value: 'US 8½' },
  { field: 'ring', asked: 'size-002', value: '6 (left ring finger)' },
  { field: 'top', asked: 'size-003', value: 'M' },
];

export async function writeCard(deps: Deps, userId: string): Promise<void> {
  for (const { field, asked, value } of notes) {
    const [answer] = await newestAnswersTo(deps, userId, [databaseIdOf(asked)]);
    if (answer) await writeOnCard(deps, userId, field, { value, answerId: answer.id });
  }
}
