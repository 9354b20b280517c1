import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { StartRefused } from '../refusal';
import { Unreadable } from './cipher';
import { isCurrent, isKeyOf, newMasterKey, openSystem, parseKeyring, sealSystem } from './keyring';

const raw = Buffer.from('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 'hex');

describe('the master keys', () => {
  it('may be written as base64 or as hex, in either case and with blanks around', () => {
    const written = [
      raw.toString('base64'),
      raw.toString('hex'),
      raw.toString('hex').toUpperCase(),
      ` ${raw.toString('base64')} `,
    ];
    const kids = written.map((text) => parseKeyring(text).current.kid);
    expect(new Set(kids).size).toBe(1);
  });

  it('are named by their fingerprint, the same on every instance and in every version', () => {
    expect(parseKeyring(raw.toString('base64')).current.kid).toMatch(/^[0-9a-f]{8}$/);
    // Written down here on purpose: another name would orphan every stored key.
    const check = Buffer.from(hkdfSync('sha256', raw, Buffer.alloc(0), 'kcv/v1', 32));
    const kid = createHmac('sha256', check).update('kid').digest('hex').slice(0, 8);
    expect(parseKeyring(raw.toString('hex')).current.kid).toBe(kid);
  });

  it('are used for one purpose each', () => {
    const { wrapping, system, backup, checkValue } = parseKeyring(raw.toString('hex')).current;
    const all = [raw, wrapping.export(), system.export(), backup, checkValue].map((bytes) => bytes.toString('hex'));
    expect(new Set(all).size).toBe(5);
  });

  it('may be several: the first writes, all read', () => {
    const [fresh, old] = [newMasterKey(), newMasterKey()];
    const ring = parseKeyring(`${fresh}, ${old}`);
    expect(ring.current.kid).toBe(parseKeyring(fresh).current.kid);
    expect(ring.all.map((key) => key.kid)).toEqual([fresh, old].map((text) => parseKeyring(text).current.kid));
    expect(ring.find(parseKeyring(old).current.kid)?.kid).toBe(parseKeyring(old).current.kid);
    expect(ring.find('00000000')).toBeUndefined();

    const written = sealSystem(parseKeyring(old), 'a place', 'an old mail');
    expect(openSystem(ring, 'a place', written)).toBe('an old mail');
    expect(isCurrent(ring, written)).toBe(false);
    expect(isCurrent(ring, sealSystem(ring, 'a place', 'a new mail'))).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['a word', 'secret'],
    ['a sentence of the right length', `${'word '.repeat(10)}now`],
    ['31 bytes', randomBytes(31).toString('base64')],
    ['33 bytes', randomBytes(33).toString('base64')],
    ['16 bytes as hex', randomBytes(16).toString('hex')],
    ['one digit too few', raw.toString('hex').slice(1)],
    ['a second one that is missing', `${raw.toString('hex')},`],
    ['a second one that is short', `${raw.toString('hex')},abc`],
  ])('are refused where they are %s, in one clear sentence without the key', (_name, text) => {
    const parsing = () => parseKeyring(text);
    expect(parsing).toThrow(StartRefused);
    expect(parsing).toThrow(
      'MASTER_KEY: each key must be 32 bytes as base64 or hex; make one with `openssl rand -base64 32`',
    );
  });

  it('made here are new each time and can be read', () => {
    const made = Array.from({ length: 50 }, newMasterKey);
    expect(new Set(made).size).toBe(50);
    for (const text of made) expect(() => parseKeyring(text)).not.toThrow();
  });

  it('know their own check value and no other', () => {
    const { current } = parseKeyring(raw.toString('hex'));
    const other = parseKeyring(newMasterKey()).current;
    expect(isKeyOf(current, current.checkValue)).toBe(true);
    expect(isKeyOf(current, other.checkValue)).toBe(false);
    expect(isKeyOf(current, Buffer.alloc(0))).toBe(false);
    expect(isKeyOf(current, current.checkValue.subarray(1))).toBe(false);
  });
});

describe('a text of the system', () => {
  const ring = parseKeyring(newMasterKey());

  it('opens in its place and nowhere else', () => {
    const sealed = sealSystem(ring, 'outbox|sealed_letter|1', 'the link');
    expect(openSystem(ring, 'outbox|sealed_letter|1', sealed)).toBe('the link');
    for (const other of ['outbox|sealed_letter|2', 'contact_message|sealed_message|1', '']) {
      expect(() => openSystem(ring, other, sealed)).toThrow(Unreadable);
    }
  });

  it('does not open with a ring that lacks its key, in another format, or cut short', () => {
    const sealed = sealSystem(ring, 'place', 'the link');
    expect(() => openSystem(parseKeyring(newMasterKey()), 'place', sealed)).toThrow(Unreadable);
    const foreign = Buffer.from(sealed);
    foreign[0] = 2;
    expect(() => openSystem(ring, 'place', foreign)).toThrow(Unreadable);
    for (let length = 0; length < sealed.length; length++) {
      expect(() => openSystem(ring, 'place', sealed.subarray(0, length)), `${length}`).toThrow(Unreadable);
    }
  });
});
