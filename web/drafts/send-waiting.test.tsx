import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error';
import { wipe } from '../api/sealed-box';
import { shortQuestion } from '../testing/short-question';
import { emptyBox, reloadBox } from '../testing/storage';
import { readDraft } from './draft-storage';
import { sendWaiting } from './send-waiting';
import { letWait, listWaiting, takeBack, type WaitingAnswer } from './waiting-storage';

const writeAnswer = (key: string, text: string, owner = 'him') =>
  letWait(
    owner,
    { question: shortQuestion, text, idempotencyKey: key, isExtra: false },
    { writtenAt: new Date(), tries: 0 },
  );

type Fate = 'passes' | 'is lost' | 'loses its answer' | 'busy';

/** As ours: the same key with the same text is the same answer, and what is acknowledged is there. */
function playedServer() {
  const saved = new Map<string, string>();
  const take = async ({ id, text }: WaitingAnswer, fate: Fate) => {
    if (fate === 'is lost') throw new ApiError({ status: 0, code: 'network' });
    if (fate === 'busy') throw new ApiError({ status: 503, code: 'busy' });
    const before = saved.get(id);
    if (before !== undefined && before !== text) throw new ApiError({ status: 409, code: 'idempotency_key_reused' });
    saved.set(id, text);
    if (fate === 'loses its answer') throw new ApiError({ status: 0, code: 'timeout' });
  };
  return { saved, take };
}

const attempt = (
  send: (answer: WaitingAnswer) => Promise<unknown>,
  { owner = 'him', now = Date.now(), isAtOnce = true } = {},
) => sendWaiting({ owner, send, isAtOnce, now: () => now, onSaved: () => {} });

describe('what waits is sent once', () => {
  it('200 random cuts of the line, before and after the server has it, with reloads between: none lost, none double', async () => {
    let cuts = 0;
    const fate = fc.constantFrom<Fate>('passes', 'is lost', 'loses its answer', 'busy');
    const step = fc.oneof(
      fc.record({ does: fc.constant('write' as const), text: fc.string({ minLength: 1, maxLength: 20 }) }),
      fc.record({ does: fc.constant('send' as const), fates: fc.array(fate, { minLength: 1, maxLength: 6 }) }),
      fc.record({
        does: fc.constant('send in two tabs' as const),
        fates: fc.array(fate, { minLength: 2, maxLength: 6 }),
      }),
      fc.record({ does: fc.constant('reload' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        await emptyBox();
        const server = playedServer();
        const written = new Map<string, string>();
        const sendWith = (fates: Fate[]) => (answer: WaitingAnswer) => {
          const fate = fates.shift() ?? 'is lost';
          if (fate !== 'passes') cuts += 1;
          return server.take(answer, fate);
        };
        for (const each of steps) {
          if (each.does === 'reload') await reloadBox();
          if (each.does === 'write') {
            const key = `k${written.size}`;
            written.set(key, each.text);
            await writeAnswer(key, each.text);
          }
          if (each.does === 'send') await attempt(sendWith([...each.fates]));
          if (each.does === 'send in two tabs') {
            const send = sendWith([...each.fates]);
            await Promise.all([attempt(send), attempt(send)]);
          }
        }
        await reloadBox();
        await attempt((answer) => server.take(answer, 'passes'));
        expect(server.saved).toEqual(written);
        expect(listWaiting('him')).toEqual([]);
      }),
      { numRuns: 100, seed: 17 },
    );
    expect(cuts).toBeGreaterThanOrEqual(200);
  });

  it('by one tab at a time, where the browser has locks', async () => {
    await writeAnswer('k1', 'Green');
    const send = vi.fn(async () => {});
    let isHeld = false;
    const locks = {
      request: async (_name: string, _how: object, work: (lock: object | null) => Promise<void>) => {
        if (isHeld) return work(null);
        isHeld = true;
        await work({});
        isHeld = false;
      },
    };
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: locks } }));
    await Promise.all([attempt(send), attempt(send)]);
    expect(send).toHaveBeenCalledOnce();
  });

  it('in the order in which it was written, and nothing overtakes what is stuck', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
    await writeAnswer('b', 'first');
    vi.setSystemTime(2_000);
    await writeAnswer('a', 'second');
    const order: string[] = [];
    await attempt(async ({ text }) => {
      order.push(text);
      throw new ApiError({ status: 0, code: 'network' });
    });
    expect(order).toEqual(['first']);
    await attempt(async ({ text }) => order.push(text));
    expect(order).toEqual(['first', 'first', 'second']);
  });
});

