import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { ownerId } from './account-schema';
import { bytea, moment } from './columns';

/** The user's data key, wrapped by the master key `kid`. Deleting the row makes his texts unreadable. */
export const userKey = pgTable(
  'user_key',
  {
    userId: ownerId().primaryKey(),
    version: smallint('version').notNull(),
    kid: text('kid').notNull(),
    wrapped: bytea('wrapped').notNull(),
  },
  (t) => [index('user_key_kid').on(t.kid)],
);

/** Which master keys this database was written under, so that a wrong one is refused at start. */
export const masterKey = pgTable('master_key', {
  kid: text('kid').primaryKey(),
  checkValue: bytea('check_value').notNull(),
  createdAt: moment('created_at').notNull(),
});
