import { confirmationsOf, type Matters, mattersOf } from '../answers/some-answers';
import { dangersFound, type FoundDanger } from '../dangers/danger-list';
import type { Deps } from '../deps';
import { asksOnlyForMore } from '../subjects/denies-outright';
import { tagOfQuestion } from '../subjects/tags';
import { type Warner, warnsNoMore } from '../subjects/warns-no-more';
import type { IndexedNote, LinkedNote, Note } from './notes';
import { graveKinds, graveOnly, gravities, markOf } from './retrieval/danger-mark';

/**
 * Tells of each note whether a newer word of hers took its place, whether it warns no more, and when he last said that it is
 * still true. That is looked up with each question: it changes no word, so no page is written for it.
 */
export async function linkedNotes(deps: Deps, userId: string, found: IndexedNote[]): Promise<LinkedNote[]> {
  const notes = await withDangers(deps, userId, found);
  const [matters, confirmations] = [await mattersOf(deps, userId), await confirmationsOf(deps, userId)];
  const over = overIn(notes, matters);
  const isReplaced = ({ id }: Note) => matters.newerOf(id) !== undefined;
  const inMatter = new Set(notes.filter(isReplaced).flatMap(({ id }) => [id, matters.newestOf(id)]));
  const linked = notes.map((note): LinkedNote => {
    const { id } = note;
    const confirmedOn = matters.isOver(id) ? undefined : confirmations.get(id);
    if (confirmedOn === undefined && !over.has(id) && !inMatter.has(id)) return note;
    const dangers = over.has(id) ? 0 : isReplaced(note) ? graveOnly(note.dangers) : note.dangers;
    const matter = inMatter.has(id) && { matter: matters.newestOf(id) };
    return { ...note, dangers, ...matter, ...(confirmedOn !== undefined && { confirmedOn }) };
  });
  const byId = new Map<string, Note>(linked.filter(({ id }) => inMatter.has(id)).map((note) => [note.id, note]));
  for (const note of linked) if (isReplaced(note)) note.newest = byId.get(matters.newestOf(note.id)) ?? null;
  return linked;
}

/** As her card tells them: what she said in words that none of ours knows was heard by the model. */
async function withDangers(deps: Deps, userId: string, notes: IndexedNote[]): Promise<LinkedNote[]> {
  const found = new Map((await dangersFound(deps, userId)).map(({ id, dangers }) => [id, dangers]));
  return notes.map((note) => {
    const dangers = found.get(note.id);
    if (!dangers) return harmless(note);
    const meant = sureIn(dangers);
    const warnsAt = gravestOf(meant).map(({ start }) => start);
    const isDoubtful = meant.some((danger) => danger.isDoubtful);
    return { ...note, dangers: markOf(meant), warnsAt, ...(isDoubtful && { isDoubtful }) };
  });
}

/** Most of them are, and to name what is copied takes a fraction of the time. */
function harmless({ id, questionId, question, answer, createdAt, terms, vectors }: IndexedNote): LinkedNote {
  return { id, questionId, question, answer, createdAt, terms, vectors, dangers: 0 };
}

/** What is in doubt counts only where nothing grave is sure, as on her card. */
function sureIn(dangers: readonly FoundDanger[]): readonly FoundDanger[] {
  const sure = dangers.filter(({ isDoubtful }) => !isDoubtful);
  return sure.some(({ gravity }) => gravity !== 'never') ? sure : dangers;
}

/** Where she says 'no more anchovies' beside what would kill her, that is not what has to be told. */
function gravestOf(dangers: readonly FoundDanger[]): FoundDanger[] {
  const sure = dangers.filter(({ isPerhaps }) => !isPerhaps);
  const gravest = gravities.find((one) => sure.some(({ gravity }) => gravity === one));
  return sure.filter(({ gravity }) => gravity === gravest);
}

/** The ids of her words that warned and do no more. */
function overIn(notes: readonly LinkedNote[], matters: Matters): Set<string> {
  const warning = notes.filter(({ dangers }) => graveOnly(dangers) !== 0);
  const asking = new Set(warning.filter(asksForAll).map(({ questionId }) => questionId));
  const all = notes.filter(({ questionId, dangers }) => graveOnly(dangers) !== 0 || asking.has(questionId));
  const isOver = warnsNoMore(all.map(warnerOf), { ...matters, asksForDanger: (one) => asking.has(one.questionId) });
  return new Set(warning.filter((note) => isOver(warnerOf(note))).map(({ id }) => id));
}

const asksForAll = ({ questionId: id, question: text }: Note): boolean =>
  tagOfQuestion({ id, text }).asks === 'danger' && !asksOnlyForMore(text);

const warnerOf = ({ id, questionId, answer: text, createdAt, dangers }: LinkedNote): Warner => ({
  ...{ id, questionId, text, createdAt },
  kinds: graveKinds(dangers),
});
