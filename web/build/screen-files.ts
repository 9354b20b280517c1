import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { paths } from '../../contract/paths.ts';
import { SCREEN_FILES, type ScreenFiles } from '../../contract/screen-files.ts';
import type { Screen } from '../routes.ts';
import { type Bundle, stylesWith, withImports } from './bundle.ts';

type Routes = typeof import('../routes.ts');

const web = join(import.meta.dirname, '..');
/** `'her-card': () => import('./card/her-card-page'),` */
const SCREEN = /^ {2}'?([\w-]+)'?: \(\) => import\('\.\/([\w/-]+)'\),$/gm;

/** Writes down which files each screen is made of, for the server to name in the page that leads to it. */
export function filesOfScreens(): Plugin {
  return {
    name: 'files-of-screens',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const source = JSON.stringify(await filesByPath(bundle));
        this.emitFile({ type: 'asset', fileName: SCREEN_FILES, source });
      },
    },
  };
}

async function filesByPath(bundle: Bundle): Promise<ScreenFiles> {
  const page = bundle['index.html'];
  const named = page?.type === 'asset' ? `${page.source}` : '';
  const { module } = await runnerImport<Routes>(join(web, 'routes.ts'));
  const modules = modulesOfScreens();
  const screens = Object.entries(module.routes) as [Screen, { paths: readonly string[] }][]; // Object.entries forgets the names.
  return Object.fromEntries(
    screens.flatMap(([screen, route]) => {
      const files = filesOf(modules.get(screen) ?? screen, bundle).filter((file) => !named.includes(file));
      // Whoever is not logged in comes to the login by the root as well.
      const leading = screen === 'login' ? [paths.start, paths.login] : route.paths;
      return leading.map((path) => [path, files]);
    }),
  );
}

/** As web/screens.ts has it. */
function modulesOfScreens(): Map<string, string> {
  const source = readFileSync(join(web, 'screens.ts'), 'utf8');
  return new Map(Array.from(source.matchAll(SCREEN), ([, screen = '', file]) => [screen, join(web, `${file}.tsx`)]));
}

/** Its scripts with all that they stand on, and their style sheets. */
function filesOf(module: string, bundle: Bundle): string[] {
  const chunk = Object.values(bundle).find((output) => output.type === 'chunk' && output.facadeModuleId === module);
  if (!chunk) throw new Error(`The build has no file for the screen ${module}.`);
  const { fileName } = chunk;
  return [...new Set([...withImports(fileName, bundle), ...stylesWith(fileName, bundle)])].map((file) => `/${file}`);
}
