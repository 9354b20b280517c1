import type { Segment } from '../../../contract/assistant';
import { inDays } from '../../../contract/days';
import { dayOf, monthOf } from '../advisor/dates';
import type { Reading } from '../reading/reading';
import { type Composed, joined } from '../reply';
import type { SavedDay } from './saved-days';

const MOST = 3;

/** 'Among your days to remember: Her birthday, on December 7, 2026, in 19 days.' */
function sentenceOf({ label, next, daysLeft, monthOnly }: SavedDay): string {
  // A day of his calendar already.
  const when = monthOnly ? `in ${monthOf(next, 'UTC')}` : `on ${dayOf(next, 'UTC')}, ${inDays(daysLeft)}`;
  return `Among your days to remember: ${label.replace(/\.$/, '')}, ${when}.`;
}

/**
 * A reply with the days that he keeps himself, before what she said of them: they are his own words. Where she said
 * nothing that is surely of it, that is the whole answer.
 */
export function withDays(reply: Composed, days: readonly SavedDay[], { kind, parts }: Reading): Composed {
  const isOnlyWhen = parts
    ? parts.every(({ reading }) => reading.kind === 'when') && days.length >= parts.length
    : kind === 'when';
  if (days.length === 0) return reply;
  const told = days.slice(0, MOST).map((day): Segment => ({ kind: 'notice', text: sentenceOf(day), cites: [] }));
  const isAll = reply.evidence !== 'strong' && !reply.segments.some(({ kind }) => kind === 'caution');
  if (isAll && isOnlyWhen) return { evidence: 'none', segments: told, citations: [], text: joined(told), askHer: null };
  const segments = [...told, ...reply.segments];
  return { ...reply, segments, text: joined(segments), askHer: null };
}
