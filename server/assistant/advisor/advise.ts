import type { Citation, Evidence, Segment } from '../../../contract/assistant';
import type { Hit, Intent, Retrieval } from '../notes';
import { type Composed, joined } from '../reply';
import { isAdvice } from '../retrieval/intent';
import { asksForRefusal } from '../retrieval/refusals';
import { warningIn } from '../retrieval/warnings';
import { questionFor } from './ask-her';
import { quotableSpans } from './clean-spans';
import { isLongAgo } from './dates';
import { ideasFor, type Shown } from './ideas';
import { LONGEST, LONGEST_OF_LIST, type Quote, quoteOf, soughtBy, warning } from './quote';
import { type Aged, byMatter } from './same-matter';

const LONGEST_REPLY = 900;
const MOST_QUOTES = 5;
const FAR_BEHIND = 0.5;
/** On the development data of 0008 a right answer is among these in three of four replies, and nearly half of them are right. */
const CLOSE = 0.8;
const MOST_WARNINGS = 3;
const ROOM_FOR_WARNINGS = 400;
/** Kept free for ideas where he wants advice. */
const FOR_IDEAS = 150;
/** Up to here a quotation may need the question to be understood. */
const SHORT_QUOTE = 80;
const SHORT_QUESTION = 90;
const QUOTES_SOMETHING = /"|(?<!\p{L})['‘’]/u;

const NOTICES: Record<Evidence, string> = {
  strong: 'What she has said about it:',
  weak: 'The closest she has said:',
  none: 'Nothing she has told you so far speaks about that.',
};
const FURTHER_OFF = 'Perhaps also:';
export const MORE_WARNINGS = 'There is more to keep in mind than fits here: look through the answers as well.';
const LONG_AGO = 'That is more than a year old; it may be worth asking again.';

/** When he asks, and where: days are those of his calendar. */
export interface Occasion {
  now: Date;
  timeZone: string;
}

/** The built-in advisor: shows her dated words, adds ideas they bring, and says so where nothing is stored. */
export function advise(query: string, retrieval: Retrieval, { now, timeZone }: Occasion): Composed {
  const { intent, hits, safety } = retrieval;
  const sought = soughtBy(query);
  // Of one thing he wants to know all; of advice there must be room for more than one.
  const ofList = isAdvice(intent) ? LONGEST : LONGEST_OF_LIST;
  const grave = safety.flatMap(({ note }) => quoteOf(note, warning, timeZone) ?? []);
  const isGrave = new Set(grave.map(({ note }) => note.id));
  const worthy = retrieval.evidence === 'none' ? [] : worthShowing(hits);
  const found = worthy
    .flatMap(({ note }) => quoteOf(note, sought, timeZone, ofList) ?? [])
    .filter(({ note }) => !isGrave.has(note.id));
  const quotes = found.filter((quote) => !isRefusal(intent, quote));
  const all = [...grave, ...found.filter((quote) => isRefusal(intent, quote))];
  const warnings = withinRoom(all);
  const evidence = evidenceShown(retrieval.evidence, quotes.length + warnings.length);
  const further = furtherOff(intent, worthy);
  const hasMoreWarnings = grave.length > warnings.length;
  return composed({ query, intent, evidence, quotes, further, warnings, hasMoreWarnings, now });
}

/** Named where he had asked what she does not want: beside what she wants, it must not look like a wish. */
function isRefusal(intent: Intent, { note }: Quote): boolean {
  return (intent === 'gift' || intent === 'date' || intent === 'food') && asksForRefusal(note.question);
}

/** The gravest come first, and one is always told. */
function withinRoom(warnings: readonly Quote[]): Quote[] {
  let room = ROOM_FOR_WARNINGS;
  return warnings.slice(0, MOST_WARNINGS).filter((quote, at) => {
    room -= warned(quote, 9).text.length;
    return at === 0 || room >= 0;
  });
}

