import { subjects } from '../../subjects/catalogue';
import { type Mention, sameThing } from '../../subjects/find-subjects';
import type { AnswerKind } from '../../subjects/tags';
import type { Note } from '../notes';
import type { Kind, Reading } from '../reading/reading';
import { type About, meetingOf } from './about';
import type { Form } from './form';
import type { Features } from './judgement';

/** What was measured of one note beside all the others. */
export interface Measured {
  note: Note & { dangers: number };
  tag: About;
  /** What her words name. */
  mentions: readonly Mention[];
  /** Of the notes that were looked at, the share that speak of the matter itself, or are tagged with it. */
  commonness: number;
  /** How much of what he asked for stands there, from 0 to 1. */
  covered: number;
  /** Its shares of the best scores by words in the notebook. */
  words: { answer: number; both: number };
  /** Null where no vectors are known. */
  meaning: Meaning | null;
  /** How near what she was asked comes to what he asks, by meaning and by words. */
  asked: { meaning: Placed; words: Placed };
}

export interface Placed {
  value: number;
  rank: number;
}

export interface Meaning {
  answer: number;
  /** With what she was asked. */
  whole: number;
  /** How far behind the best of all other notes; below 0 where it is itself the best. */
  behind: { answer: number; whole: number };
  /** How near it is, divided by its place among all: half of it for the second, a third for the next. */
  rank: { answer: number; whole: number };
}

/** His question, and the notebook that he asks. */
export interface Asked {
  reading: Reading;
  forms: readonly Form[];
  size: number;
}

/** Which kinds of answers fit a kind of question. */
export const FITS: Partial<Record<Kind, readonly AnswerKind[]>> = {
  likes: ['likes', 'wish'],
  list: ['likes', 'wish'],
  fact: ['likes', 'size', 'story', 'person'],
  when: ['day'],
  who: ['person'],
  avoid: ['dislikes', 'danger'],
  'may-i': ['dislikes', 'danger', 'likes'],
  advice: ['wish', 'treatment', 'likes'],
};

const BEGINNING = 40;
/** From here on it is most likely the same that is asked. */
const SAME = 0.58;

const beyond = (line: number, value: number) => Math.max(0, value - line) / (1 - line);
const yes = (is: boolean) => (is ? 1 : 0);

export function featuresOf(
  { reading, forms, size }: Asked,
  { note, tag, mentions, commonness, covered, words, meaning, asked }: Measured,
): Features {
  const { occasion, things, isOpen } = reading;
  const said = [...new Set(mentions.map(({ subject }) => subject))];
  const [matter] = reading.subjects;
  const ofMatter = mentions.filter(({ subject }) => subject === matter);
  const isTagged = matter !== undefined && tag.subjects.includes(matter);
  const rarity = 1 - commonness;
  const many = Math.log10(size);
  const byTag = meetingOf(reading.subjects, tag.subjects);
  const byWords = meetingOf(reading.subjects, said);
  const about = new Set([...tag.subjects, ...said]);
  const share = reading.subjects.filter((one) => about.has(one)).length / (reading.subjects.length || 1);
  const missing = forms.filter((form) => !form(note)).length;
  const serves = occasion !== null && [...tag.subjects, ...said].some((one) => subjects[one].serves.includes(occasion));
  return {
    always: 1,
    'tag: a near subject': yes(byTag === 'near' && !tag.isSure),
    'tag: another subject': yes(byTag === 'other' && !tag.isSure),
    'tag by hand: the matter': yes(isTagged && tag.isSure),
    'words: a near subject': yes(byWords === 'near'),
    'words: another subject': yes(byWords === 'other'),
    'words: the very thing': yes(things.some((thing) => mentions.some(({ words: named }) => sameThing(named, thing)))),
    'share of his subjects': share,
    'matter: it is the tag, and rare among many': yes(isTagged && !tag.isSure) * rarity * many,
    'matter: one of its kind in her words': yes(ofMatter.some(({ isMember }) => isMember)),
    'matter: her words begin with it': yes(ofMatter.some(({ start }) => start < BEGINNING)),
    'shared words, answer and question': covered,
    'share of the best by words, answer': words.answer,
    'share of the best by words, both': words.both,
    'meaning: answer': meaning?.answer ?? 0,
    'meaning: whole': meaning?.whole ?? 0,
    'meaning: behind the best, answer': meaning?.behind.answer ?? 0,
    'meaning: behind the best, whole': meaning?.behind.whole ?? 0,
    'meaning: rank, answer': meaning?.rank.answer ?? 0,
    'meaning: rank, whole': meaning?.rank.whole ?? 0,
    'asked: alike by meaning': asked.meaning.value,
    'asked: the same by meaning': beyond(SAME, asked.meaning.value),
    'asked: rank by meaning': asked.meaning.rank * Math.max(0, asked.meaning.value),
    'asked: alike by words': asked.words.value,
    'asked: rank by words': asked.words.rank * asked.words.value,
    'form: it is there': forms.length - missing,
    'form: it is missing': missing,
    'open: it serves the occasion': yes(isOpen && serves),
    'size of the notebook': many,
  };
}
