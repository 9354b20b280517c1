import { randomUUID } from 'node:crypto';
import { v7 as newId } from 'uuid';
import { DAY } from '../../contract/time';
import { startSession } from '../accounts/sessions';
import { createUser } from '../accounts/signup';
import { writeAnswer } from '../answers/store';
import { createLocalEmbedder } from '../assistant/embedding/local-embedder';
import { indexAnswers } from '../assistant/index-answers';
import { saveSubscription } from '../billing/store';
import { herAnswers } from '../demo/her-answers';
import { questionIdsByPoolId } from '../demo/store';
import { openWorld, type World } from '../deps';
import { later } from '../platform/clock';
import { configOfThisProcess } from '../platform/config';
import { installPool } from '../questions/install-pool';
import { migrations } from './database';
import { rememberingIn } from './remembered-vectors';

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Premium husbands with notebooks of given sizes, sealed and indexed, for benches: what the product itself would take an
 * hour for. The same things are said again and again, so that each is embedded once. Prints the token of each.
 */
async function seed(world: World, size: number): Promise<string> {
  const now = world.clock.now();
  const proved = { activatedAt: now, emailVerifiedAt: now };
  const ids = await questionIdsByPoolId(world.db);
  return world.transact(async (tx) => {
    const him = await createUser(world, tx, {
      email: `${randomUUID()}@bench.example`,
      passwordHash: 'none',
      ...proved,
    });
    if (!him) throw new Error('the address is taken');
    await saveSubscription(tx, {
      userId: him.id,
      status: 'active',
      currentPeriodEnd: later(now, 30 * DAY),
      updatedAt: now,
    });
    for (let n = 0; n < size; n++) {
      const told = herAnswers[n % herAnswers.length];
      const questionId = ids.get(told?.asked ?? '') ?? '';
      const createdAt = later(now, -n * DAY);
      const text = told?.text ?? '';
      await writeAnswer(tx, world.vault, {
        id: newId(),
        userId: him.id,
        questionId,
        text,
        createdAt,
        idempotencyKey: null,
      });
    }
    return startSession(world, tx, him.id);
  });
}

async function behind({ database }: World): Promise<number> {
  const { rows } = await database.executeSql('select 1 from assistant_index where version <> indexed_version');
  return rows.length;
}

const [vectors, ...sizes] = process.argv.slice(2);
const embedder = rememberingIn(vectors, createLocalEmbedder(silent));
const world = await openWorld(configOfThisProcess(), silent, migrations, { embedder });
await installPool(world);
const tokens: string[] = [];
for (const size of sizes.map(Number)) tokens.push(await seed(world, size));
while ((await behind(world)) > 0) await indexAnswers(world);
await world.close();
process.stdout.write(JSON.stringify(tokens));
