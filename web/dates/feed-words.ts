import { feedMessages as words } from '../../contract/date-page-messages';
import { DAY, HOUR, MINUTE } from '../../contract/time';

const ago = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** 'Last read 3 hours ago.' */
export function lastReadInWords(moment: string | null, now: number): string {
  if (moment === null) return words.neverRead;
  const since = Math.max(0, now - Date.parse(moment));
  if (since < HOUR) return `Last read ${ago.format(-Math.round(since / MINUTE), 'minute')}.`;
  if (since < DAY) return `Last read ${ago.format(-Math.round(since / HOUR), 'hour')}.`;
  return `Last read ${ago.format(-Math.round(since / DAY), 'day')}.`;
}

/** What a calendar app takes for an invitation to subscribe, and not for a file. */
export const webcalOf = (address: string) => address.replace(/^https?:/, 'webcal:');

export const googleOf = (address: string) =>
  `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcalOf(address) })}`;
