import './setup/node-version.mjs';
import { checkTree } from './imports/check.mjs';
import { root } from './setup/root.mjs';

const { files, faults } = checkTree(root);
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log(`Imports OK (${files} files).`);
process.exitCode = faults.length > 0 ? 1 : 0;
