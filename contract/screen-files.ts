/**
 * Written by the build beside the page: which files each screen is made of besides what the page names, by the paths that
 * lead to it. The server names them in the page, so that a browser fetches them at once and not when the app asks for them.
 */
export const SCREEN_FILES = 'screen-files.json';
export type ScreenFiles = Record<string, string[]>;
