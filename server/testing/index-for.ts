import type { TestApp } from './app';
import { runJob } from './payments';
import type { Person } from './people';

/** Runs the job for him alone: in the database that all test files share, everybody of the files before waits for it. */
export async function indexFor(test: TestApp, { id }: Pick<Person, 'id'>): Promise<void> {
  const rest = 'update assistant_index set is_due = false where is_due and user_id <> $1';
  await test.world.database.executeSql(rest, [id]);
  await runJob(test, 'index-answers');
}
