import { describe, expect, it } from 'vitest';
import { isInSeason } from '../platform/season';
import { drawn, type Husband, type LivedDay, live } from '../testing/simulated-life';
import { thorough } from '../testing/thorough';
import { essentials } from './pool/essentials';
import { opening } from './pool/opening';
import { areSpaced } from './pool/plan';
import { pool } from './pool/pool';
import { sameInMeaning } from './pool/same-in-meaning';

/** Two for each month of joining, some of them in the south; `HEARTNOTE_THOROUGH=42` asks a thousand. */
const PEOPLE = thorough(24);
const YEAR = 365;
const essentialIds: string[] = Object.values(essentials);

/** Every month of joining, every tenth in the south; some skip, some forget, most do neither. */
function husband(seed: number): Husband {
  const month = String((seed % 12) + 1).padStart(2, '0');
  const day = String(1 + Math.floor(drawn(seed, 1) * 28)).padStart(2, '0');
  return {
    seed,
    joins: `2027-${month}-${day}`,
    isSouthern: seed % 10 === 0,
    skipsWith: seed % 3 === 0 ? 0.2 : 0,
    forgetsWith: seed % 4 === 0 ? 0.3 : 0,
  };
}

interface Told {
  him: Husband;
  /** Of each essential, on which day he was first shown it. */
  essentialsBy: number;
  allergyOn: number;
  seasonal: number;
  valentine: boolean;
  faults: string[];
}

const shownOn = ({ skipped, asked }: LivedDay) => [...skipped, asked];
const firstDayOf = (year: LivedDay[], id: string) =>
  1 + year.findIndex((day) => shownOn(day).some((shown) => shown.id === id));

function faultsOf(him: Husband, year: LivedDay[]): string[] {
  const faults: string[] = [];
  const beginning = year.slice(0, 14);
  if (him.skipsWith === 0 && beginning.some(({ asked }, at) => asked.id !== opening[at])) faults.push('opening');
  if (beginning.some((day) => shownOn(day).some(({ season }) => season)))
    faults.push('a season in the first fortnight');
  const seasonal = year.map((day) => shownOn(day).filter(({ season }) => season).length);
  if (seasonal.some((_, at) => seasonal.slice(at, at + 7).reduce((sum, n) => sum + n, 0) > 2)) faults.push('3 a week');
  for (const { today, asked } of year) {
    if (asked.season && !isInSeason(asked.season, { day: today, isSouthern: him.isSouthern })) faults.push(asked.id);
    if (asked.id === 'feast-011' && !(today.slice(5) >= '01-20' && today.slice(5) < '02-14')) faults.push('Valentine');
    if (asked.id === 'feast-017' && today.slice(5) > '01-01' && today.slice(5) < '12-15') faults.push('New Year');
  }
  const kin = year.map(({ asked }) => asked.id).filter((id) => sameInMeaning.some((ids) => ids.includes(id)));
  if (kin.some((id, at) => kin.slice(0, at).some((before) => before !== id && areSpaced(before, id))))
    faults.push('kin');
  return faults;
}

function tell(seed: number): Told {
  const him = husband(seed);
  const year = live(pool, him, YEAR);
  const days = essentialIds.map((id) => firstDayOf(year, id) || YEAR + 1);
  return {
    him,
    essentialsBy: Math.max(...days),
    allergyOn: firstDayOf(year, 'size-008'),
    seasonal: year.filter(({ asked }) => asked.season).length,
    valentine: year.some(({ asked }) => asked.id === 'feast-011'),
    faults: faultsOf(him, year),
  };
}

describe(`the first year of ${PEOPLE} husbands`, () => {
  const told = Array.from({ length: PEOPLE }, (_, seed) => tell(seed));
  const among = (fits: (one: Told) => boolean) => told.filter(fits).length;

  it('opens with the fourteen, keeps seasons inside their dates and rare, and what is alike a year apart', () => {
    expect(told.flatMap(({ him, faults }) => faults.map((fault) => `${JSON.stringify(him)} ${fault}`))).toEqual([]);
  });

  it('offers everybody every essential by day 90, whatever month he joined in', () => {
    expect(told.filter(({ essentialsBy }) => essentialsBy > 90)).toEqual([]);
  });

  it('gives what it says', () => {
    const perMonth = Array.from({ length: 12 }, (_, month) => {
      const joined = told.filter(({ him }) => Number(him.joins.slice(5, 7)) === month + 1);
      const seasonal = joined.reduce((sum, one) => sum + one.seasonal, 0) / joined.length;
      const last = Math.max(...joined.map(({ essentialsBy }) => essentialsBy));
      return `${month + 1}: ${joined.length} people, essentials by day ${last}, ${seasonal.toFixed(1)} of a season`;
    });
    const valentines = Math.round((100 * among(({ valentine }) => valentine)) / PEOPLE);
    const allergy = Math.max(...told.map(({ allergyOn }) => allergyOn));
    console.log(
      [`allergies asked by day ${allergy}, Valentine's Day of ${valentines} %, by month of joining:`, ...perMonth].join(
        '\n',
      ),
    );
    expect(allergy).toBeLessThanOrEqual(6);
    expect(valentines).toBeGreaterThan(80);
    expect(Math.min(...told.map(({ seasonal }) => seasonal))).toBeGreaterThan(8);
  });
});
