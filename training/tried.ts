import type { Embedder } from '../server/assistant/embedding/embedder';
import { vectorsOf } from '../server/assistant/index-notes';
import type { LinkedNote } from '../server/assistant/notes';
import { alikeByMeaning } from '../server/assistant/phrasings/by-meaning';
import { alikeByWords } from '../server/assistant/phrasings/by-words';
import { readQuestion } from '../server/assistant/reading/read-question';
import { textsToEmbed } from '../server/assistant/retrieval/terms';
import { prepared, type Weighed, weighed } from '../server/assistant/retrieval/weigh';
import { findSubjects, type Mention } from '../server/subjects/find-subjects';
import { marked } from '../server/testing/assistant/index-notes';
import type { Trial } from './notebooks';

/** A trial with what was measured of its notes. */
export interface Tried {
  trial: Trial;
  hasMeaning: boolean;
  weighed: Weighed[];
}

/** Tries trials with vectors and without. Notes are worked out once: the same ones stand in many notebooks. */
export function createTrying(embedder: Embedder) {
  const known = new Map<string, { note: LinkedNote; vectors: Int8Array | null }>();
  const indexed = async (note: Trial['notes'][number], hasMeaning: boolean): Promise<LinkedNote> => {
    const key = `${note.question}\n${note.answer}`;
    const found = known.get(key) ?? {
      note: marked(note),
      vectors: vectorsOf(await embedder.embed(textsToEmbed(note))),
    };
    known.set(key, found);
    return { ...found.note, ...note, vectors: hasMeaning ? found.vectors : null };
  };
  const said = new Map<string, Mention[]>();
  const saidIn = (text: string): Mention[] => {
    const found = said.get(text) ?? findSubjects(text);
    said.set(text, found);
    return found;
  };
  return async (trial: Trial, hasMeaning: boolean): Promise<Tried> => {
    const reading = readQuestion(trial.ask);
    const typed = alikeByWords(reading.stems, trial.leftOut);
    const notes = await Promise.all(trial.notes.map((note) => indexed(note, hasMeaning)));
    const [asked] = (hasMeaning && (await embedder.embed([reading.turned]))) || [];
    const [answering] = (hasMeaning && (await embedder.embedAsked([reading.turned]))) || [];
    const sought = asked && answering ? { asked, answering, alike: alikeByMeaning(asked, trial.leftOut) } : null;
    return { trial, hasMeaning, weighed: weighed(prepared(reading, notes, { saidIn, typed }), sought) };
  };
}
