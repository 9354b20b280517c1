import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { licenseFaults } from './licenses.mjs';
import { isPinned } from './pinned-image.mjs';
import { notesOf } from './release-notes.mjs';

const root = new URL('../../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');
const { version, scripts } = JSON.parse(read('package.json'));

describe('the changelog', () => {
  it('has a section for the version of the package, which begins with what an operator must do', () => {
    expect(notesOf(read('CHANGELOG.md'), version)).toMatch(/^### What you must do\n+\S/);
  });

  it('is read by version: neither a longer one nor none is taken for it', () => {
    const log = '# Changes\n\n## 1.10.0\n\nTen.\n\n## 1.1.0\n\nOne.\n';
    expect([notesOf(log, '1.1.0'), notesOf(log, '1.1'), notesOf(log, '2.0.0')]).toEqual(['One.', null, null]);
  });
});

describe('licenses', () => {
  it.each([
    [{ license: 'MIT' }, true],
    [{ license: '(MIT OR GPL-3.0-or-later)' }, true],
    [{ license: '(MIT AND GPL-3.0-only)' }, false],
    [{ license: 'MPL-2.0', dev: true }, true],
    [{ license: 'MPL-2.0' }, false],
    [{ license: 'AGPL-3.0-only', dev: true }, false],
    [{}, false],
  ])('%j is allowed: %s', (entry, isFine) => {
    expect(licenseFaults({ '': {}, 'node_modules/some-package': entry }).length === 0).toBe(isFine);
  });
});

describe('images', () => {
  it.each([
    [`node:22-bookworm-slim@sha256:${'0a'.repeat(32)}`, true],
    [`example.org/base/node@sha256:${'0a'.repeat(32)}`, true],
    ['node:22-bookworm-slim', false],
    ['node:22-bookworm-slim@sha256:0a0a', false],
    [`@sha256:${'0a'.repeat(32)}`, false],
    ['', false],
    [undefined, false],
  ])('%s is pinned: %s', (image, is) => {
    expect(isPinned(image)).toBe(is);
  });

  it('every stage is built on the one that is given, and a release on none without its digest', () => {
    const bases = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as Docker writes it
    expect(new Set(bases)).toEqual(new Set(['${NODE_IMAGE}']));
    const release = read('.github/workflows/release.yml');
    expect(release.indexOf('pinned-image.mjs "$NODE_IMAGE"')).toBeGreaterThan(0);
    expect(release.indexOf('--build-arg NODE_IMAGE')).toBeGreaterThan(release.indexOf('pinned-image.mjs'));
  });
});

describe('workflows', () => {
  const folder = new URL('.github/workflows/', root);
  const lines = readdirSync(folder).flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n'));

  it('run scripts that are there', () => {
    const named = lines.flatMap((line) =>
      [...line.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name),
    );
    expect(named.length).toBeGreaterThan(1);
    for (const name of named) expect(scripts).toHaveProperty(name);
    const files = lines.flatMap((line) => [...line.matchAll(/node (scripts\/[\w./-]+)/g)].map(([, path]) => path));
    for (const path of files) expect(() => read(path)).not.toThrow();
  });
});
