import { expect, it } from 'vitest';
import { migrations, openEmptyDatabase } from '../testing/database';
import { migrateToBefore } from '../testing/earlier-release';
import { auditLogFault, readAuditLogChain } from './audit-log-chain';

it('what administrators did before there was a chain is chained by the upgrade, in its order', async () => {
  const database = await openEmptyDatabase();
  await migrateToBefore(database, 10);
  for (const [day, outcome] of ['done', 'denied', 'begun', 'done'].entries()) {
    await database.executeSql(
      `insert into admin_action (id, admin_id, action, target_id, outcome, reason, created_at)
       values (gen_random_uuid(), gen_random_uuid(), 'delete-user', null, $1, null, timestamptz '2026-01-01' - $2 * interval '1 day')`,
      [outcome, day],
    );
  }
  await database.migrate(migrations);
  const chain = await readAuditLogChain(database);
  expect(chain).toMatchObject({ lines: 4, brokenAt: null, endsWell: true });
  await database.executeSql("update audit_log set outcome = 'done' where outcome = 'begun'");
  const { rows } = await database.executeSql('select outcome from audit_log order by position');
  expect((rows as { outcome: string }[]).map(({ outcome }) => outcome)).toEqual(['done', 'done', 'denied', 'done']);
  expect(auditLogFault(await readAuditLogChain(database))).toBeNull();
  await database.close();
}, 60_000);
