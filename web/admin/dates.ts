import { limits } from '../../contract/limits';

const { timeZone } = limits.admin;

const day = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'short', day: 'numeric' });
const minute = new Intl.DateTimeFormat('en-US', {
  timeZone,
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Administrators read one zone wherever they sit: 'Mar 4, 2025'. */
export function adminDay(moment: string): string {
  return day.format(new Date(moment));
}

/** 'Mar 4, 2025, 6:05 PM', in the same zone. */
export function adminMinute(moment: string): string {
  return minute.format(new Date(moment));
}
