import type { Segment } from '../../../contract/assistant';
import { dangersNamed } from '../../subjects/held-in';
import { wordsOf } from '../language/words';
import type { Note, Retrieval } from '../notes';
import { warns } from '../retrieval/cautions';
import { tagOf } from './asked-for';
import { ANY, type Layout, lengthOf } from './layout';
import { type Fit, type Quote, quoteOf } from './quote';
import { notice, sinceThen, warned, warnedAside } from './telling';

const LONGEST_CAUTION = 220;
const LONGEST_ASIDE = 60;
/** At length; and of all together. */
const MOST = { atLength: 5, inAll: 7 };
const MORE = 'There is more to keep in mind than fits here: look through her card and her answers as well.';

/** Words that warn, and her newest of the matter where one took their place. */
export interface Caution {
  quote: Quote;
  since: Quote | null;
  /** Nothing that he names touches it. */
  isAside: boolean;
}

/** What he asks about first: the rest in a few words behind it. */
export const cautionQuotes = (
  { cautions, asides }: Pick<Retrieval, 'cautions' | 'asides'>,
  timeZone: string,
): Caution[] => {
  // Of what a newer word took the place of, both are told.
  const isAside = (note: Note) => asides?.has(note) === true && note.newest === undefined;
  return [...cautions.filter((note) => !isAside(note)), ...cautions.filter(isAside)].flatMap((note) => {
    const quote = isAside(note)
      ? quoteOf(note, namedFirst(note), timeZone, LONGEST_ASIDE)
      : quoteOf(note, warning(note), timeZone, LONGEST_CAUTION);
    const since = note.newest ? quoteOf(note.newest, warning(note.newest), timeZone, LONGEST_CAUTION) : null;
    return quote ? [{ quote, since, isAside: isAside(note) }] : [];
  });
};

/** Where she warns, as it was found: the model may have heard it in words that none of ours knows. */
const KNOWN = 10;

const warning =
  ({ warnsAt = [] }: Note): Fit =>
  (part, { start, end }) =>
    warns(part) + (warnsAt.some((at) => at >= start && at < end) ? KNOWN : 0);

/** So few words in answer to what she fears are the thing itself. */
const BARE_NAME = 3;

/** In few words: asked for dangers, her first words mostly name it ("Heights. It's not falling, it's that ..."). */
const namedFirst =
  (note: Note): Fit =>
  (part, where) => {
    const isFirst = tagOf(note).asks === 'danger' && where.start === 0;
    const isNamed = dangersNamed(part).size > 0 || wordsOf(part).length <= BARE_NAME;
    return warning(note)(part, where) + (isFirst && isNamed ? 2 * KNOWN : 0);
  };

/**
 * What of it fits: dangers first, then her newest word beside a danger that is told. As soon as one danger is not told, it
 * is said that there is more.
 */
function planned(cautions: readonly Caution[], room: number) {
  const first = cautions.filter(({ isAside }, at) => at < (isAside ? MOST.inAll : MOST.atLength));
  const whole = fitting(first, room, dangerOf);
  const notices = whole.told.length < cautions.length ? [notice(MORE)] : [];
  const dangers = notices.length > 0 ? fitting(first, room - lengthOf(notices), dangerOf) : whole;
  const { told: withSince } = fitting(dangers.told, dangers.left, sinceOf);
  const told = dangers.told.map((one) => (withSince.includes(one) ? one : { ...one, since: null }));
  return { told, notices };
}

const lineOf = ({ isAside }: Caution) => (isAside ? warnedAside : warned);
const dangerOf = (one: Caution): Segment[] => [lineOf(one)(one.quote, ANY)];
const sinceOf = ({ since }: Caution): Segment[] => (since ? [sinceThen(since, ANY)] : []);

function fitting(cautions: readonly Caution[], room: number, line: (one: Caution) => Segment[]) {
  let left = room;
  const told = cautions.filter((one) => {
    const length = lengthOf(line(one));
    if (length > left) return false;
    left -= length;
    return true;
  });
  return { told, left };
}

/** As long as they will be at most, to keep so much room for them. */
export function roomForCautions(cautions: readonly Caution[], room: number): Segment[] {
  const { told, notices } = planned(cautions, room);
  return [...told.flatMap((one) => [...dangerOf(one), ...sinceOf(one)]), ...notices];
}

export function tellCautions(layout: Layout, cautions: readonly Caution[]): void {
  const isShown = (quote: Quote | null) => layout.shown.some((one) => one.quote.note === quote?.note);
  const news = cautions.map((one) => (isShown(one.since) ? { ...one, since: null } : one));
  const { told, notices } = planned(news, layout.room);
  for (const one of told) {
    const { quote, since } = one;
    layout.quote(quote, lineOf(one));
    if (since && !isShown(since)) layout.quote(since, sinceThen);
  }
  for (const segment of notices) layout.add(segment);
}
