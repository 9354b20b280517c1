import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config';
import { StartRefused } from '../refusal';
import { newMasterKey } from './keyring';
import { authKeysOf, changeKeptMasterKeys, loadSecrets } from './secrets';

describe('the secrets of an installation', () => {
  let folder: string;
  const file = () => join(folder, 'keys', 'secrets.json');
  const load = (env: Record<string, string> = {}) => loadSecrets(readConfig({ DATA_DIR: folder, ...env }));
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'heartnote-secrets-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are made once, for their owner alone, and found again', () => {
    const first = load();
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'keys')).mode & 0o777).toBe(0o700);
    const written = readFileSync(file());
    const second = load();
    expect(readFileSync(file())).toEqual(written);
    expect(second.keyring.current.kid).toBe(first.keyring.current.kid);
    expect(second.auth.sessionSecret).toEqual(first.auth.sessionSecret);
    expect(readdirSync(join(folder, 'keys'))).toEqual(['secrets.json']);
  });

  it('lie beside the database, never inside it', () => {
    load();
    expect(readdirSync(folder)).toEqual(['keys']);
  });

  it('are closed to others again if somebody opened them', () => {
    load();
    chmodSync(file(), 0o644);
    load();
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  it('are not made where they are given', () => {
    load({ MASTER_KEY: newMasterKey(), AUTH_SECRET: 'x'.repeat(40) });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('are not made anew beside a database that was written under others', () => {
    mkdirSync(join(folder, 'db'));
    writeFileSync(join(folder, 'db', 'PG_VERSION'), '17');
    expect(() => load()).toThrow(StartRefused);
    expect(() => load()).toThrow('Put the key file back.');
    expect(readdirSync(folder)).toEqual(['db']);
  });

  it.each(['', '{', '{}', '[]', 'null', '{"masterKey":"PRIVATE"}', '{"masterKey":1,"authSecret":2}'])(
    'are refused, not overwritten, where the file holds %s',
    (content) => {
      mkdirSync(join(folder, 'keys'));
      writeFileSync(file(), content);
      expect(() => load()).toThrow(StartRefused);
      expect(() => load()).toThrow('cannot be read as a key file');
      expect(() => load()).not.toThrow('PRIVATE');
      expect(readFileSync(file(), 'utf8')).toBe(content);
    },
  );

  it('get a new master key in front and lose the old one without touching the rest', () => {
    const before = load();
    const fresh = newMasterKey();
    const both = changeKeptMasterKeys(folder, (keys) => [fresh, ...keys]);
    expect(both.keyring.all.map((key) => key.kid)).toEqual([both.keyring.current.kid, before.keyring.current.kid]);
    expect(load().keyring.all).toHaveLength(2);
    const after = changeKeptMasterKeys(folder, ([first = '']) => [first]);
    expect(after.keyring.all.map((key) => key.kid)).toEqual([both.keyring.current.kid]);
    expect(after.auth.sessionSecret).toEqual(before.auth.sessionSecret);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });
});

describe('what is derived from the auth secret', () => {
  const keys = authKeysOf('a secret that is long enough to be taken');

  it('proves an unsubscribe link for one address, however it is written, and no other', () => {
    const token = keys.unsubscribeToken('Him@Example.com');
    expect(keys.isUnsubscribeToken('him@example.com', token)).toBe(true);
    for (const wrong of ['', 'x', `${token}x`, token.slice(1), token.toLowerCase()]) {
      expect(keys.isUnsubscribeToken('him@example.com', wrong), wrong).toBe(false);
    }
    expect(keys.isUnsubscribeToken('her@example.com', token)).toBe(false);
    expect(authKeysOf('another secret, also long enough').isUnsubscribeToken('him@example.com', token)).toBe(false);
  });

  it('is another key for each purpose', () => {
    const values = [keys.sessionSecret.toString('base64url'), keys.unsubscribeToken('x'), keys.bucket('x')];
    expect(new Set(values).size).toBe(3);
    expect(keys.sessionSecret).toHaveLength(32);
    expect(keys.bucket('login|him@example.com')).not.toContain('him');
  });
});
