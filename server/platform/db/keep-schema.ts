import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Accounts that were deleted, by a keyed mark that tells nothing of them: a backup from before must not bring them back. */
export const deletion = pgTable(
  'deletion',
  {
    mark: text('mark').primaryKey(),
    /** Which key the mark was made with. */
    keyId: text('key_id').notNull(),
    deletedAt: moment('deleted_at').notNull(),
  },
  (t) => [index('deletion_moment').on(t.deletedAt)],
);

/** Backups that were made by themselves and proved by restoring them; those that failed are in the log. */
export const goodBackup = pgTable('good_backup', {
  madeAt: moment('made_at').primaryKey(),
  file: text('file').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  accounts: integer('accounts').notNull(),
});
