/** Every way to set words in quotation marks that a person or a model uses. */
const QUOTATIONS = [
  /“([^“”]*)”/gu,
  /"([^"]*)"/gu,
  /„([^„“”]*)[“”]/gu,
  /«([^«»]*)»/gu,
  /‘([^‘’]*(?:’\p{L}[^‘’]*)*)’(?!\p{L})/gu,
  /(?<![\p{L}\p{N}])'([^'\n]{3,}?)'(?![\p{L}\p{N}])/gu,
];

export interface Quotations {
  inside: string[];
  /** The text without them: what the reply itself says. */
  outside: string;
  /** A mark without its fellow: nobody can say where her words end. */
  isOpen: boolean;
}

export function quotationsIn(text: string): Quotations {
  const inside = QUOTATIONS.flatMap((form) => [...text.matchAll(form)].map(([, words = '']) => words.trim()));
  const outside = QUOTATIONS.slice(0, 5).reduce((rest, form) => rest.replace(form, ' '), text);
  return { inside: inside.filter((words) => /[\p{L}\p{N}]/u.test(words)), outside, isOpen: /[“”„«»"]/u.test(outside) };
}

/** A full stop or comma before the closing mark belongs to the sentence around it. */
export const standsIn = (words: string, source: string): boolean =>
  source.includes(words) || source.includes(words.replace(/[.,;!?…]+$/u, ''));
