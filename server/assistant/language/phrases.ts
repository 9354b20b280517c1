import { wordsOf } from './words';

/** A text as it is spoken: plain words with one blank between them and around, no apostrophes. */
export const spoken = (text: string): string => ` ${wordsOf(text).join(' ').replaceAll("'", '')} `;

/** Phrases as they are listed, between commas. */
export const listed = (phrases: string): string[] => phrases.split(',').map((phrase) => phrase.trim());

export const says = (text: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => text.includes(` ${phrase} `));

/** What is left of a text where none of these is said. */
export const withoutPhrases = (text: string, phrases: readonly string[]): string =>
  phrases.reduce((rest, phrase) => rest.replaceAll(` ${phrase} `, ' '), text);

export const begins = (text: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => text.startsWith(` ${phrase} `));

export const ends = (text: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => text.endsWith(` ${phrase} `));
