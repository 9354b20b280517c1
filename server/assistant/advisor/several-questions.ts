import type { Citation, Evidence, Segment } from '../../../contract/assistant';
import type { Part } from '../reading/reading';
import { type Composed, joined } from '../reply';
import { NOTHING, ONLY_CAUTIONS } from './openings';
import { notice } from './telling';

/** One of several questions, and the reply to it. */
interface Replied extends Pick<Part, 'asked'> {
  reply: Composed;
}

const LONGEST_HEADING = 100;
const UNQUOTABLE = /["“”„«»‘[\]\n]|(?<!\p{L})['’]/u;
const ORDER = ['first', 'second', 'third'];
const MARKER = /\[(\d+)\]/g;

/** Of those that are answered by the same words ('and what does she order there'), the one that they surely answer, or the first. */
export function withoutRepeated<Of extends Replied>(all: readonly Of[]): Of[] {
  const surest = [...all].sort((one, other) => Number(isSure(other)) - Number(isSure(one)));
  const leads = surest.map(leadOf);
  const kept = new Set(surest.filter((_, at) => leads[at] === undefined || leads.indexOf(leads[at]) === at));
  return all.filter((one) => kept.has(one));
}

const isSure = ({ reply }: Replied): boolean => reply.evidence === 'strong';

function leadOf({ reply }: Replied): string | undefined {
  const lead = reply.segments.find(({ kind }) => kind === 'lead');
  return lead && idOf(reply, lead);
}

const idOf = ({ citations }: Composed, { cites }: Segment): string | undefined =>
  citations.find(({ n }) => cites.includes(n))?.answerId;

/** The replies to several questions as one, each under his own words; what to keep in mind and the question to ask her stand at its end. */
export function repliedToAll(all: readonly Replied[]): Composed {
  const citations: Citation[] = [];
  const numbered = (reply: Composed, segment: Segment): Segment => {
    const cited = segment.cites.flatMap((n) => reply.citations.find((one) => one.n === n) ?? []);
    const numbers = new Map(cited.map((one) => [one.n, citations.push(one)]));
    const text = segment.text.replace(MARKER, (mark, n) => `[${numbers.get(Number(n)) ?? mark}]`);
    return { ...segment, text, cites: [...numbers.values()] };
  };
  const bodies = all.flatMap(({ asked, reply }, at) => {
    const told = reply.segments.slice(0, endOf(reply)).map((segment) => numbered(reply, alone(segment)));
    return [headingOf(asked, at), ...told];
  });
  const kept = keptInMind(all).flatMap(({ reply, segments }) => segments.map((segment) => numbered(reply, segment)));
  const askHer = all.find(({ reply }) => reply.askHer)?.reply.askHer ?? null;
  const closing = closingOf(all, askHer);
  const segments = [...bodies, ...kept, ...closing];
  return {
    evidence: strongest(all.map(({ reply }) => reply)),
    segments,
    citations: citations.map((one, at) => ({ ...one, n: at + 1 })),
    text: joined(segments),
    askHer,
  };
}

/** Where the answer ends, and what is to be kept in mind or done begins. */
function endOf({ segments }: Composed): number {
  const end = segments.findIndex(({ kind }) => kind === 'caution' || kind === 'suggestion');
  return end === -1 ? segments.length : end;
}

/** What is to be kept in mind does not follow here. */
const alone = (segment: Segment): Segment => (segment.text === ONLY_CAUTIONS ? { ...segment, text: NOTHING } : segment);

/** Under his words as he typed them; under its number where they cannot be quoted. */
const headingOf = (asked: string, at: number): Segment =>
  notice(
    asked.length > LONGEST_HEADING || UNQUOTABLE.test(asked)
      ? `To your ${ORDER[at] ?? 'next'} question:`
      : `To your question “${asked}”:`,
  );

/** A warning, and her newest word behind it where one took its place. */
interface Warning {
  reply: Composed;
  id: string | undefined;
  segments: Segment[];
}

/** Each once: at length where one of the questions touches it, which goes first. */
function keptInMind(all: readonly Replied[]): Warning[] {
  const warnings = all.flatMap(({ reply }) => {
    const found: Warning[] = [];
    for (const segment of reply.segments.slice(endOf(reply))) {
      if (segment.kind === 'caution') found.push({ reply, id: idOf(reply, segment), segments: [segment] });
      else if (segment.kind === 'said') found.at(-1)?.segments.push(segment);
    }
    return found;
  });
  const isAside = ({ segments: [first] }: Warning) => first?.isAside === true;
  const inOrder = [...warnings.filter((one) => !isAside(one)), ...warnings.filter(isAside)];
  return [...new Map(inOrder.toReversed().map((one) => [one.id, one])).values()].toReversed();
}

/** What else is said behind the answers, each once, and the one question to ask her last. */
function closingOf(all: readonly Replied[], askHer: string | null): Segment[] {
  const rest = all.flatMap(({ reply }) => reply.segments.slice(endOf(reply)));
  const notices = new Map(rest.filter(({ kind }) => kind === 'notice').map((one) => [one.text, one]));
  const toAsk = rest.find(({ kind, text }) => kind === 'suggestion' && askHer !== null && text.includes(askHer));
  return [...notices.values(), ...(toAsk ? [toAsk] : [])];
}

/** What one of them is sure of is. */
export function strongest(all: readonly { evidence: Evidence }[]): Evidence {
  const found = new Set(all.map(({ evidence }) => evidence));
  return (['strong', 'weak'] as const).find((one) => found.has(one)) ?? 'none';
}
