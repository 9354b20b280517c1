/** The browser that `npm run bench` found, and how it is started. */
export const chromiumPath = process.env.HEARTNOTE_CHROMIUM ?? '';
export const chromiumArgs = (process.env.HEARTNOTE_CHROMIUM_ARGS ?? '').split(' ').filter(Boolean);
