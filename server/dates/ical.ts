import type { CalendarDay } from '../../contract/date-days';

/** A whole day in a calendar, once or by a rule. */
export interface CalendarEntry {
  uid: string;
  day: CalendarDay;
  /** As RFC 5545 says it, without its name. */
  rrule?: string;
  title: string;
  sequence: number;
  createdAt: Date;
  changedAt: Date;
}

const LONGEST_LINE = 75;

/** The little of RFC 5545 that whole, private days need. A library was tried: it took six times as long (decision 0016). */
export function calendarText(name: string, refreshHours: number, entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${name}//Dates//EN`,
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
    `X-PUBLISHED-TTL:PT${refreshHours}H`,
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function entryLines({ uid, day, rrule, title, sequence, createdAt, changedAt }: CalendarEntry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${momentText(changedAt)}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    // Older programs of one house take a day without an end for midnight.
    'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    ...(rrule ? [`RRULE:${rrule}`] : []),
    `SUMMARY:${escaped(title)}`,
    'TRANSP:TRANSPARENT',
    'CLASS:PRIVATE',
    `CREATED:${momentText(createdAt)}`,
    `LAST-MODIFIED:${momentText(changedAt)}`,
    'END:VEVENT',
  ];
}

const momentText = (moment: Date) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** Lines of at most 75 octets; what is longer goes on behind a blank. No character is cut in two. */
function folded(line: string): string {
  if (line.length <= LONGEST_LINE / 3 || Buffer.byteLength(line) <= LONGEST_LINE) return line;
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
  return [...parts, part].join('\r\n');
}
