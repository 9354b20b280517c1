import type { Card, CardDanger, CardEntry, CardLine } from '../../contract/card';
import { allCardFields, type CardField, isGraveField } from '../../contract/card-fields';
import { type AnswerHead, newestAnswersTo, type OpenedAnswer, openAnswers } from '../answers/some-answers';
import type { Deps } from '../deps';
import { type Askable, askableQuestions } from '../questions/askable';
import { waitingIds } from '../questions/extra-questions';
import { type Warning, warningsToOpen } from './dangers';
import { type EntryRow, listEntries } from './entry-store';
import { everyFittingQuestion, fills, questionsFor } from './fitting-questions';
import { pinnedOf } from './pins';
import { opening, quoted, quotedWhole } from './quotes';

/** Everything that is known before a word is opened. */
interface Ready {
  newest: AnswerHead[];
  entries: EntryRow[];
  askable: Askable[];
  waiting: string[];
}

/** Her card. What is shown is chosen by which question each answer belongs to; then only those are opened. */
export async function cardOf(deps: Deps, userId: string): Promise<Card> {
  const ready = await makeReady(deps, userId, everyFittingQuestion());
  const { ids, among } = await warningsToOpen(deps, userId);
  const chosen = chosenFor(ready, allCardFields);
  const opened = await openAnswers(deps, userId, [...new Set([...ids, ...chosen.values()])]);
  const lines = await linesOf(deps, userId, ready, chosen, opened);
  return { dangers: among(opened).map(presentDanger), lines };
}

export async function lineOf(deps: Deps, userId: string, field: CardField): Promise<CardLine> {
  const ready = await makeReady(deps, userId, questionsFor(field));
  const chosen = chosenFor(ready, [field]);
  const opened = await openAnswers(deps, userId, [...chosen.values()]);
  const [line] = await linesOf(deps, userId, ready, chosen, opened, [field]);
  return line ?? { field, said: null, entries: [], ask: null };
}

/** All that he wrote or pinned, with the line it stands on. */
export async function entriesOf(deps: Deps, userId: string): Promise<(CardEntry & { field: CardField })[]> {
  const rows = await listEntries(deps.db, deps.vault, userId);
  const present = await presenting(deps, userId, rows);
  return rows.map((entry) => ({ ...present(entry), field: entry.field }));
}

async function makeReady(deps: Deps, userId: string, questionIds: readonly string[]): Promise<Ready> {
  const { db, vault } = deps;
  return {
    newest: (await newestAnswersTo(deps, userId, questionIds)).sort(byNewness),
    entries: await listEntries(db, vault, userId),
    askable: await askableQuestions(deps, questionIds),
    waiting: await waitingIds(deps, userId),
  };
}

const byNewness = (a: AnswerHead, b: AnswerHead) => b.saidAt - a.saidAt || (a.id < b.id ? 1 : -1);

/** Of each field the answer it shows, where there is one. */
function chosenFor(ready: Ready, fields: readonly CardField[]): Map<CardField, string> {
  return new Map(
    fields.flatMap((field): [CardField, string][] => {
      const head = ready.newest.find((one) => isAnswerFor(field, one));
      return head ? [[field, head.id]] : [];
    }),
  );
}

async function linesOf(
  deps: Deps,
  userId: string,
  ready: Ready,
  chosen: ReadonlyMap<CardField, string>,
  opened: readonly OpenedAnswer[],
  fields: readonly CardField[] = allCardFields,
): Promise<CardLine[]> {
  const shown = ready.entries.filter(({ field }) => fields.includes(field));
  const byId = new Map(opened.map((answer) => [answer.id, answer]));
  const present = await presenting(deps, userId, shown);
  return fields.map((field) => {
    const said = byId.get(chosen.get(field) ?? '');
    const show = isGraveField(field) ? quotedWhole : quoted;
    return {
      field,
      said: said ? show(said, opening(said)) : null,
      entries: shown.filter((entry) => entry.field === field).map(present),
      ask: askFor(field, ready),
    };
  });
}

const isAnswerFor = (field: CardField, { questionId, questionText }: AnswerHead): boolean =>
  fills(field, { id: questionId, text: questionText });

/** Of the questions that fill it, one that everybody is offered; else the first of the pool. */
function askFor(field: CardField, { askable, waiting }: Ready): CardLine['ask'] {
  const fitting = questionsFor(field).flatMap((id) => askable.find((one) => one.id === id) ?? []);
  const able = fitting.filter((one) => fills(field, one));
  const chosen = able.find(({ isEssential }) => isEssential) ?? able[0];
  if (!chosen) return null;
  return { questionId: chosen.id, text: chosen.text, isWaiting: waiting.includes(chosen.id) };
}

/** Her words beside his are always those that stand there now. */
async function presenting(
  deps: Deps,
  userId: string,
  entries: readonly EntryRow[],
): Promise<(entry: EntryRow) => CardEntry> {
  const pins = entries.flatMap(({ answerId, pin }) => (pin ? [{ answerId, pin }] : []));
  const pinned = await pinnedOf(deps, userId, pins);
  return ({ id, value, pin, answerId, updatedAt }) => ({
    ...{ id, value, writtenOn: updatedAt.toISOString() },
    ...(pin ? pinned({ answerId, pin }) : { quote: null, source: 'none' }),
  });
}

const presentDanger = ({ answer, kind, span, since }: Warning): CardDanger => ({
  kind,
  quote: quotedWhole(answer, span),
  ...(since && { since: quoted(since, opening(since)) }),
});
