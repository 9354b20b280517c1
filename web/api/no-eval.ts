// Zod writes parsers as code when it may. Our Content-Security-Policy forbids that, and a schema asks as soon as it is
// made: this module must run before any of contract/ does. It writes the setting where Zod looks for it, since `config`
// would bring Zod itself to every first visit, which needs no schema.
const place = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
place.__zod_globalConfig ??= {};
place.__zod_globalConfig.jitless = true;

export {};
