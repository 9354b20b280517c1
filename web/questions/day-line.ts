/** The calendar day where he is, as one writes it at the top of a page. */
export function dayLine(moment: number, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone });
  return format.format(moment);
}