/** What is far behind the best only distracts from it; but what she said later to the same question goes before it. */
function worthShowing(hits: readonly Hit[]): Hit[] {
  const best = hits[0]?.score ?? 0;
  const worthy = hits.slice(0, MOST_QUOTES).filter(({ score }) => score >= FAR_BEHIND * best);
  const known = new Set(worthy.map(({ note }) => note.id));
  return worthy.flatMap((hit) => {
    const newer = newestLike(hit, hits);
    if (!newer || known.has(newer.note.id)) return [hit];
    known.add(newer.note.id);
    return [{ ...newer, score: hit.score }, hit];
  });
}

/** What she is asked every other day has no answer that takes the place of another. */
const MOST_CHANGES_OF_MIND = 3;

/** Her newest answer to the question of a hit. */
function newestLike({ note }: Hit, hits: readonly Hit[]): Hit | undefined {
  const alike = hits.filter((hit) => hit.note.questionId === note.questionId);
  if (alike.length > MOST_CHANGES_OF_MIND) return undefined;
  return alike.reduce((newest, hit) => (hit.note.createdAt > newest.note.createdAt ? hit : newest));
}

/** Whoever asks for a fact wants to see which words hold it. For advice many things together are the answer. */
function furtherOff(intent: Intent, hits: readonly Hit[]): ReadonlySet<string> {
  if (isAdvice(intent)) return new Set();
  const best = hits[0]?.score ?? 0;
  return new Set(hits.filter(({ score }) => score < CLOSE * best).map(({ note }) => note.id));
}

/** Without anything to quote there is no evidence, and with a warning alone there is a little. */
function evidenceShown(found: Evidence, quotes: number): Evidence {
  if (quotes === 0) return 'none';
  return found === 'none' ? 'weak' : found;
}

interface Material {
  query: string;
  intent: Retrieval['intent'];
  evidence: Evidence;
  quotes: Quote[];
  /** Those of them that may speak of something else, by the ids of their notes. */
  further: ReadonlySet<string>;
  warnings: Quote[];
  /** There are others that are not quoted. */
  hasMoreWarnings: boolean;
  now: Date;
}

function composed(material: Material): Composed {
  const { query, intent, evidence, quotes, further, warnings, hasMoreWarnings, now } = material;
  const askHer = evidence === 'strong' ? null : questionFor(query, intent);
  const notice: Segment = { kind: 'notice', text: NOTICES[evidence], cites: [] };
  const closing: Segment[] = askHer ? [{ kind: 'suggestion', text: `You could ask her: ${askHer}`, cites: [] }] : [];
  const more: Segment[] = hasMoreWarnings ? [{ kind: 'notice', text: MORE_WARNINGS, cites: [] }] : [];
  const reserved = [notice, ...more, ...closing, ...warnings.map((quote) => warned(quote, 9))];
  const room = LONGEST_REPLY - joined(reserved).length;
  const laidOut = (forIdeas: number) => {
    // What she must not get is the answer to what to avoid, and beside all else it comes last.
    const isAnswer = intent === 'avoid';
    const { lines, shown } = saidWithin(room - forIdeas, quotes, { further, from: isAnswer ? warnings.length + 1 : 1 });
    const cautionsFrom = isAnswer ? 1 : shown.length + 1;
    const cautions = warnings.map((quote, at): Shown => ({ n: cautionsFrom + at, quote, isEarlier: false }));
    const cautioned = [...cautions.map(({ n, quote }) => warned(quote, n)), ...more];
    const before = isAnswer ? [notice, ...cautioned, ...lines] : [notice, ...lines, ...cautioned];
    const ideas = suggested([...before, ...closing], intent, shown, warnings);
    return { shown, cautions, ideas, main: [...before, ...ideas, ...closing] };
  };
  const first = laidOut(isAdvice(intent) ? FOR_IDEAS : 0);
  const { shown, cautions, main } = first.ideas.length > 0 ? first : laidOut(0);
  const isOld =
    evidence === 'strong' && shown.length > 0 && shown.every(({ quote }) => isLongAgo(quote.note.createdAt, now));
  const reminded: Segment[] = [...main, { kind: 'notice', text: LONG_AGO, cites: [] }];
  const citations = [...shown, ...cautions].sort((a, b) => a.n - b.n).map(citationOf);
  const segments = isOld && joined(reminded).length <= LONGEST_REPLY ? reminded : main;
  return { evidence, segments, citations, text: joined(segments), askHer };
}

