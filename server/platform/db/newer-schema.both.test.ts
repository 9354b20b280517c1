import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/app';
import { migrations, sharedDatabase } from '../../testing/database';
import { StartRefused } from '../refusal';
import { refuseNewerSchema } from './newer-schema';

it('an older release is refused on the tables of a newer one, and says which is the last change it knows', async () => {
  const { db } = await sharedDatabase();
  await expect(refuseNewerSchema(db, migrations)).resolves.toBeUndefined();
  const undone = db.transaction(async (tx) => {
    await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9794790000000)`);
    const refused = await refuseNewerSchema(tx, migrations).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartRefused);
    expect((refused as Error).message).toMatch(
      /^The database is of a newer release of Heartnote: 1 of its changes came after \d{4}_\w+, the last/,
    );
    tx.rollback();
  });
  await expect(undone).rejects.toThrow('Rollback');
});

it('that is asked at every start, before anything is changed', async () => {
  const { db } = await sharedDatabase();
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9794790000000)`);
  try {
    await expect(startTestApp()).rejects.toThrow('The database is of a newer release');
  } finally {
    await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'later'`);
  }
});
