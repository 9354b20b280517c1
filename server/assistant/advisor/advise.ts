import type { Evidence, Segment } from '../../../contract/assistant';
import type { Note, Retrieval } from '../notes';
import type { Reading } from '../reading/reading';
import { type Composed, joined } from '../reply';
import { questionFor } from './ask-her';
import { isRefusal, WANTS } from './asked-for';
import { type Chosen, chosen, chosenNothing } from './chosen';
import { isLongAgo } from './dates';
import { type Caution, cautionQuotes, roomForCautions, tellCautions } from './keep-in-mind';
import { ANY, Layout, lengthOf } from './layout';
import { isReplaced } from './matters';
import { newestFirst } from './newest-first';
import { NOTHING, ONLY_CAUTIONS } from './openings';
import { type Quote, quoteOf, soughtBy } from './quote';
import { refusedWordIn } from './relevance';
import { smallTalk } from './small-talk';
import { led, notice, said } from './telling';

const LONGEST_REPLY = 1_600;

const CLOSE = 'This comes closest in what she has told you:';
const FAR = "Perhaps she hasn't mentioned that yet. This comes closest:";
const NOT_THAT = 'Nothing she has told you so far names that very thing. This comes closest:';
const RATHER = 'She has told you what not to choose, and something else of the kind:';
const ONLY_REFUSED = 'So far she has told you only what not to choose:';
const FURTHER_OFF = 'Perhaps also:';
const LONG_AGO = 'That is more than a year old; it may be worth asking again.';

/** When he asks, and where: days are those of his calendar. */
export interface Occasion {
  now: Date;
  timeZone: string;
}

/** The built-in advisor: answers with her dated words, proves it, adds what must be kept in mind, and says so where nothing is stored. */
export function advise(asked: Reading, retrieval: Retrieval, occasion: Occasion): Composed {
  if (asked.kind === 'small-talk') return smallTalk(asked.text);
  const reading = { ...asked, planned: retrieval.planned };
  return tell(reading, retrieval, { ...occasion, picked: newestFirst(chosen(reading, retrieval), retrieval.cautions) });
}

/** Where somebody has read her answers and finds that none of them fits. */
export function adviseNothing(asked: Reading, retrieval: Retrieval, occasion: Occasion): Composed {
  const reading = { ...asked, planned: retrieval.planned };
  const picked = newestFirst(chosenNothing(reading, retrieval), retrieval.cautions);
  return tell(reading, retrieval, { ...occasion, picked });
}

interface Picked extends Occasion {
  picked: Chosen;
}

function tell(reading: Reading, retrieval: Retrieval, { picked, now, timeZone }: Picked): Composed {
  const told = quoted(reading, { ...picked, asides: retrieval.asides }, timeZone);
  const askHer = told.evidence === 'strong' ? null : questionFor(reading, answeredIn(retrieval), isTold(told, picked));
  const telling = { ...told, notice: noticeFor(reading, told, picked), earlier: picked.earlier };
  const layout = laidOut(reading, telling, closingFor(reading, askHer));
  const isOld =
    layout.shown.length > 0 &&
    layout.shown.every(({ quote }) => isLongAgo(quote.note.confirmedOn ?? quote.note.createdAt, now));
  if (isOld && told.evidence === 'strong') layout.add(notice(LONG_AGO));
  const { segments } = layout;
  return { evidence: told.evidence, segments, citations: layout.citations(), text: joined(segments), askHer };
}

function noticeFor(
  reading: Reading,
  { evidence, leads, further, cautions }: Told,
  { isOfAnother, isClose }: Chosen,
): string | null {
  if (leads.length === 0) return cautions.length > 0 ? ONLY_CAUTIONS : NOTHING;
  if (leads.every(({ note }) => WANTS.has(reading.kind) && isRefusal(note)))
    return further.every(({ note }) => isRefusal(note)) ? ONLY_REFUSED : RATHER;
  const isOfIt = ({ note }: Quote) => refusedWordIn(reading, note) !== null;
  if (isOfAnother && !leads.some(isOfIt)) return NOT_THAT;
  if (evidence === 'strong') return null;
  return isClose || wantsAnyIdea(reading) ? CLOSE : FAR;
}