/** Quotations as long as there is room; what she said on the same matter stands together, the newest first. */
function saidWithin(
  room: number,
  quotes: readonly Quote[],
  { further, from }: { further: ReadonlySet<string>; from: number },
): { lines: Segment[]; shown: Shown[] } {
  const matters = byMatter(quotes);
  // What is newer or older on a matter that is close belongs to it.
  const isFurther = (same: readonly Aged[]) => same.every(({ quote }) => further.has(quote.note.id));
  const close = matters.filter((same) => !isFurther(same));
  const lines: Segment[] = [];
  const shown: Shown[] = [];
  const left = room - FURTHER_OFF.length - 1;
  let closeLines = 0;
  for (const same of [...close, ...matters.filter(isFurther)]) {
    for (const { quote, isEarlier } of same) {
      const n = from + shown.length;
      const line: Segment = { kind: 'said', text: isEarlier ? earlier(quote, n) : said(quote, n), cites: [n] };
      // Where the newest word does not fit, the older ones stay away: alone they would pass for what she wants.
      if (joined([...lines, line]).length + 1 > left) break;
      lines.push(line);
      shown.push({ n, quote, isEarlier });
    }
    if (!isFurther(same)) closeLines = lines.length;
  }
  const told = withQuestions(lines, shown, left);
  const apart: Segment = { kind: 'notice', text: FURTHER_OFF, cites: [] };
  const hasBoth = closeLines > 0 && closeLines < lines.length;
  return { lines: hasBoth ? told.toSpliced(closeLines, 0, apart) : told, shown };
}

/** A short answer is understood only with what she was asked, which is told as his, without quotation marks. */
function withQuestions(lines: readonly Segment[], shown: readonly Shown[], room: number): Segment[] {
  let left = room - joined(lines).length - 1;
  return lines.map((line, at) => {
    const asked = shown[at] && !shown[at].isEarlier ? questionOf(shown[at].quote) : '';
    if (asked === '' || asked.length > left) return line;
    left -= asked.length;
    return { ...line, text: asked + line.text };
  });
}

function questionOf({ note: { question }, text }: Quote): string {
  const [span] = quotableSpans(question);
  const isPlain = span?.start === 0 && span.end === question.length && !QUOTES_SOMETHING.test(question);
  return text.length <= SHORT_QUOTE && question.length <= SHORT_QUESTION && isPlain ? `Asked: ${question} ` : '';
}

const marked = ({ text, isPart }: Quote, n: number) => `“${text}”${isPart ? ' …' : ''} [${n}]`;
const said = (quote: Quote, n: number) => `She said on ${quote.day}: ${marked(quote, n)}`;
const earlier = (quote: Quote, n: number) => `Earlier, on ${quote.day}, she said: ${marked(quote, n)}`;

/** An answer that only names the thing does not tell what it warns of: the question does. */
const warned = (quote: Quote, n: number): Segment => ({
  kind: 'said',
  text: `Keep in mind. ${warningIn(quote.text) === null ? questionOf(quote) : ''}${said(quote, n)}`,
  cites: [n],
});

function suggested(
  rest: readonly Segment[],
  intent: Retrieval['intent'],
  shown: readonly Shown[],
  warnings: readonly Quote[],
) {
  const lines: Segment[] = [];
  for (const { n, text } of ideasFor(intent, shown, warnings)) {
    const line: Segment = { kind: 'suggestion', text: `An idea that fits what she said [${n}]: ${text}.`, cites: [n] };
    if (joined([...rest, ...lines, line]).length <= LONGEST_REPLY) lines.push(line);
  }
  return lines;
}

function citationOf({ n, quote }: Shown): Citation {
  const { note, text, start, end } = quote;
  return { n, answerId: note.id, date: note.createdAt, question: note.question, quote: text, start, end };
}
