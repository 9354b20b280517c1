import type { MetricsStep, TimeRange } from '../../../contract/admin';
import { limits } from '../../../contract/limits';

const { timeZone } = limits.admin;
const format = (options: Intl.DateTimeFormatOptions) => {
  const words = new Intl.DateTimeFormat('en-US', { timeZone, ...options });
  return (moment: string) => words.format(new Date(moment));
};
const hour = format({ month: 'short', day: 'numeric', hour: 'numeric' });
const shortHour = format({ hour: 'numeric' });
const day = format({ weekday: 'long', month: 'long', day: 'numeric' });
const shortDay = format({ month: 'short', day: 'numeric' });

export interface Step {
  from: string;
  /** 'Mar 4, 6 PM' or 'Tuesday, March 4'. */
  name: string;
  /** '6 PM' or 'Mar 4'. */
  shortName: string;
  count: number;
}

export type Measure = 'newUsers' | 'activeUsers';

/** One line of the series, with its moments in words of Chicago. */
export function stepsOf(series: readonly MetricsStep[], measure: Measure, range: TimeRange): Step[] {
  const [long, short] = range === '24h' ? [hour, shortHour] : [day, shortDay];
  return series.map((step) => ({
    from: step.from,
    name: long(step.from),
    shortName: short(step.from),
    count: step[measure],
  }));
}

/** So many names stand side by side on a phone. */
const MOST_NAMES = 6;
/** At the right edge there is no room for one. */
const LAST_ROOM = 0.88;

/** Which steps have their name under them. */
export function namedSteps(steps: readonly Step[]): { at: number; name: string }[] {
  const every = Math.ceil(steps.length / MOST_NAMES);
  return steps
    .map(({ shortName }, at) => ({ at, name: shortName }))
    .filter(({ at }) => at % every === 0 && at < steps.length * LAST_ROOM);
}

/** The step with most; null where nothing was. */
export function fullestOf(steps: readonly Step[]): Step | null {
  const fullest = steps.reduce<Step | null>((best, step) => (step.count > (best?.count ?? 0) ? step : best), null);
  return fullest;
}
