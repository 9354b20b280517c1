import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { startTestApp } from '../testing/app';
import { administrator, basicUser, premiumUser } from '../testing/people';

const test = await startTestApp();
afterAll(() => test.close());
const IN_UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe('the account that is logged in', () => {
  it('API-17 DATA-01 has id, email, is_admin, created_at, last_login, subscription_status and its counts', async () => {
    const person = await basicUser(test);
    const { status, body } = await test.call(accounts.me, { as: person });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: person.id,
      email: person.email,
      email_verified: true,
      proved_email: person.email,
      is_admin: false,
      created_at: expect.stringMatching(IN_UTC),
      last_login: expect.stringMatching(IN_UTC),
      subscription_status: 'none',
      answersCount: 0,
      customQuestionsCount: 0,
      her_name: null,
      her_name_asked: false,
    });
  });

  it('DATA-01 is_admin is true for an administrator and for nobody else', async () => {
    const [basic, premium, admin] = [await basicUser(test), await premiumUser(test), await administrator(test)];
    const seen = await Promise.all([basic, premium, admin].map((as) => test.call(accounts.me, { as })));
    expect(seen.map(({ body }) => body.is_admin)).toEqual([false, false, true]);
    expect(seen.map(({ body }) => body.subscription_status)).toEqual(['none', 'active', 'none']);
  });

  it('DATA-31 every moment that is stored carries its time zone', async () => {
    const { rows } = await test.world.database.executeSql(
      `select table_name || '.' || column_name as place, data_type as type from information_schema.columns
       where table_schema = 'public' and data_type ~ '^(timestamp|time)'`,
    );
    const moments = rows as { place: string; type: string }[];
    expect(moments.map(({ place }) => place)).toContain('answer.created_at');
    expect(moments.filter(({ type }) => type !== 'timestamp with time zone')).toEqual([]);
  });
});
