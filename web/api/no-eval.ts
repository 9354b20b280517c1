import { config } from 'zod/mini';

// Zod writes parsers as code when it may. Our Content-Security-Policy forbids that, and a schema asks as soon as it is
// made: this module must run before any of contract/ does. Not by the name of `z`, whose calls the build may leave out.
config({ jitless: true });
