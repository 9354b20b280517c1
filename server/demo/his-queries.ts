/** What the premium husband has asked the assistant so far. */
export const hisQueries = [
  'Gift ideas for her birthday',
  'How does she take her tea?',
  'How can I cheer her up after a bad day?',
  'Is she allergic to anything?',
  'Does she like surprises?',
  'What is her ring size?',
] as const;
