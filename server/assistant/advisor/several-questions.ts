import type { Citation, Segment } from '../../../contract/assistant';
import type { Part } from '../reading/reading';
import { type Composed, joined } from '../reply';
import { notice } from './telling';

/** One of several questions, and the reply to it. */
export interface Replied extends Pick<Part, 'asked'> {
  reply: Composed;
}

const LONGEST_HEADING = 100;
const UNQUOTABLE = /["“”„«»‘[\]\n]|(?<!\p{L})['’]/u;
const ORDER = ['first', 'second', 'third'];

/** The replies to several questions as one, each under his own words; what to keep in mind and what to do next stand at its end. */
export function repliedToAll(all: readonly Replied[]): Composed {
  const told = all.map(({ asked, reply }, at) => {
    const { segments } = reply;
    const end = segments.findIndex(({ kind }) => kind === 'caution' || kind === 'suggestion');
    const body = end === -1 ? segments : segments.slice(0, end);
    return { reply, body: [headingOf(asked, at), ...body], rest: end === -1 ? [] : segments.slice(end) };
  });
  const citations: Citation[] = [];
  const numbered = (reply: Composed, segments: readonly Segment[]) =>
    segments.map((segment) => {
      const cited = segment.cites.flatMap((n) => reply.citations.find((one) => one.n === n) ?? []);
      const numbers = new Map(cited.map((one) => [one.n, citations.push(one)]));
      return {
        ...segment,
        text: segment.text.replace(MARKER, (mark, n) => `[${numbers.get(Number(n)) ?? mark}]`),
        cites: [...numbers.values()],
      };
    });
  const bodies = told.flatMap(({ reply, body }) => numbered(reply, body));
  const before = {
    atLength: new Set(told.flatMap(({ reply, rest }) => toldAtLength(reply, rest))),
    told: new Set<string>(),
  };
  const rests = told.flatMap(({ reply, rest }) => numbered(reply, rest.filter(isNew(reply, before))));
  const segments = [...bodies, ...rests];
  return {
    evidence: strongest(all),
    segments,
    citations: citations.map((one, at) => ({ ...one, n: at + 1 })),
    text: joined(segments),
    askHer: all.find(({ reply }) => reply.askHer)?.reply.askHer ?? null,
  };
}

const MARKER = /\[(\d+)\]/g;

/** Under his words as he typed them; under its number where they cannot be quoted. */
const headingOf = (asked: string, at: number): Segment =>
  notice(
    asked.length > LONGEST_HEADING || UNQUOTABLE.test(asked)
      ? `To your ${ORDER[at] ?? 'next'} question:`
      : `To your question “${asked}”:`,
  );

const idOf = ({ citations }: Composed, { cites }: Segment): string | undefined =>
  citations.find(({ n }) => cites.includes(n))?.answerId;

const toldAtLength = (reply: Composed, segments: readonly Segment[]): string[] =>
  segments.filter(({ isAside }) => !isAside).flatMap((segment) => idOf(reply, segment) ?? []);

/** What is said to one of the others is not said again, nor in few words what is said at length. */
function isNew(reply: Composed, { atLength, told }: { atLength: ReadonlySet<string>; told: Set<string> }) {
  return (segment: Segment): boolean => {
    const id = idOf(reply, segment);
    const what = id ?? segment.text;
    if (told.has(what) || (segment.isAside && id && atLength.has(id))) return false;
    told.add(what);
    return true;
  };
}

function strongest(all: readonly Replied[]): Composed['evidence'] {
  const found = new Set(all.map(({ reply }) => reply.evidence));
  return (['strong', 'weak'] as const).find((one) => found.has(one)) ?? 'none';
}

/** Two of them are answered by the same words: then it was one question. */
export function isOneQuestion(all: readonly Replied[]): boolean {
  const leads = all.flatMap(({ reply: { segments, citations } }) => {
    const lead = segments.find(({ kind }) => kind === 'lead');
    return lead ? citations.filter(({ n }) => lead.cites.includes(n)).map(({ answerId }) => answerId) : [];
  });
  return new Set(leads).size < leads.length;
}
