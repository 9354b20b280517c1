/** Its own types are not where its exports say. */
declare module 'fake-indexeddb/auto';
