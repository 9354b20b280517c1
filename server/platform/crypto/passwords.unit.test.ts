import * as argon2 from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../refusal';
import { boundedTurns, createPasswords } from './passwords';

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

describe('an account that does not exist', { timeout: 30_000 }, () => {
  it('is answered again after one time in which memory was short', async () => {
    let failures = 1;
    const hash: typeof argon2.hash = async (...given) => {
      if (failures-- > 0) throw new Error('memory allocation error');
      return argon2.hash(...given);
    };
    const passwords = createPasswords({ hash, verify: argon2.verify });
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

describe('the line for hashing', { timeout: 30_000 }, () => {
  /** Work that ends when it is told to. */
  function heldWork() {
    const release: (() => void)[] = [];
    return { work: () => new Promise<void>((resolve) => void release.push(resolve)), release };
  }

  it('works on so many at once, lets so many wait, and refuses the rest as busy', async () => {
    const turn = boundedTurns(2, 256);
    const { work, release } = heldWork();
    const outcomes = Array.from({ length: 300 }, () =>
      turn(work).then(
        () => 'done' as const,
        (error: unknown) => error,
      ),
    );
    await new Promise((resolve) => setImmediate(resolve));
    expect(release).toHaveLength(2);
    const last = await outcomes[299];
    expect(last).toBeInstanceOf(Refusal);
    expect(last).toMatchObject({ code: 'busy', status: 503, details: { retryAfterSeconds: 2 } });
    for (let n = 0; n < 258; n++) {
      release[n]?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    const all = await Promise.all(outcomes);
    expect(all.filter((outcome) => outcome === 'done')).toHaveLength(258);
    expect(all.slice(0, 258).every((outcome) => outcome === 'done')).toBe(true);
  });

  it('goes on after work that fails, and never has more at once than it may', async () => {
    const turn = boundedTurns(2, 10);
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      throw new Error('broken');
    };
    for (let round = 0; round < 3; round++) {
      const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => turn(work)));
      expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    }
    expect(most).toBe(2);
    expect(await turn(async () => 'still here')).toBe('still here');
  });

  it('is what hashing stands in: three hundred at once do not eat the machine', async () => {
    const passwords = createPasswords();
    const outcomes = await Promise.allSettled(Array.from({ length: 300 }, () => passwords.verify('not a hash', 'x')));
    const busy = outcomes.filter((o) => o.status === 'rejected' && (o.reason as Refusal).code === 'busy');
    expect(busy).toHaveLength(300 - 258);
  });
});
