import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { paths } from '../contract/paths';
import { chromiumArgs, chromiumPath } from './chromium';
import type { Product } from './product';
import { heading, report } from './report';

const ENTRY_LIMIT = 96;

/** What a first visitor's browser really fetches on /login, brotli as it travels. */
export async function benchEntrySize({ url }: Product): Promise<void> {
  heading('Bytes on /login, brotli');
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs });
  const page = await browser.newPage();
  const bytes = { script: 0, stylesheet: 0, font: 0, document: 0 };
  page.on('requestfinished', async (request) => {
    const kind = request.resourceType() as keyof typeof bytes;
    if (!(kind in bytes)) return;
    const path = join('dist/web', new URL(request.url()).pathname);
    bytes[kind] += sizeOf(`${path}.br`) ?? sizeOf(path) ?? 0;
  });
  await page.goto(`${url}${paths.login}`, { waitUntil: 'networkidle' });
  await browser.close();
  report('JavaScript', kilobytes(bytes.script), `limit ${ENTRY_LIMIT} kB`);
  report('stylesheets', kilobytes(bytes.stylesheet));
  report('fonts', kilobytes(bytes.font));
  const all = readdirSync('dist/web/assets').filter((name) => name.endsWith('.js'));
  const largest = Math.max(...all.map((name) => readFileSync(join('dist/web/assets', `${name}.br`)).length));
  report('largest chunk of all', kilobytes(largest));
}

function sizeOf(path: string): number | null {
  try {
    const found = statSync(path);
    return found.isFile() ? found.size : null;
  } catch {
    return null;
  }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
