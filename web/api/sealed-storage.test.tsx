import { beforeEach, expect, it } from 'vitest';
import { DRAFTS, done, KEYS, unkept, WORDS, wipe, withBox } from './sealed-box';
import { createSealedStorage, sealedStorage as storage } from './sealed-storage';

const PLACE = `${DRAFTS}him/q1`;
const HERS = 'She loves peonies, the pale ones';

/** Everything in the browser's database, as somebody who opens its files would find it. */
const lying = () =>
  withBox(async (box) => {
    const all = (name: string) => done(box.transaction(name).objectStore(name).getAll());
    return { words: await all(WORDS), keys: (await all(KEYS)) as CryptoKey[] };
  });
const bytesOf = (value: unknown): string =>
  JSON.stringify(value, (_, part) => {
    if (part instanceof ArrayBuffer) return Buffer.from(part).toString('latin1');
    return ArrayBuffer.isView(part) ? Buffer.from(part.buffer).toString('latin1') : part;
  });

/** A second page of the same browser, which knows nothing but what is kept. */
async function secondPage() {
  const page = createSealedStorage();
  await page.open();
  return page;
}

beforeEach(() => wipe('him'));

it('what is typed lies in the browser, sealed by a key that nobody can read, and a reload opens it', async () => {
  storage.write(PLACE, HERS);
  expect(storage.read(PLACE)).toBe(HERS);
  expect(unkept).toContain(PLACE);
  await storage.settled();
  expect(unkept.size).toBe(0);
  const { words, keys } = await lying();
  expect(words).toHaveLength(1);
  expect(bytesOf(words)).not.toContain('peonies');
  expect(keys.map(({ extractable }) => extractable)).toEqual([false]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('peonies');
  expect((await secondPage()).read(PLACE)).toBe(HERS);
});

it('of many letters the last word is what is kept', async () => {
  for (let at = 1; at <= HERS.length; at++) storage.write(PLACE, HERS.slice(0, at));
  await storage.settled();
  expect((await secondPage()).read(PLACE)).toBe(HERS);
  storage.remove(PLACE);
  await storage.settled();
  expect((await lying()).words).toEqual([]);
});

it('a logout leaves neither his words nor their key, and what others wrote stays', async () => {
  storage.write(PLACE, HERS);
  storage.write(`${DRAFTS}his brother/q1`, 'Tulips');
  await storage.settled();
  await wipe('him');
  expect(storage.read(PLACE)).toBeNull();
  const { words, keys } = await lying();
  expect([words.length, keys.length]).toEqual([1, 1]);
  expect((await secondPage()).keys(DRAFTS)).toEqual([`${DRAFTS}his brother/q1`]);
  await wipe('his brother');
});

it('sealed words that somebody moved to another place, or whose key is gone, open for nobody', async () => {
  storage.write(PLACE, HERS);
  await storage.settled();
  await withBox(async (box) => {
    const store = box.transaction(WORDS, 'readwrite').objectStore(WORDS);
    store.put(await done(store.get(PLACE)), `${DRAFTS}him/q2`);
    store.put(await done(store.get(PLACE)), `${DRAFTS}her/q1`);
  });
  expect((await secondPage()).keys(DRAFTS)).toEqual([PLACE]);
  await wipe('her');
});

it('what is sent and removed while the box is being opened does not come back', async () => {
  storage.write(PLACE, HERS);
  await storage.settled();
  const page = createSealedStorage();
  const opening = page.open();
  page.remove(PLACE);
  await opening;
  expect(page.read(PLACE)).toBeNull();
});

it('what the browser had no time to keep when the page went comes over a reload, and lies in the open no longer', async () => {
  storage.write(PLACE, HERS);
  dispatchEvent(new Event('pagehide'));
  // What other tests had no time to keep is carried, too.
  const carried = () => Object.keys(sessionStorage).filter((key) => key.endsWith(PLACE));
  expect(carried()).toHaveLength(1);
  await storage.settled();
  await withBox(async (box) => void box.transaction(WORDS, 'readwrite').objectStore(WORDS).clear());
  const page = await secondPage();
  expect([page.read(PLACE), carried()]).toEqual([HERS, []]);
});

it('words that an earlier version kept in the open are taken over, and lie there no more', async () => {
  localStorage.setItem(PLACE, HERS);
  const page = await secondPage();
  await page.settled();
  expect([page.read(PLACE), localStorage.getItem(PLACE)]).toEqual([HERS, null]);
  expect(bytesOf((await lying()).words)).not.toContain('peonies');
});