describe('what the server says', () => {
  const answering =
    (status: number, retryAfter = 0) =>
    () =>
      Promise.reject(new ApiError({ status, code: 'unreadable', said: 'No.', retryAfter }));

  it.each([500, 502, 503, 504, 429, 0])(
    '%i: it waits longer each time, at most ten minutes, under the same key',
    async (status) => {
      await writeAnswer('k1', 'Green');
      const pauses: number[] = [];
      for (let now = 0, tries = 0; tries < 12; tries++) {
        await attempt(answering(status), { now, isAtOnce: false });
        const [answer] = listWaiting('him');
        expect(answer).toMatchObject({ id: 'k1', tries: tries + 1 });
        pauses.push((answer?.nextTry ?? 0) - now);
        now = answer?.nextTry ?? 0;
      }
      expect([pauses[0], pauses[1], pauses.at(-1)]).toEqual([2_000, 4_000, 600_000]);
    },
  );

  it('told how long to wait it waits so long, also where the connection is new', async () => {
    await writeAnswer('k1', 'Green');
    await attempt(answering(429, 60), { now: 0 });
    const send = vi.fn(async () => {});
    await attempt(send, { now: 59_000 });
    expect(send).not.toHaveBeenCalled();
    await attempt(send, { now: 60_000 });
    expect(send).toHaveBeenCalledOnce();
  });

  it('401: it is kept as it is, for his next session', async () => {
    await writeAnswer('k1', 'Green');
    await attempt(answering(401));
    expect(listWaiting('him')).toMatchObject([{ id: 'k1', nextTry: 0 }]);
    expect(listWaiting('him')[0]).not.toHaveProperty('refused');
  });

  it.each([400, 404, 409, 413])(
    '%i: it is kept with the sentence, for him, and the next one goes on',
    async (status) => {
      await writeAnswer('k1', 'Green');
      await writeAnswer('k2', 'Black');
      await attempt(async (answer) => answer.id === 'k1' && answering(status)());
      expect(listWaiting('him')).toMatchObject([{ id: 'k1', text: 'Green', refused: { status, said: 'No.' } }]);
      const send = vi.fn();
      await attempt(send);
      expect(send).not.toHaveBeenCalled();
    },
  );
});

it('belongs to one person: nobody else sends it, and his logout wipes it, also one that is on its way', async () => {
  await writeAnswer('k1', 'Green');
  const send = vi.fn(async () => {});
  await attempt(send, { owner: 'his brother' });
  expect([send.mock.calls.length, listWaiting('his brother'), listWaiting('him').length]).toEqual([0, [], 1]);
  await attempt(async () => {
    await wipe('him');
    throw new ApiError({ status: 0, code: 'network' });
  });
  expect(listWaiting('him')).toEqual([]);
  await reloadBox();
  expect(listWaiting('him')).toEqual([]);
});

it('taken back it is a draft again, under another key, beside what he has begun meanwhile', async () => {
  await writeAnswer('k1', 'Green');
  const [answer] = listWaiting('him');
  if (answer) takeBack('him', answer);
  expect(readDraft('him', 'q1')).toMatchObject({ text: 'Green' });
  expect(readDraft('him', 'q1')?.idempotencyKey).not.toBe('k1');
  expect(listWaiting('him')).toEqual([]);
});