/** "What should I give her" fits anything that she would like: she cannot have left it unmentioned. */
const wantsAnyIdea = ({ kind, isOpen, occasion }: Reading) => WANTS.has(kind) && isOpen && occasion !== null;

/** She most likely answered it: to put it to her once more would show that nobody listened. */
const isTold = ({ leads }: Told, { isClose, isOfAnother }: Chosen) =>
  leads.length > 0 && isClose === true && !isOfAnother;

const plainly = (words: string) => words.replace(/["“”„«»‘’[\]]/g, '');

const answeredIn = ({ hits }: Retrieval) => new Set(hits.map(({ note }) => note.questionId));

interface Told {
  evidence: Evidence;
  leads: Quote[];
  further: Quote[];
  cautions: Caution[];
}

function quoted(
  reading: Reading,
  { evidence, leads, further, cautions, asides }: Chosen & Pick<Retrieval, 'asides'>,
  timeZone: string,
): Told {
  const sought = soughtBy(`${reading.turned} ${reading.things.join(' ')}`);
  const wordsOf = (notes: readonly Note[]) => notes.flatMap((note) => quoteOf(note, sought, timeZone) ?? []);
  const told = {
    leads: wordsOf(leads),
    further: wordsOf(further),
    cautions: cautionQuotes({ cautions, asides }, timeZone),
  };
  return { ...told, evidence: evidenceShown(evidence, told) };
}

/** Without anything to quote there is no evidence, and with a caution alone there is a little. */
function evidenceShown(found: Evidence, { leads, further, cautions }: Omit<Told, 'evidence'>): Evidence {
  if (leads.length + further.length + cautions.length === 0) return 'none';
  return found === 'none' || leads.length === 0 ? 'weak' : found;
}

function closingFor({ budget }: Reading, askHer: string | null): Segment[] {
  const ask: Segment[] = askHer ? [{ kind: 'suggestion', text: `You could ask her: ${askHer}`, cites: [] }] : [];
  const cost = budget && plainly(budget).replace(/^for /i, '');
  return cost ? [...ask, notice(`What things cost is not in the answers: ${cost} is for you to check.`)] : ask;
}

interface Telling extends Told, Pick<Chosen, 'earlier'> {
  notice: string | null;
}

/** The answer, its proof, what to keep in mind; then the closing. */
function laidOut(
  reading: Reading,
  { evidence, notice: opening, leads, further, cautions, earlier }: Telling,
  closing: readonly Segment[],
): Layout {
  const before = opening ? [notice(opening)] : [];
  const first = leads.slice(0, 1).map((quote) => led(reading, quote, 1));
  // However much there is to keep in mind, there is an answer.
  const kept = roomForCautions(cautions, LONGEST_REPLY - lengthOf([...before, ...first, ...closing]));
  const layout = new Layout(LONGEST_REPLY, [...kept, ...closing]);
  for (const segment of before) layout.add(segment);
  for (const quote of leads) layout.quote(quote, (one, n) => led(reading, one, n));
  const isEarlier = (one: Quote) => isOlder(one, layout) || earlier?.has(one.note) === true;
  const line = (one: Quote, n: number) => said(one, n, isEarlier(one));
  // What fits is announced, and only that.
  const [next] = further.filter((quote) => lengthOf([notice(FURTHER_OFF), line(quote, ANY)]) <= layout.room);
  if (next && evidence === 'strong' && !isEarlier(next)) layout.add(notice(FURTHER_OFF));
  for (const quote of further) layout.quote(quote, line);
  layout.release(kept);
  tellCautions(layout, cautions);
  layout.release(closing);
  for (const segment of closing) layout.add(segment);
  return layout;
}

const isOlder = ({ note }: Quote, { shown }: Layout) =>
  isReplaced(note) ||
  shown.some(({ quote }) => quote.note.questionId === note.questionId && quote.note.createdAt > note.createdAt);
