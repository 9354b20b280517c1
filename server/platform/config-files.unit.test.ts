import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config';
import { Settings } from './settings';

describe.each([
  [
    'compose.yaml',
    ['POSTGRES_PASSWORD', 'MASTER_KEY', 'AUTH_SECRET', 'PUBLIC_URL'],
    ['DATABASE_POOLED', 'DATABASE_DIRECT_URL'],
  ],
  [
    'compose.embedded.yaml',
    ['PUBLIC_URL'],
    ['DATABASE_URL', 'DATABASE_POOLED', 'DATABASE_DIRECT_URL', 'DATABASE_CONNECTIONS', 'INSTANCE_ROLE'],
  ],
])('%s', (file, demanded, absent) => {
  const compose = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

  it('demands only what nothing works without', () => {
    const names = [...compose.matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name);
    expect([...new Set(names)]).toEqual(demanded);
  });

  it('passes on every setting but those that belong to the container', () => {
    const passed = [...compose.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name);
    const own = ['PORT', 'HOST', 'DATA_DIR', ...absent, 'RATE_LIMITS', 'MOVABLE_CLOCK', 'NODE_ENV'];
    expect(Object.keys(Settings.shape).filter((name) => !passed.includes(name))).toEqual(own);
  });
});

describe('.env.example', () => {
  const lines = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').split('\n');
  const entries = lines.flatMap((line, index) => {
    const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
    return name ? [{ name, value: value ?? '', comment: lines[index - 1] ?? '' }] : [];
  });

  it('lists exactly the settings there are, each once', () => {
    expect(entries.map(({ name }) => name)).toEqual(Object.keys(Settings.shape));
  });

  it('gives each its default, which is none for what is unset', () => {
    const defaults = Settings.parse({}) as Record<string, string | undefined>;
    for (const { name, value } of entries) expect(`${name}=${value}`).toBe(`${name}=${defaults[name] ?? ''}`);
  });

  it('says in one line what each is for', () => {
    for (const { name, comment } of entries) expect(`${name} ${comment}`).toMatch(/^[A-Z_]+ # \S.*[.)]$/);
  });

  it('copied as it is changes nothing', () => {
    const env = Object.fromEntries(entries.map(({ name, value }) => [name, value]));
    expect(readConfig(env)).toEqual(readConfig({}));
  });
});
