const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

/** 'May 4, 2026' of 2026-05-04, wherever he is. */
export const dayOf = (date: string): string => day.format(noon(date));

/** 'May 2026'. */
export const monthOf = (date: string): string => month.format(noon(date));
