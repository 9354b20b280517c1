import * as argon2 from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords';

describe('a stored password', { timeout: 30_000 }, () => {
  const passwords = createPasswords();

  it('is argon2id with the cost that OWASP asks for at least, and salted', async () => {
    const [one, two] = await Promise.all([passwords.hash('Password1'), passwords.hash('Password1')]);
    const [, kind, version, cost, salt = '', hash = ''] = one.split('$');
    expect([kind, version]).toEqual(['argon2id', 'v=19']);
    const { m, t, p } = Object.fromEntries((cost ?? '').split(',').map((part) => part.split('=')));
    expect(Number(m)).toBeGreaterThanOrEqual(19_456);
    expect(Number(t)).toBeGreaterThanOrEqual(2);
    expect(Number(p)).toBe(1);
    expect(Buffer.from(salt, 'base64').length).toBeGreaterThanOrEqual(16);
    expect(Buffer.from(hash, 'base64').length).toBeGreaterThanOrEqual(32);
    expect(one).not.toBe(two);
    expect(one).not.toContain('Password1');
  });

  it('is compared to the last byte: nothing is cut off, trimmed or folded', async () => {
    const long = `${'x'.repeat(72)}A`;
    const stored = await passwords.hash(long);
    expect(await passwords.verify(stored, long)).toBe(true);
    for (const other of [`${'x'.repeat(72)}B`, 'x'.repeat(72), `${long} `, ` ${long}`, long.toUpperCase(), '']) {
      expect(await passwords.verify(stored, other), other.slice(-5)).toBe(false);
    }
    const umlaut = await passwords.hash('pässwörd 💛 ');
    expect(await passwords.verify(umlaut, 'pässwörd 💛 ')).toBe(true);
    expect(await passwords.verify(umlaut, 'pässwörd 💛')).toBe(false);
  });
});

describe('a hash that was made at another cost', { timeout: 30_000 }, () => {
  const costs = [
    ['a lower one', { memoryCost: 8, timeCost: 1, parallelism: 1 }],
    ['a higher one', { memoryCost: 40_000, timeCost: 3, parallelism: 1 }],
  ] as const;

  it.each(costs)('%s, is checked as ever, so that ours may be raised one day', async (_which, cost) => {
    const stored = await createPasswords({ cost }).hash('Password1');
    expect(stored).toContain(`m=${cost.memoryCost},t=${cost.timeCost},p=1`);
    expect(await createPasswords().verify(stored, 'Password1')).toBe(true);
    expect(await createPasswords().verify(stored, 'Password2')).toBe(false);
  });
});

describe('an account that does not exist', { timeout: 30_000 }, () => {
  it('is answered again after one time in which memory was short', async () => {
    let failures = 1;
    const hash: typeof argon2.hash = async (...given) => {
      if (failures-- > 0) throw new Error('memory allocation error');
      return argon2.hash(...given);
    };
    const passwords = createPasswords({ argon2: { hash, verify: argon2.verify } });
    await expect(passwords.verify(null, 'Password1')).rejects.toThrow('memory allocation error');
    expect(await passwords.verify(null, 'Password1')).toBe(false);
  });

  it('is never right, whatever the password', async () => {
    const passwords = createPasswords();
    for (const password of ['', 'Password1', 'nobody has this password']) {
      expect(await passwords.verify(null, password)).toBe(false);
    }
  });

  it('costs the work of a hash all the same', async () => {
    const passwords = createPasswords();
    const stored = await passwords.hash('Password1');
    await passwords.verify(null, 'warm up');
    const work = async (hash: string | null) => {
      const begun = process.cpuUsage();
      for (let n = 0; n < 5; n++) await passwords.verify(hash, 'Password2');
      const { user, system } = process.cpuUsage(begun);
      return user + system;
    };
    const known = await work(stored);
    const unknown = await work(null);
    // Five hashes of 19 MiB are tens of milliseconds of work; a shortcut would be a thousandth of that.
    expect(unknown).toBeGreaterThan(known / 3);
    expect(unknown).toBeLessThan(known * 3);
  });
});
