import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths } from '../../contract/paths';
import { MANIFEST, PICTURES } from './manifest-pictures';

interface Picture {
  src: string;
  sizes: string;
  purpose?: string;
}

const web = join(import.meta.dirname, '..');
const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, unknown> & {
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { url: string; icons: Picture[] }[];
};

/** Width and height stand at a fixed place of every PNG. */
function sizeOf({ src }: Picture): string {
  const made = join(web, 'public', src);
  const png = readFileSync(existsSync(made) ? made : join(PICTURES, basename(src)));
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

describe('what a browser wants to know before it installs the app', () => {
  it('the page names the manifest, and it has what installing takes', () => {
    const page = readFileSync(join(web, 'index.html'), 'utf8');
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(manifest).toMatchObject({ name: 'Heartnote', display: 'standalone', start_url: paths.start, scope: '/' });
    expect(page).toContain(`<meta name="theme-color" content="${manifest.theme_color}"`);
  });

  it('every picture is there, as large as it says', () => {
    const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
    for (const picture of pictures) expect(sizeOf(picture), picture.src).toBe(picture.sizes);
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });

  it("a long press on the icon leads to today's question", () => {
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([paths.questionOfTheDay]);
  });
});
