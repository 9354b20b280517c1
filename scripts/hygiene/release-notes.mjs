import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fromRoot } from '../setup/root.mjs';

/** @returns {string | null} what the changelog says of a version, without its heading */
export function notesOf(changelog, version) {
  const section = changelog.split(/^## /m).find((part) => part.split('\n', 1)[0].trim() === version);
  return section ? section.slice(section.indexOf('\n')).trim() : null;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  const tag = process.argv[2];
  const notes = notesOf(readFileSync(fromRoot('CHANGELOG.md'), 'utf8'), version);
  if (tag !== `v${version}`) throw new Error(`The tag is ${tag}, and package.json says ${version}.`);
  if (!notes) throw new Error(`CHANGELOG.md has no section for ${version}.`);
  console.log(notes);
}
