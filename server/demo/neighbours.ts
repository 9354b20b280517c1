import { findUserByEmail, NO_PASSWORD } from '../accounts/store';
import { switchOff } from '../daily-mail/store';
import type { World } from '../deps';
import { addAccount } from './account';
import type { Home } from './calendar';
import { otherWife } from './her-answers-other-wife';
import { writeNotebook } from './notebook';
import { subscribe } from './subscribe';
import { comesOn, type Habit } from './visits';

interface Neighbour {
  email: string;
  since: { daysAgo: number; at: string };
  habit: Habit | null;
  isPremium: boolean;
}

/**
 * Others who use the product, so that its administrator has something to look at: who, how many days ago and when he
 * signed up, on which days he comes and at what time; then `premium`, or how many days ago he gave up. A line without
 * days is somebody who has not opened the mail that proves his address.
 */
export const neighbours: readonly Neighbour[] = `
  adam.whitfield   88 20:12 xx.xx.x 21:20
  ben.okafor       81 21:40 x..x... 20:05 premium
  carlos.ibarra    77 19:30 ..x.... 22:10 24
  daniel.frost     70 08:15 xxxxxxx 07:10
  emeka.obi        66 22:05 x.x.x.x 21:50
  felix.brandt     61 20:48 .x..x.. 18:30 premium
  george.lindley   57 12:20 x.....x 12:20 18
  hiro.tanaka      52 21:15 xxxxx.x 22:40
  ivan.petrov      49 19:55 .xx.x.. 20:40
  jamal.reed       45 20:30 x...... 19:15 premium
  kofi.mensah      41 07:50 xxx.xxx 06:40
  liam.doyle       38 22:20 ....x.. 21:00 11
  marco.bianchi    36 18:40 xx.x.xx 20:05
  nikhil.rao       29 21:05 x.xxx.x 21:50
  oscar.lund       28 20:15 ..xx..x 19:15
  pavel.novak      27 13:10 xx..... 12:20
  quentin.moreau   25 19:25 .x.x.x. 22:10
  rafael.costa     24 22:50 xxxxxx. 23:05
  sam.ellery       22 20:05 .....x. 20:40 9
  tomas.vega       20 21:30 xx.xxxx 21:00
  umar.siddiqui    19 08:05 x.x.x.. 07:45
  victor.hale      17 20:55 .x....x 18:30 premium
  wei.zhang        16 19:10 xxxxxxx 20:40
  xavier.lopez     15 22:30 ..x.x.. 21:20
  yusuf.demir      13 21:45 xx.x.x. 22:40
  zoltan.kiss      12 17:35 x..xx.. 17:50
  anders.holm      11 20:20 xxx.x.x 19:15
  bruno.silva       9 12:45 .xx.xx. 12:20
  cem.yilmaz        8 21:10 xxxxxx. 21:50
  diego.ramos       8 22:15 x.x.xx. 20:05
  elias.berg        6 19:50 xx.xxx. 21:00
  farid.haddad      5 07:25 xxxxx.. 06:40
  gustav.nyman      5 20:35 x.xxx.. 22:10
  hugo.lambert      4 21:55 .x.x... 20:40
  ilya.sorokin      3 18:20 xxx.... 18:30 premium
  jonas.keller      2 20:10 xx..... 21:20
  kenji.mori        2 23:05
  leo.martins       1 12:30 xx..... 08:10
  milan.horvat      1 21:25 x...... 12:20
  noah.bennett      0 06:55 x...... 07:10
  omar.farouk       0 19:40
`
  .trim()
  .split('\n')
  .map(neighbourOf);

function neighbourOf(line: string): Neighbour {
  const [name, daysAgo, signedUpAt = '', week, at = '', more] = line.trim().split(/\s+/);
  const isPremium = more === 'premium';
  return {
    email: `${name}@example.com`,
    since: { daysAgo: Number(daysAgo), at: signedUpAt },
    habit: week ? { week, at, ...(more && !isPremium && { until: Number(more) }) } : null,
    isPremium,
  };
}

/** All or none of them, and once only: whom a visitor has deleted since stays away. False where they were here already. */
export async function addNeighbours(world: World, home: Home): Promise<boolean> {
  const known = await Promise.all(neighbours.map(({ email }) => findUserByEmail(world.db, email)));
  const areNew = !known.some(Boolean);
  if (areNew) await moveIn(world, home);
  // Each time: whoever has not come as far as paying, when the first start was broken off, does so now.
  for (const { email, isPremium } of neighbours) if (isPremium) await subscribe(world, email);
  return areNew;
}

function moveIn(world: World, home: Home): Promise<void> {
  return world.transact(async (tx) => {
    for (const { isPremium: _, ...neighbour } of neighbours) {
      // They are there to be counted: nobody logs in as one of them, and none is mailed to.
      const newcomer = { ...neighbour, passwordHash: NO_PASSWORD };
      const id = await addAccount(world, tx, newcomer, home);
      if (!id) continue;
      await switchOff(tx, neighbour.email, 'daily');
      await writeNotebook(world, tx, id, home, { told: toldTo(neighbour), ownQuestions: [] });
    }
  });
}

/** On the evenings of the last three weeks that he came. Nobody can read it; it makes a number in the list of accounts. */
function toldTo({ since, habit }: Pick<Neighbour, 'since' | 'habit'>) {
  return otherWife.filter(({ daysAgo }) => daysAgo < since.daysAgo && habit && comesOn(habit, daysAgo));
}
