import type { Segment } from '../../../contract/assistant';
import type { Reading } from '../reading/reading';
import { type Composed, joined } from '../reply';
import { hasFailed, isDone, isLoved, type Ledger, type LedgerItem } from './ledger';

const MOST_PLANNED = 3;
const MOST_DONE = 3;
/** Told to a model; what he did long ago matters less. */
const MOST_SENT = 20;

const month = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });
const taken: Readonly<Record<number, string>> = {
  2: '; she loved it',
  1: '; she liked it',
  0: '; it was fine',
  [-1]: '; it was not for her',
};

/** 'You gave her "Peonies" in May 2025; she loved it.' */
export function sentenceOf({ title, state, givenOn, reaction, neverAgain }: LedgerItem): string {
  const never = neverAgain ? ' Never again, you noted.' : '';
  if (givenOn) {
    const when = month.format(new Date(`${givenOn}T12:00:00Z`));
    return `You gave her "${title}" in ${when}${reaction === null ? '' : (taken[reaction] ?? '')}.${never}`;
  }
  if (state === 'dropped') return `You dropped "${title}".${never}`;
  return state === 'planned' ? `You already plan "${title}".` : `You have the idea "${title}".${never}`;
}

/** For a model: what it must not propose again. */
export const linesFor = ({ items }: Ledger): string[] =>
  items
    .filter((item) => item.state === 'planned' || isDone(item))
    .slice(0, MOST_SENT)
    .map(sentenceOf);

/**
 * A reply with what he already did about it: what he plans first (all of it where he asks for anything, else what he asks about), what he gave or dropped of that very thing last, and no
 * proposal of it. It is about him and in his own words, so that nothing of it is checked against hers.
 */
export function withLedger(reply: Composed, ledger: Ledger, reading: Reading): Composed {
  if (ledger.items.length === 0) return reply;
  const done = touched(reply, ledger, reading);
  // Who asks for her sweater's size need not hear of the boots.
  const near = new Set(ledger.near(reading.text));
  const planned = ledger.items
    .filter((item) => item.state === 'planned' && ((reading.isOpen && isSought(item, reading)) || near.has(item)))
    .slice(0, MOST_PLANNED);
  const kept = reply.segments.filter((segment) => !isProposed(segment, ledger));
  const segments = [...planned.map(sentenceOf).map(notice), ...kept, ...done.flatMap(toldOf(reply)).map(notice)];
  return { ...reply, segments, text: joined(segments) };
}

/** Boots are no evening out, and an evening out is a present only where he looks for any. */
const isSought = ({ kind }: LedgerItem, { occasion }: Reading): boolean => occasion !== 'date' || kind !== 'gift';

const notice = (text: string): Segment => ({ kind: 'notice', text, cites: [] });

/** What his question or the quotes speak of, and what came from the answers that are quoted. */
function touched({ citations }: Composed, ledger: Ledger, { text }: Reading): LedgerItem[] {
  const near = new Set([text, ...citations.map(({ quote }) => quote)].flatMap((one) => ledger.near(one)));
  const quoted = new Set(citations.map(({ answerId }) => answerId));
  const isTouched = (item: LedgerItem) => near.has(item) || item.answerIds.some((id) => quoted.has(id));
  return ledger.items.filter((item) => isDone(item) && isTouched(item)).slice(0, MOST_DONE);
}

/** With the reason where it changed the order. */
const toldOf =
  ({ citations }: Composed) =>
  (item: LedgerItem): string[] => {
    const isSource = item.answerIds.some((id) => citations.some(({ answerId }) => answerId === id));
    const told = [sentenceOf(item)];
    if (isSource && isLoved(item)) told.push(`That is why what "${item.title}" came from stands higher here.`);
    if (isSource && hasFailed(item)) told.push(`Keep in mind that "${item.title}" came from those words.`);
    return told;
  };

const isProposed = ({ kind, text }: Segment, ledger: Ledger): boolean =>
  kind === 'suggestion' && ledger.near(text).some(isDone);
