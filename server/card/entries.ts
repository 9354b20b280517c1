import { v7 as newId } from 'uuid';
import type { CardLine } from '../../contract/card';
import type { CardField } from '../../contract/card-fields';
import { type OpenedAnswer, openAnswers } from '../answers/some-answers';
import type { Deps } from '../deps';
import { lockAllowances } from '../platform/db/lock-allowances';
import { refuseOverwrite } from '../platform/edit';
import { Refusal } from '../platform/refusal';
import { lineOf } from './card';
import { deleteEntry, findAt, saveEntry } from './entry-store';
import { pinOn } from './pins';

interface Writing {
  value: string;
  answerId?: string | undefined;
  start?: number | undefined;
  end?: number | undefined;
  basedOn?: string | undefined;
}

/** His short form beside an answer, or beside none; written again, it is the same one. */
export async function writeOnCard(deps: Deps, userId: string, field: CardField, writing: Writing): Promise<CardLine> {
  const { value, basedOn, answerId = null } = writing;
  const answer = answerId === null ? null : await answerOf(deps, userId, answerId);
  if (!answer && value === '') throw new Refusal('card_entry_empty');
  const pin = answer && pinOn(answer, writing);
  await deps.transact(async (tx) => {
    // Two taps at once are one entry.
    await lockAllowances(tx, userId);
    const before = await findAt(tx, deps.vault, { userId, field, answerId });
    refuseOverwrite({ text: value, basedOn }, before?.value ?? '');
    const id = before?.id ?? newId();
    await saveEntry(tx, deps.vault, { id, userId, field, answerId, value, pin, at: deps.clock.now() });
  });
  return lineOf(deps, userId, field);
}

/** An answer of his; anybody else's does not exist for him. */
export async function answerOf(deps: Deps, userId: string, id: string): Promise<OpenedAnswer> {
  const [answer] = await openAnswers(deps, userId, [id]);
  if (!answer) throw new Refusal('answer_not_found');
  return answer;
}

export async function takeOffCard(deps: Deps, userId: string, field: CardField, id: string): Promise<void> {
  if (!(await deleteEntry(deps.db, userId, field, id))) throw new Refusal('not_found');
}
