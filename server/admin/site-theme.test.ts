import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, describe, expect, it } from 'vitest';
import { admin } from '../../contract/admin';
import { defaultStyle, type Style } from '../../contract/theme-style';
import { MINUTE } from '../../contract/time';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import { emptiedDatabase } from '../testing/emptied-database';
import { createShownTheme } from './shown-theme';

const clock = createTestClock('2026-04-15T17:00:00Z');
// Of its own: there is one look for the whole site.
const test = await startTestApp({ clock, database: await emptiedDatabase() });
const cast = createCast(test);
afterAll(() => test.close());

type Who = { token: string };
const withGlobal = (change: object): Style => ({ ...defaultStyle, global: { ...defaultStyle.global, ...change } });
const honey: Style = { ...withGlobal({ background: '#fff4d6' }), login: { accent: '#8b1e3f', background: '#ffffff' } };
const publish = (as: Who | undefined, style: Style) => test.call(admin.publishTheme, { as, body: { style } });
const unpublish = (as: Who | undefined) => test.call(admin.unpublishTheme, { as });
const read = async (as: Who) => (await test.call(admin.readTheme, { as })).body;
const since = async (as: Who) => (await read(as)).publishedAt;
const log = async (as: Who) =>
  (await test.call(admin.auditLog, { as })).body.entries
    .filter(({ action }) => action.endsWith('-theme'))
    .map(({ action, outcome, reason }) => [action, outcome, reason]);

const signal = () => {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give: () => give(), given };
};

describe('a theme for the whole site', () => {
  it('is published and taken back by administrators alone', async () => {
    for (const role of ['basic', 'premium'] as const) {
      const as = await cast.hire(role);
      const replies = [await publish(as, honey), await unpublish(as), await test.call(admin.readTheme, { as })];
      for (const reply of replies)
        expect(reply).toMatchObject({ status: 403, body: { code: 'administrator_required' } });
    }
    expect([(await publish(undefined, honey)).status, (await unpublish(undefined)).status]).toEqual([401, 401]);
  });

  it('stands in every page from then on, at other instances a little later, until it is taken back', async () => {
    const boss = await cast.hire('admin');
    const elsewhere = createShownTheme(test.world);
    // Read before it is published: a read still under way might bring it at once.
    await elsewhere.refresh();
    expect([await since(boss), elsewhere.current()]).toEqual([null, null]);
    expect(await publish(boss, honey)).toMatchObject({ status: 200 });
    expect(await since(boss)).toMatch(/^2026-04-15T17:/);
    expect((await read(boss)).style).toEqual(honey);
    expect(elsewhere.current()).toBeNull();
    clock.advance(MINUTE);
    // The page that is sent meanwhile does not wait for it.
    expect(elsewhere.current()).toBeNull();
    await expect.poll(() => JSON.parse(elsewhere.current() ?? 'null')).toEqual(honey);

    expect(await publish(boss, withGlobal({ radius: 2 }))).toMatchObject({ status: 200 });
    expect((await unpublish(boss)).status).toBe(200);
    expect((await unpublish(boss)).status).toBe(200);
    expect(await read(boss)).toEqual({ publishedAt: null, style: null });
    expect(await log(boss)).toEqual([
      ['unpublish-theme', 'done', null],
      ['publish-theme', 'done', null],
      ['publish-theme', 'done', null],
    ]);
  });

  it('that cannot be read is refused with the pair, and one whose font would tell Google of everybody', async () => {
    const boss = await cast.hire('admin');
    const faint = await publish(boss, { ...defaultStyle, question: { text: '#aaaaaa' } });
    expect(faint).toMatchObject({
      status: 422,
      body: {
        code: 'theme_faint',
        error:
          'Question Page: "Text on the background" is 2.1 to 1. At least 4.5 to 1 is needed so that everyone can read it, so nothing was published.',
      },
    });
    const font = await publish(boss, withGlobal({ headingFont: 'Lora' }));
    expect(font).toMatchObject({ status: 422, body: { code: 'theme_font', error: expect.stringContaining('Lora') } });
    expect(await since(boss)).toBeNull();
    expect((await log(boss)).slice(0, 2)).toEqual([
      ['publish-theme', 'denied', 'A font would have come from Google Fonts.'],
      ['publish-theme', 'denied', 'Two colors were too close to be read.'],
    ]);
  });

  it('takes a color in capitals, and keeps it in small letters', async () => {
    const boss = await cast.hire('admin');
    expect((await publish(boss, withGlobal({ background: '#FFF4D6' }))).status).toBe(200);
    const shown = createShownTheme(test.world);
    await shown.refresh();
    expect(JSON.parse(shown.current() ?? 'null')).toEqual(withGlobal({ background: '#fff4d6' }));
    await unpublish(boss);
  });

  it('is not put back by a reading that began before it was published', async () => {
    const boss = await cast.hire('admin');
    const [hasRead, mayGoOn] = [signal(), signal()];
    let readings = 0;
    const slow = () => ({
      from: async (table: PgTable) => {
        readings += 1;
        const isFirst = readings === 1;
        const rows = await test.world.db.select().from(table);
        if (isFirst) hasRead.give();
        if (isFirst) await mayGoOn.given;
        return rows;
      },
    });
    const db = new Proxy(test.world.db, {
      get: (real, key) => (key === 'select' ? slow : Reflect.get(real, key)),
    });
    const shown = createShownTheme({ clock, db });
    const older = shown.refresh();
    await hasRead.given;
    await publish(boss, honey);
    await shown.refresh();
    mayGoOn.give();
    await older;
    expect(JSON.parse(shown.current() ?? 'null')).toEqual(honey);
    await unpublish(boss);
  });

  it.each([
    ['a color that ends the rule', { card: '#fff;}*{x' }, 'Invalid hex color format'],
    ['spacing between the steps', { spacing: 13 }, 'Please choose spacing from 0 to 64'],
    ['a font of his own', { bodyFont: 'url(evil)' }, 'Please choose one of the fonts.'],
  ])('takes nothing that no control could make: %s', async (_, change, words) => {
    const reply = await publish(await cast.hire('admin'), withGlobal(change));
    expect(reply).toMatchObject({ status: 400, body: { error: expect.stringContaining(words) } });
  });
});
