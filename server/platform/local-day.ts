/** More than there are zones. A name is good in any mixture of case, so without an end a caller could fill the memory. */
const MOST_FORMATS = 600;
const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day there, as YYYY-MM-DD. A day begins at his midnight, not at Greenwich's. */
export function localDay(moment: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    // The Canadian way of writing a date happens to be the ISO one.
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    if (formats.size >= MOST_FORMATS) formats.clear();
    formats.set(timeZone, format);
  }
  return format.format(moment);
}

export function monthOf(day: string): number {
  return Number(day.slice(5, 7));
}
