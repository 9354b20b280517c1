import { READABLE } from '../../contract/theme-colour';
import { firstFaint } from '../../contract/theme-contrast';
import { isShipped } from '../../contract/theme-fonts';
import { readStyle, type Style } from '../../contract/theme-style';
import type { Deps } from '../deps';
import { Refusal } from '../platform/refusal';
import { type Intent, logDone, logRefusals } from './audit-log';
import { deleteTheme, findTheme, saveTheme } from './site-theme-store';

export async function readTheme(deps: Deps): Promise<{ publishedAt: string | null; style: Style | null }> {
  const theme = await findTheme(deps.db);
  return { publishedAt: theme?.publishedAt.toISOString() ?? null, style: theme ? readStyle(theme.style) : null };
}

export function publishTheme(deps: Deps, who: Intent['who'], wanted: unknown): Promise<{ publishedAt: string }> {
  const intent: Intent = { who, action: 'publish-theme', target: null };
  return logRefusals(deps, intent, async () => {
    const style = readStyle(wanted);
    refuseFaint(style);
    refuseForeignFont(style);
    const now = deps.clock.now();
    await deps.transact(async (tx) => {
      await saveTheme(tx, style, now);
      await logDone(deps, tx, intent);
    });
    return { publishedAt: now.toISOString() };
  });
}

export async function unpublishTheme(deps: Deps, who: Intent['who']): Promise<void> {
  await deps.transact(async (tx) => {
    // Once more is nothing more.
    if (await deleteTheme(tx)) await logDone(deps, tx, { who, action: 'unpublish-theme', target: null });
  });
}

/** In his own browser that is his to decide; not for people who cannot change it. */
function refuseFaint(style: Style): void {
  const pair = firstFaint(style);
  if (!pair) return;
  throw new Refusal('theme_faint', {
    words: `${pair.part}: "${pair.words}" is ${pair.ratio} to 1. At least ${READABLE} to 1 is needed so that everyone can read it, so nothing was published.`,
  });
}

/** The browser of everybody who opens a page would tell the font service of it; only his own may be sent there. */
function refuseForeignFont({ global }: Style): void {
  const foreign = [global.headingFont, global.bodyFont].find((font) => !isShipped(font));
  if (!foreign) return;
  throw new Refusal('theme_font', {
    words: `${foreign} comes from Google Fonts, which would learn of every visitor. A published theme can use Figtree and Inter, so nothing was published.`,
  });
}
