import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { createCast } from '../testing/cast';
import { startLimitedApp, uniquePlace } from '../testing/limits';
import { keepLogOf } from '../testing/log-lines';
import { PASSWORD, type Person, signUp } from '../testing/people';

const test = await startLimitedApp({ env: { LOG_LEVEL: 'info' } });
const cast = createCast(test);
const printed = keepLogOf(test);
afterAll(() => test.close());

/** As `docs/operations.md` gives it to fail2ban, whose `<SUBNET>` is an address or a network. */
function documentedFilter(): RegExp {
  const guide = readFileSync('docs/operations.md', 'utf8');
  const pattern = /^failregex = (.+)$/m.exec(guide)?.[1];
  if (!pattern) throw new Error('docs/operations.md has no failregex');
  return new RegExp(pattern.replace('<SUBNET>', '(?<place>[0-9a-f.:]+(?:/\\d+)?)'));
}

let person: Person;
let ip: string;
beforeEach(async () => {
  person = await cast.hire('basic');
  ip = uniquePlace();
  printed.length = 0;
});
const logIn = (email: string, password: string, from = ip) =>
  test.call(accounts.login, { body: { email, password }, ip: from });
const lines = () => printed.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the log of the server', () => {
  it('says of a login that it was one, whose, and from where, without the address', async () => {
    await logIn(person.email, PASSWORD);
    expect(lines()).toMatchObject([{ event: 'login', outcome: 'success', account: 'b***@e***', place: ip, level: 30 }]);
    expect(printed.join()).not.toContain(person.email);
  });

  it('says of a wrong password, and of one too many, what happened', async () => {
    for (let n = 0; n < 11; n++) await logIn(person.email, 'Wrong-pass1');
    const expected = { event: 'login', account: 'b***@e***', place: ip, level: 40 };
    expect(lines()).toMatchObject([
      ...Array(10).fill({ ...expected, outcome: 'failure' }),
      { ...expected, outcome: 'refused' },
    ]);
    expect(printed.join()).not.toContain('Wrong-pass1');
  });

  it('says when somebody has not verified his address yet', async () => {
    const { email, password } = await signUp(test);
    printed.length = 0;
    await logIn(email, password);
    expect(lines()).toMatchObject([{ outcome: 'unverified', account: 's***@e***' }]);
  });

  it('repeats nothing of what was typed where an address belongs', async () => {
    for (const typed of ['hunter2!', 'p@ss-word', '"},{"event":"login"\n', 'a@b@c.example']) {
      await logIn(typed, 'Wrong-pass1');
      expect(printed.at(-1), typed).toContain('"account":"***"');
      expect(printed.at(-1)?.trimEnd(), typed).not.toContain('\n');
    }
  });

  it('can be read by the documented filter of fail2ban: failures and refusals with their place, and nothing else', async () => {
    const filter = documentedFilter();
    await logIn(person.email, PASSWORD);
    expect(printed.at(-1)).not.toMatch(filter);
    await logIn(person.email, 'Wrong-pass1');
    expect(filter.exec(printed.at(-1) ?? '')?.groups?.place).toBe(ip);
    await logIn(person.email, 'Wrong-pass1', '2001:db8:1:2::9');
    expect(filter.exec(printed.at(-1) ?? '')?.groups?.place).toBe('2001:db8:1:2::/64');
    for (let n = 0; n < 10; n++) await logIn(person.email, 'Wrong-pass1');
    expect(printed.at(-1)).toContain('"outcome":"refused"');
    expect(printed.at(-1)).toMatch(filter);
  });
});
