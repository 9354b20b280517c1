import { BoundedMap } from './bounded-map';

/** More than there are zones. A name is good in any mixture of case, so without an end a caller could fill the memory. */
const MOST = 600;

/** One way of writing moments, by time zone: to make the format takes longer than to write with it. */
export function formatsByZone(locale: string, options: Intl.DateTimeFormatOptions, most = MOST) {
  const known = new BoundedMap<string, Intl.DateTimeFormat>(most);
  return (timeZone: string): Intl.DateTimeFormat => {
    const format = known.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
    known.set(timeZone, format);
    return format;
  };
}
