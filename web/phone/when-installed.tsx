import { lateFile } from '../shell/late-file';
import { useLateFile } from '../shell/use-late-file';

const file = lateFile(async () => (await import('./on-his-phone')).OnHisPhone);
const neverReload = () => Promise.resolve(false);

/** What makes it an app on his phone comes after all else, and is done without where it does not come. */
export function WhenInstalled() {
  const { content: Part } = useLateFile(file, neverReload);
  return Part ? <Part /> : null;
}
