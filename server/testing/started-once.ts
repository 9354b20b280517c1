import { createProcesses } from './processes';

/** Before all files with processes: each worker would make the same server for itself, and the first files start a slow one. */
export default async function startOnce(): Promise<void> {
  const processes = createProcesses();
  await processes.startedOnce();
  await processes.cleanUp();
}
