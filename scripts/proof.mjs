import './setup/node-version.mjs';
import { measureOnPostgres } from './suite/measure-on-postgres.mjs';

// npm run proof -- NAME [parts] [--users N]: experiments that take long, and end with a table.
await measureOnPostgres('proof/main.ts', { needs: ['pooler'] });
