import { limits } from '../../contract/limits';
import { saveHerName } from '../accounts/her-name';
import { findUserByEmail } from '../accounts/store';
import { countQuestions } from '../admin/question-counts';
import type { Deps, World } from '../deps';
import { StartRefused } from '../platform/refusal';
import { installPool } from '../questions/install-pool';
import { addAccount } from './account';
import { writeAuditLog } from './audit-log';
import { type Home, homeAt, placeInSeason } from './calendar';
import { writeCard } from './card';
import { askAsHeDid } from './conversations';
import { keepDates } from './dates';
import { herAnswers } from './her-answers';
import { aYearAgo, saidSince } from './her-answers-a-year-ago';
import { inSeason, seasonalDaysAgo } from './her-answers-in-season';
import { otherWife } from './her-answers-other-wife';
import { hisQuestions } from './his-questions';
import { thinkOfGifts } from './ideas';
import { addNeighbours } from './neighbours';
import { type Notebook, writeNotebook } from './notebook';
import { countUsers } from './store';
import { subscribe } from './subscribe';
import type { Habit } from './visits';

const PASSWORD = 'Heartnote1';
const OFFICE = 'office@heartnote.local';

interface Person {
  email: string;
  who: string;
  /** When he signed up. */
  since: { daysAgo: number; at: string };
  habit: Habit;
  isAdmin?: boolean;
  isPremium?: boolean;
  herName?: string;
  notebook?: (home: Home) => Notebook;
  keepsDates?: true;
}

const people: readonly Person[] = [
  {
    email: 'premium@heartnote.local',
    who: 'a premium husband',
    since: { daysAgo: 400, at: '20:05' },
    habit: { week: 'xxxxxxx', at: '20:10' },
    isPremium: true,
    herName: 'Claire',
    keepsDates: true,
    notebook: ({ today }) => ({
      told: [...aYearAgo, ...herAnswers, ...placeInSeason(inSeason, seasonalDaysAgo, today)],
      saidSince,
      ownQuestions: hisQuestions,
    }),
  },
  {
    email: 'basic@heartnote.local',
    who: 'a basic husband',
    since: { daysAgo: 21, at: '21:10' },
    habit: { week: 'xxxxxx.', at: '21:00' },
    notebook: () => ({ told: otherWife, ownQuestions: [] }),
  },
  {
    email: OFFICE,
    who: 'an administrator',
    since: { daysAgo: 190, at: '09:00' },
    habit: { week: '.xxx.xx', at: '09:00' },
    isAdmin: true,
  },
];

/** Three people to look around as, two of them with a notebook, among others. Running it again changes nothing. */
export async function seedDemo(world: World, timeZone = zoneOfThisMachine()): Promise<string[]> {
  await refuseRealData(world);
  await installPool(world);
  const home = homeAt(world.clock.now(), timeZone);
  for (const person of people) {
    await addPerson(world, person, home);
    if (!person.isPremium) continue;
    await subscribe(world, person.email);
    await askAsHeDid(world, person.email);
  }
  if (await addNeighbours(world, home)) {
    await writeAuditLog(world, OFFICE, home);
    // As it would have been last night.
    await countQuestions(world);
  }
  return ['Log in as:', ...people.map(({ email, who }) => `  ${email} / ${PASSWORD}  (${who})`)];
}

/** Everybody knows the password of these people, an administrator among them: they never join anybody real. */
async function refuseRealData({ db }: Deps): Promise<void> {
  const known = await Promise.all(people.map(({ email }) => findUserByEmail(db, email)));
  if (known.some(Boolean) || (await countUsers(db)) === 0) return;
  throw new StartRefused(
    'This data folder is in use by real accounts. Give the demo one of its own: DATA_DIR=./data-demo',
  );
}

/** Whoever looks at a demo usually sits at the machine that runs it: its evenings should be his. */
function zoneOfThisMachine(): string {
  // Empty on a machine whose zone has no name.
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || limits.defaultTimeZone;
}

/** All or nothing: where it was cut short, the next run begins afresh; what a visitor has changed since stays so. */
async function addPerson(deps: Deps, person: Person, home: Home): Promise<void> {
  if (await findUserByEmail(deps.db, person.email)) return;
  const { email, since, habit, isAdmin = false } = person;
  const newcomer = { email, since, habit, isAdmin, passwordHash: await deps.passwords.hash(PASSWORD) };
  await deps.transact(async (tx) => {
    const userId = await addAccount(deps, tx, newcomer, home);
    if (userId && person.herName) await saveHerName({ ...deps, db: tx }, userId, person.herName);
    if (userId && person.notebook) await writeNotebook(deps, tx, userId, home, person.notebook(home));
    if (userId && person.keepsDates) await keepDates(deps, tx, userId, home);
    if (!userId || !person.isPremium) return;
    const here: Deps = { ...deps, db: tx, transact: (work) => work(tx) };
    await writeCard(here, userId);
    await thinkOfGifts(here, { id: userId, timeZone: home.timeZone, isAdmin, isPremium: false });
  });
}
