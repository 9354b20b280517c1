import { assistant } from '../../../contract/assistant';
import type { TestApp, TestAppOptions } from '../app';
import { createCast } from '../cast';
import { createTestClock } from '../clock';
import { startTwoApps } from '../instances';
import { writeDown } from '../notebook';
import type { Person } from '../people';

/** Two instances with limits, and people who ask the assistant on either of them. */
export async function startAskingOnTwo(options: TestAppOptions = {}) {
  const clock = createTestClock('2032-06-01T00:00:30Z');
  const [one, two] = await startTwoApps({ clock, env: { RATE_LIMITS: 'on' }, ...options });
  const cast = createCast(one);
  return {
    ...{ one, two, cast },
    ask: (test: TestApp, as: Person) => test.call(assistant.ask, { as, body: { question: 'Does she like the sea?' } }),
    totalOf: async (as: Person) => (await one.call(assistant.history, { as })).body.total,
    /** Somebody of whose wife there is something to tell. */
    husband: async (): Promise<Person> => {
      const him = await cast.hire('premium');
      await writeDown(one, him, 'The sea in November.');
      return him;
    },
    close: async () => {
      await one.close();
      await two.close();
    },
  };
}
