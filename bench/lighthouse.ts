import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '../contract/paths';
import { chromiumArgs, chromiumPath } from './chromium';
import type { Product } from './product';
import { heading, report } from './report';

const PAGES = [paths.login, paths.signup, paths.help];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

export async function benchLighthouse({ url }: Product): Promise<void> {
  heading('Lighthouse, mobile (limits: performance 95, the others 100)');
  const folder = mkdtempSync(join(tmpdir(), 'heartnote-lighthouse-'));
  try {
    for (const path of PAGES) report(path, '', await scoresOf(url + path, join(folder, 'report.json')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function scoresOf(address: string, file: string): Promise<string> {
  const child = spawn(
    process.execPath,
    [
      'bench/node_modules/lighthouse/cli/index.js',
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=--headless=new ${chromiumArgs.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromiumPath }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  await once(child, 'exit');
  const { categories } = JSON.parse(readFileSync(file, 'utf8')) as { categories: Record<string, { score: number }> };
  return CATEGORIES.map((name) => `${name} ${Math.round((categories[name]?.score ?? 0) * 100)}`).join(', ');
}
