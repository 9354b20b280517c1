import { DAY } from '../../../contract/time';
import { localDay } from '../../platform/local-day';

const YEAR = 365 * DAY;

const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** 'May 3, 2026', in his calendar. */
export const dayOf = (moment: string, timeZone: string): string =>
  inWords.format(new Date(localDay(new Date(moment), timeZone)));

const monthInWords = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'November 2026', in his calendar. */
export const monthOf = (moment: string, timeZone: string): string =>
  monthInWords.format(new Date(localDay(new Date(moment), timeZone)));

export const isLongAgo = (moment: string, now: Date): boolean => now.getTime() - Date.parse(moment) > YEAR;
