import { localDay } from '../../platform/local-day';
import type { Note } from '../notes';
import { isEmptyWord, stemsOf } from '../retrieval/words';
import type { Sentence } from './sentences';

const NUMBER = /\d+(?:[.,:/]\d+)*/g;
/** Not the first word, which is capitalised whatever it is. */
const NAME = /(?<=[\p{L}\p{N},;:’'"”)\]-]\s+["“(]?)\p{Lu}[\p{L}\p{M}’'-]*/gu;
const NEVER_A_NAME = new Set(['i', 'i’m', "i'm", 'i’d', "i'd", 'she', 'her', 'you', 'your', 'it', 'idea']);

const ABOUT_HER = /\b(she|hers?|herself)\b/i;

/** What she turns down. Narrow: "nobody was there" is no dislike, and a sentence of hers must not be lost over it. */
const AGAINST =
  /\b(no|not|never|neither|nor|cannot|hat(e[sd]?|ing)|dislik\w+|detest\w*|loath\w+|avoid\w*|allerg\w+|intoleran\w+|afraid|scared|fears?|phobi\w+|worst|refus\w+|stop(s|ped)?)\b|n[’']t\b/i;

/** Whether a text is against something, hers or one about her. */
export const turnsDown = (text: string): boolean => AGAINST.test(text);

export interface Sources {
  query: string;
  sent: Note[];
  timeZone: string;
}

/**
 * Whether a sentence stays within what it points to: it speaks of her, repeats something of it, and brings no number and no name that is
 * not there. An idea points nowhere, so all that was sent and asked counts for it.
 */
export function isGrounded(sentence: Sentence, { sent, query, timeZone }: Sources): boolean {
  const textOf = (note: Note) => tellable(note, timeZone);
  if (sentence.kind === 'suggestion') return bringsNothing(sentence.text, [query, ...sent.map(textOf)].join('\n'));
  if (!ABOUT_HER.test(sentence.text)) return false;
  const cited = sentence.cites.map((n) => sent[n - 1]);
  const known = cited.filter((note) => note !== undefined);
  if (known.length === 0 || known.length < cited.length) return false;
  if (!quotesExactly(sentence.text, [query, ...known.map(({ answer }) => answer)])) return false;
  const source = [query, ...known.map(textOf)].join('\n');
  return bringsNothing(sentence.text, source) && known.some((note) => repeats(sentence.text, note));
}

/** What stands in quotation marks was said so. */
function quotesExactly(text: string, sources: string[]): boolean {
  const quotes = [...text.matchAll(/[“"„«]([^“”"„«»]+)[”"“»]/g)].map(([, quote = '']) =>
    quote.replace(/[.,!?…]+$/, ''),
  );
  return quotes.every((quote) => sources.some((source) => source.includes(quote)));
}

function bringsNothing(text: string, source: string): boolean {
  const there = source.toLowerCase();
  const numbers = text.match(NUMBER) ?? [];
  const names = (text.match(NAME) ?? []).map((name) => name.toLowerCase()).filter((name) => !NEVER_A_NAME.has(name));
  const numbersThere = new Set(there.match(NUMBER));
  return numbers.every((number) => numbersThere.has(number)) && names.every((name) => there.includes(stripped(name)));
}

const stripped = (name: string) => name.replace(/[’']s$/, '');

/** Of her sentences, the nearest one must be there, and as much for or against it as his is told. */
function repeats(text: string, { answer }: Note): boolean {
  const told = new Set(contentOf(text));
  const shared = answer.split(/(?<=[.!?…\n])\s*/).map((sentence) => ({
    sentence,
    words: contentOf(sentence).filter((stem) => told.has(stem)).length,
  }));
  const nearest = shared.reduce((best, one) => (one.words > best.words ? one : best), { sentence: '', words: 0 });
  return nearest.words > 0 && turnsDown(nearest.sentence) === turnsDown(text);
}

const contentOf = (text: string) => stemsOf(text).filter((stem) => !isEmptyWord(stem));

/** What a sentence may take from a note. The day may be told in words. */
function tellable({ answer, question, createdAt }: Note, timeZone: string): string {
  const date = localDay(new Date(createdAt), timeZone);
  const day = new Date(date);
  const month = day.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });
  const parts = [day.getUTCDate(), month, day.getUTCFullYear(), date];
  return `${answer}\n${question}\n${parts.join(' ')}`;
}
