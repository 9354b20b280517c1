import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accounts } from '../../contract/accounts';
import { limits } from '../../contract/limits';
import { user } from '../platform/db/schema';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import type { Person } from '../testing/people';
import { createAuthenticate } from './authenticate';

const test = await startTestApp();
const cast = createCast(test);
afterAll(() => test.close());
const { database, db, log } = test.world;
const ZONE = 'Pacific/Auckland';

let person: Person;
beforeEach(async () => {
  person = await cast.hire('basic');
});

const visit = () => test.one.call(accounts.me, { as: person, headers: { 'x-time-zone': ZONE } });

async function seen() {
  const [row] = await db.select().from(user).where(eq(user.id, person.id));
  return { at: row?.lastSeenAt ?? null, zone: row?.timeZone };
}

describe('that somebody was here', () => {
  it('is written down with the zone he was in', async () => {
    expect((await visit()).status).toBe(200);
    expect(await seen()).toEqual({ at: expect.any(Date), zone: ZONE });
  });
});

describe('two devices in two zones', () => {
  it('write once in ten calls, and each is answered in its own zone', async () => {
    await visit();
    await database.executeSql(`create table written (n int)`);
    await database.executeSql(`create function note_write() returns trigger language plpgsql as
      $$ begin insert into written values (1); return new; end $$`);
    await database.executeSql(`create trigger note_write before update on "user" for each row
      when (new.id = '${person.id}') execute function note_write()`);
    const authenticate = createAuthenticate(test.world);
    for (let n = 0; n < 5; n++) {
      for (const timeZone of ['Asia/Tokyo', ZONE]) {
        expect((await authenticate({ token: person.token, timeZone }))?.timeZone).toBe(timeZone);
      }
    }
    const { rows } = await database.executeSql('select * from written');
    await database.executeSql('drop function note_write() cascade; drop table written');
    expect(rows).toHaveLength(1);
  });
});

describe('a disk that is full', () => {
  beforeEach(async () => {
    await database.executeSql(`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    await database.executeSql(`create trigger full_disk before update on "user" for each row
      when (new.id = '${person.id}') execute function full_disk()`);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await database.executeSql('drop function full_disk() cascade');
  });

  it('keeps nobody from reading, and the operator hears of it without a value', async () => {
    const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
    const answer = await visit();
    expect(answer.status).toBe(200);
    expect(answer.body.email).toBe(person.email);
    expect(await seen()).toEqual({ at: null, zone: limits.defaultTimeZone });
    expect(warn.mock.calls).toEqual([[{ sqlState: '53100' }, 'a visit was not written down']]);
  });

  it('leaves the call in the zone that it names', async () => {
    const caller = await createAuthenticate(test.world)({ token: person.token, timeZone: ZONE });
    expect(caller?.timeZone).toBe(ZONE);
  });
});
