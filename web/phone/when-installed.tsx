import { lateFile } from '../shell/late-file';
import { useLateFile } from '../shell/use-late-file';
import { useQuiet } from './use-quiet';

const file = lateFile(async () => (await import('./on-his-phone')).OnHisPhone);
const neverReload = () => Promise.resolve(false);

/** What makes it an app on his phone comes after all else, and is done without where it does not come. */
export function WhenInstalled() {
  const isQuiet = useQuiet();
  const { content: Part } = useLateFile(isQuiet ? file : null, neverReload);
  return Part ? <Part /> : null;
}
