import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { answers } from '../../contract/answers';
import { assistant } from '../../contract/assistant';
import { billing } from '../../contract/billing';
import { health } from '../../contract/health';
import { questions } from '../../contract/questions';
import { openWorld } from '../deps';
import { readConfig } from '../platform/config';
import { silent } from '../silent';
import { startTestApp } from '../testing/app';
import { createServerDatabase, migrations } from '../testing/database';
import { inTime } from '../testing/in-time';
import { callAt, joinAt, type Member, PASSWORD } from '../testing/over-http';
import { createProcesses } from '../testing/processes';
import { until } from '../testing/until';

const processes = createProcesses();
afterEach(() => processes.endAll());
afterAll(() => processes.cleanUp());

async function payFor(url: string, as: Member): Promise<void> {
  const { priceId } = (await callAt(url, billing.price)).body;
  const { body } = await callAt(url, billing.checkout, { as, body: { priceId } });
  const sessionId = new URL(body.url).pathname.split('/').find((part) => part.startsWith('cs_'));
  await fetch(`${url}/dev/checkout/${sessionId}/pay`, { method: 'POST' });
  await until('premium', async () => (await callAt(url, billing.status, { as })).body.isPremium);
}

describe('the server as it is deployed', () => {
  it('API-53 reads its model when somebody premium logs in, and finds by meaning what shares no word with the question', async () => {
    const { url } = await processes.start({ DATA_DIR: await processes.dataFolder() });
    const him = await joinAt(url);
    await payFor(url, him);
    const embeddings = async () => (await callAt(url, health.check)).body.embeddings;
    expect(await embeddings()).toBe('asleep');
    await callAt(url, accounts.login, { body: { email: him.email, password: PASSWORD } });
    await until('the model is read', async () => (await embeddings()) === 'ready', inTime(20_000));
    const pool = (await callAt(url, questions.list, { as: him })).body;
    const said = ['A thunderstorm makes me hide under the blanket.', 'Lemon tart.', 'My old bicycle with the basket.'];
    for (const [at, text] of said.entries()) {
      await callAt(url, answers.submit, { as: him, body: { questionId: pool[at]?.id ?? '', text } });
    }
    const ask = (question: string) => callAt(url, assistant.ask, { as: him, body: { question } });
    // Her answers are read in one after the other; a busy machine takes a while.
    let found = (await ask('Is she frightened by bad weather?')).body;
    for (let tries = 1; tries < 10 && found.citations.length === 0; tries++) {
      await wait(1_000);
      found = (await ask('Is she frightened by bad weather?')).body;
    }
    expect(found.citations[0]?.quote).toBe(said[0]);
    expect(found.provider).toBe('built-in');
  });

  it('says in /health where embeddings are switched off', async () => {
    const settings = {
      DATA_DIR: processes.folder(),
      DATABASE_URL: await createServerDatabase(),
      MASTER_KEY: randomBytes(32).toString('base64'),
      AUTH_SECRET: randomBytes(32).toString('hex'),
      EMBEDDINGS: 'off',
    };
    const { embedder, close } = await openWorld(readConfig(settings), silent, migrations);
    const test = await startTestApp({ embedder });
    try {
      expect((await test.call(health.check)).body.embeddings).toBe('off');
    } finally {
      await test.close();
      await close();
    }
  });
});
