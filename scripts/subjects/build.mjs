import { writeFileSync } from 'node:fs';
import { membersFile } from './members.mjs';

const target = new URL('../../server/subjects/from-wordnet.ts', import.meta.url);
writeFileSync(target, membersFile());
console.log('Wrote server/subjects/from-wordnet.ts');
