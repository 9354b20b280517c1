import { limits } from '../../contract/limits';
import { createUser } from '../accounts/signup';
import { findUserByEmail } from '../accounts/store';
import type { Deps, World } from '../deps';
import type { Tx } from '../platform/db/open';
import { StartRefused } from '../platform/refusal';
import { installPool } from '../questions/install-pool';
import { type Home, homeAt, momentOf, placeInSeason } from './calendar';
import { askAsHeDid } from './conversations';
import { herAnswers } from './her-answers';
import { inSeason, seasonalDaysAgo } from './her-answers-in-season';
import { otherWife } from './her-answers-other-wife';
import { hisQuestions } from './his-questions';
import { type Notebook, writeNotebook } from './notebook';
import { countUsers } from './store';
import { subscribe } from './subscribe';

const PASSWORD = 'Heartnote1';

interface Person {
  email: string;
  who: string;
  /** When he signed up. */
  since: { daysAgo: number; at: string };
  isAdmin?: boolean;
  isPremium?: boolean;
  notebook?: (home: Home) => Notebook;
}

const people: readonly Person[] = [
  {
    email: 'premium@heartnote.local',
    who: 'a premium husband',
    since: { daysAgo: 183, at: '20:05' },
    isPremium: true,
    notebook: ({ today }) => ({
      told: [...herAnswers, ...placeInSeason(inSeason, seasonalDaysAgo, today)],
      ownQuestions: hisQuestions,
    }),
  },
  {
    email: 'basic@heartnote.local',
    who: 'a basic husband',
    since: { daysAgo: 21, at: '21:10' },
    notebook: () => ({ told: otherWife, ownQuestions: [] }),
  },
  {
    email: 'office@heartnote.local',
    who: 'an administrator',
    since: { daysAgo: 190, at: '09:00' },
    isAdmin: true,
  },
];

/** Three people to look around as, two of them with a notebook. Running it again changes nothing. */
export async function seedDemo(world: World, timeZone = zoneOfThisMachine()): Promise<string[]> {
  await refuseRealData(world);
  await installPool(world);
  for (const person of people) {
    await addPerson(world, person, homeAt(world.clock.now(), timeZone));
    if (!person.isPremium) continue;
    await subscribe(world, person.email);
    await askAsHeDid(world, person.email);
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
  const passwordHash = await deps.passwords.hash(PASSWORD);
  await deps.transact(async (tx) => {
    const userId = await addAccount(deps, tx, person, passwordHash, home);
    if (userId && person.notebook) await writeNotebook(deps, tx, userId, home, person.notebook(home));
  });
}

/** Undefined where somebody else was quicker. */
async function addAccount(
  deps: Deps,
  tx: Tx,
  { email, since, isAdmin = false }: Person,
  passwordHash: string,
  home: Home,
): Promise<string | undefined> {
  const createdAt = momentOf(home, since);
  const { timeZone } = home;
  const proved = { createdAt, activatedAt: createdAt, emailVerifiedAt: createdAt };
  const made = await createUser(deps, tx, { email, passwordHash, isAdmin, timeZone, ...proved });
  return made?.id;
}
