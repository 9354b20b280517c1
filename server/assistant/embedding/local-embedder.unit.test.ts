import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Embedder } from './embedder';
import { createLocalEmbedder } from './local-embedder';

const folder = mkdtempSync(join(tmpdir(), 'heartnote-embedder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open: Embedder[] = [];
afterEach(() => Promise.all(open.splice(0).map((one) => one.close())));

/** Threads of a few lines stand in for the model; `said` gets what the operator would read. */
function embedderOf(thread: string, patience = 10_000, returnAfter = 600_000, threadCount = 1) {
  const file = join(folder, `${open.length}-${thread.length}.mjs`);
  writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${thread}`);
  const said: string[] = [];
  const keep = (fields: unknown, line?: string) => said.push(`${line} ${JSON.stringify(fields)}`);
  const log = { debug: keep, info: keep, warn: keep, error: keep };
  const embedder = createLocalEmbedder(log, { from: pathToFileURL(file), patience, returnAfter, threadCount });
  open.push(embedder);
  return { embedder, said };
}

/** Answers with the length of the text, or of the list of texts; 'die' ends it, 'hang' is never answered. */
const counting = `parentPort.on('message', (text) => {
  if (text === 'die') process.exit(1);
  if (text !== 'hang') parentPort.postMessage(Float32Array.of(text.length, 1, 0, 0));
});`;

describe('the embedder in a thread of its own', () => {
  it('starts with the first use and answers in order', async () => {
    const { embedder } = embedderOf(counting);
    expect(embedder.state()).toBe('asleep');
    const vectors = await embedder.embed(['', 'aaaaaaaa', 'a']);
    expect(vectors?.map((vector) => vector[0])).toEqual([0, 127, 127]);
    expect(vectors?.map((vector) => vector[1])).toEqual([127, 53, 127]);
    expect(embedder.state()).toBe('ready');
  });

  it('has two texts judged together, between others that are read', async () => {
    const { embedder } = embedderOf(counting);
    const pairs = [
      ['a', 'b'],
      ['c', 'd'],
    ] as const;
    const [read, judged] = await Promise.all([embedder.embed(['aaaa']), embedder.judge('same-gift', pairs)]);
    expect([read?.[0]?.[0], judged]).toEqual([127, [3, 3]]);
    await embedder.close();
    expect(await embedder.judge('same-gift', pairs)).toBeNull();
  });

  it('reads what he asks by what it was taught, and has nothing where that could not be loaded', async () => {
    const { embedder } = embedderOf(`parentPort.on('message', (task) => {
      const [asked] = Array.isArray(task) ? task : [];
      parentPort.postMessage(asked === 'unknown' ? new Float32Array(0) : Float32Array.of(asked ? 1 : 0, 1));
    });`);
    expect((await embedder.embedAsked(['flowers']))?.map((vector) => [...vector])).toEqual([[127, 127]]);
    expect((await embedder.embed(['flowers']))?.map((vector) => [...vector])).toEqual([[0, 127]]);
    expect(await embedder.embedAsked(['flowers', 'unknown'])).toBeNull();
  });

  it('has nothing to do for no texts', async () => {
    const { embedder } = embedderOf(counting);
    expect(await embedder.embed([])).toEqual([]);
    expect(embedder.state()).toBe('asleep');
  });

  it('lets a question pass while a notebook is being read in', async () => {
    const { embedder } = embedderOf(counting);
    const done: string[] = [];
    const notebook = embedder.embed(Array.from({ length: 50 }, () => 'note')).then(() => done.push('notebook'));
    const question = embedder.embed(['question']).then(() => done.push('question'));
    await Promise.all([notebook, question]);
    expect(done).toEqual(['question', 'notebook']);
  });

  it('reads what he asks in a thread of its own where there are two, and has two answers judged at once', async () => {
    const { embedder } = embedderOf(
      `import { threadId } from 'node:worker_threads';
      parentPort.on('message', (task) => setTimeout(() => parentPort.postMessage(Float32Array.of(threadId, 0)), 50));`,
      ...([10_000, 600_000, 2] as const),
    );
    const pairs = [
      ['what he typed', 'one answer'],
      ['what he typed', 'another'],
    ] as const;
    // Each starts with its first task.
    await Promise.all([embedder.judge('danger', [['', '']]), embedder.embedAsked(['flowers'])]);
    const [read, [other]] = [await embedder.judge('danger', pairs), (await embedder.judge('serves', pairs)) ?? []];
    expect(new Set(read).size).toBe(1);
    expect(new Set([...((await embedder.judge('serves', pairs)) ?? []), other]).size).toBe(2);
  });

  it('answers a question while the other thread hangs over a notebook', async () => {
    const { embedder } = embedderOf(counting, 10_000, 600_000, 2);
    const notebook = embedder.embed(['hang', 'a']);
    expect(await embedder.embedAsked(['question'])).toHaveLength(1);
    expect(await embedder.judge('serves', [['a', 'b']])).toEqual([3]);
    await embedder.close();
    expect(await notebook).toBeNull();
  });

  it('is away where one of two threads dies again and again, and no answer of the other brings it back', async () => {
    const { embedder, said } = embedderOf(counting, 10_000, 600_000, 2);
    for (let death = 0; death < 3; death++) {
      const [dead, asked] = await Promise.all([embedder.embed(['die']), embedder.embedAsked(['question'])]);
      expect([dead, asked?.length]).toEqual([null, 1]);
    }
    expect(embedder.state()).toBe('away');
    expect(said).toHaveLength(3);
  });

  it('has nothing where no thread can be had', async () => {
    const said: string[] = [];
    const keep = (fields: unknown) => said.push(JSON.stringify(fields));
    const embedder = createLocalEmbedder(
      { debug: keep, info: keep, warn: keep, error: keep },
      { from: new URL('https://nowhere.example/model.mjs') },
    );
    open.push(embedder);
    expect(await embedder.embed(['a'])).toBeNull();
    expect(said).toEqual(['{"deaths":1,"reason":"TypeError"}']);
  });

  it('gives up a job of which its thread dies, and does the next in a new one', async () => {
    const { embedder, said } = embedderOf(counting);
    const [dead, next] = await Promise.all([embedder.embed(['die']), embedder.embed(['a', 'b'])]);
    expect(dead).toBeNull();
    expect(next).toHaveLength(2);
    expect(said).toHaveLength(1);
  });

  it('ends a thread that does not answer', async () => {
    const { embedder } = embedderOf(counting, 200);
    expect(await embedder.embed(['hang'])).toBeNull();
  });

  it('outlives any number of deaths that are not in a row', async () => {
    const { embedder } = embedderOf(counting);
    for (let time = 0; time < 4; time++) {
      expect(await embedder.embed(['die'])).toBeNull();
      expect(await embedder.embed(['a'])).toHaveLength(1);
    }
    expect(embedder.state()).toBe('ready');
  });

  it('is away after three deaths in a row, for those who wait as well', async () => {
    const { embedder } = embedderOf('throw new Error("no model here");');
    const answers = await Promise.all(Array.from({ length: 5 }, () => embedder.embed(['a'])));
    expect(answers).toEqual([null, null, null, null, null]);
    expect(embedder.state()).toBe('away');
    expect(await embedder.embed(['a'])).toBeNull();
  });

  it('says what is so after its thread died, though it had answered before', async () => {
    const { embedder } = embedderOf(counting);
    await embedder.embed(['a']);
    expect(embedder.state()).toBe('ready');
    await embedder.embed(['die']);
    expect(embedder.state()).toBe('asleep');
    await embedder.embed(['die']);
    await embedder.embed(['die']);
    expect(embedder.state()).toBe('away');
  });

  it('comes back by itself some time after it was given up', async () => {
    const { embedder } = embedderOf(counting, 10_000, 50);
    for (let death = 0; death < 3; death++) await embedder.embed(['die']);
    expect(embedder.state()).toBe('away');
    await expect.poll(() => embedder.state()).toBe('asleep');
    // Still no better: away at once, and back later.
    expect(await embedder.embed(['die'])).toBeNull();
    expect(embedder.state()).toBe('away');
    await expect.poll(() => embedder.state()).toBe('asleep');
    expect(await embedder.embed(['a'])).toHaveLength(1);
    expect(embedder.state()).toBe('ready');
  });

  it('does not let more wait than can be served in a while: the rest is told at once', async () => {
    const { embedder } = embedderOf(counting);
    const held = embedder.embed(['hang']);
    const waiting = Array.from({ length: 100 }, () => embedder.embed(['a']));
    expect(await embedder.embed(['one too many'])).toBeNull();
    await embedder.close();
    expect(await Promise.all([held, ...waiting])).toEqual(Array(101).fill(null));
  });

  it('keeps the texts out of what the operator reads', async () => {
    const { embedder, said } = embedderOf(
      "parentPort.on('message', (text) => { console.error(text); throw new RangeError('not a boundary of ' + text); });",
    );
    await embedder.embed(['her secret']);
    expect(said).toEqual(['the embedding thread ended {"deaths":1,"reason":"RangeError"}']);
  });

  it('answers those who wait when it is closed, and nobody after', async () => {
    const { embedder } = embedderOf(counting);
    const waiting = embedder.embed(['hang']);
    await embedder.close();
    expect(await waiting).toBeNull();
    expect(await embedder.embed(['a'])).toBeNull();
  });
});
