import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..', '..');

/** The pictures that a browser shows before it installs the app are those of the README, and are kept once. */
export const PICTURES = join(root, 'docs', 'screenshots');
export const MANIFEST = join(root, 'web', 'public', 'manifest.webmanifest');

export function manifestPictures(): Plugin {
  return {
    name: 'manifest-pictures',
    apply: 'build',
    buildStart() {
      const { screenshots } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { screenshots: { src: string }[] };
      for (const { src } of screenshots) {
        this.emitFile({ type: 'asset', fileName: src.slice(1), source: readFileSync(join(PICTURES, basename(src))) });
      }
    },
  };
}
