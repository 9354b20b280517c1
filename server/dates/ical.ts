import type { CalendarDay } from '../../contract/date-days';

/** A whole day in a calendar, once or by a rule. */
export interface CalendarEntry {
  uid: string;
  day: CalendarDay;
  /** As RFC 5545 says it, without its name. */
  rrule?: string;
  title: string;
}

/** What entries have in common that change together. */
export interface Edition {
  sequence: number;
  createdAt: Date;
  changedAt: Date;
}

const LONGEST_LINE = 75;

/**
 * The little of RFC 5545 that whole, private days need. A library was tried: it took ten times as long (decision 0016). Of
 * all lines only that of a title, which he wrote, can be too long.
 */
export function calendarText(name: string, refreshHours: number, entries: readonly string[]): string {
  const title = escaped(name);
  return lines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${name}//Dates//EN`,
    `NAME:${title}`,
    `X-WR-CALNAME:${title}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
    `X-PUBLISHED-TTL:PT${refreshHours}H`,
    ...entries,
    'END:VCALENDAR',
    '',
  ]);
}

/** Entries of one edition: what they share is written once. */
export function entryTexts(entries: readonly CalendarEntry[], { sequence, createdAt, changedAt }: Edition): string[] {
  const changed = momentText(changedAt);
  const before = lines([`SEQUENCE:${sequence}`, `DTSTAMP:${changed}`, 'DTSTART;VALUE=DATE:']);
  const after = lines([
    'TRANSP:TRANSPARENT',
    'CLASS:PRIVATE',
    // Older programs of one house take a day without an end for midnight.
    'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    `CREATED:${momentText(createdAt)}`,
    `LAST-MODIFIED:${changed}`,
    'END:VEVENT',
  ]);
  return entries.map(({ uid, day, rrule, title }) => {
    const rule = rrule ? `\r\nRRULE:${rrule}` : '';
    const summary = folded(`SUMMARY:${escaped(title)}`);
    return `BEGIN:VEVENT\r\nUID:${uid}\r\n${before}${day.replaceAll('-', '')}${rule}\r\n${summary}\r\n${after}`;
  });
}

const lines = (all: readonly string[]) => all.join('\r\n');

const momentText = (moment: Date) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** Lines of at most 75 octets; what is longer goes on behind a blank. No character is cut in two. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= LONGEST_LINE) return line;
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (octets + more > LONGEST_LINE) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += more;
  }
  return lines([...parts, part]);
}
