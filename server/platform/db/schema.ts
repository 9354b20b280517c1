/**
 * Every table, by what it is about. Columns named `sealed…` hold ciphertext bound to table, column, user and row; no other
 * column holds a word that a user typed, but for his email address, which must be found.
 */
export * from './account-schema';
export * from './admin-schema';
export * from './answer-schema';
export * from './assistant-schema';
export * from './billing-schema';
export * from './card-schema';
export * from './contact-schema';
export * from './date-schema';
export * from './idea-schema';
export * from './job-schema';
export * from './keep-schema';
export * from './key-schema';
export * from './mail-schema';
export * from './platform-schema';
export * from './push-schema';
export * from './question-schema';
