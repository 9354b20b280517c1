import type { Card, CardLine, CardQuote } from '../../contract/card';
import { type CardGroup, cardFields, isRefusedField } from '../../contract/card-fields';

export const titleOf = ({ field }: Pick<CardLine, 'field'>): string => cardFields[field].title;

export const linesIn = (lines: readonly CardLine[], groups: readonly CardGroup[]): CardLine[] =>
  lines.filter(({ field }) => groups.includes(cardFields[field].group));

/** What she does not want, or does not want to hear: no idea comes of it. */
export const isRefused = ({ field }: Pick<CardLine, 'field'>): boolean => isRefusedField(field);

/** Something stands on it: her words, or his. */
export const isKnown = ({ said, entries }: CardLine): boolean => said !== null || entries.length > 0;

/** His short form that stands first, if he wrote one. */
export const shortOf = ({ entries }: CardLine): string | null =>
  entries.find(({ value }) => value !== '')?.value ?? null;

/** Her words on a line: what she said last, then what he pinned of other answers. Each answer once. */
export function quotesOf({ said, entries }: CardLine): CardQuote[] {
  const all = [said, ...entries.map(({ quote }) => quote)].flatMap((quote) => quote ?? []);
  return all.filter(({ answerId }, at) => all.findIndex((one) => one.answerId === answerId) === at);
}

/** What she said last of it. */
export const newestOf = (line: CardLine): CardQuote | undefined =>
  quotesOf(line).reduce<CardQuote | undefined>((a, b) => (a && a.saidOn >= b.saidOn ? a : b), undefined);

/** She has spoken of it since he wrote his short form. */
export function isOutrun({ said, entries }: CardLine): boolean {
  const [first] = entries.filter(({ value }) => value !== '');
  if (!first) return false;
  const isHis = first.source !== 'replaced' && said?.answerId === first.quote?.answerId;
  const newest = isHis ? null : said;
  return [newest, first.source === 'replaced' ? first.quote : null].some(
    (word) => word && word.saidOn > first.writtenOn,
  );
}

/** What stands on top as a danger need not stand there a second time, unless he wrote something beside it. */
export function withoutRepeats({ dangers, lines }: Card): CardLine[] {
  const onTop = new Set(dangers.map(({ quote }) => quote.answerId));
  return lines.filter(({ said, entries }) => entries.length > 0 || said === null || !onTop.has(said.answerId));
}
