import { lateFile } from '../shell/late-file';
import { useLateFile } from '../shell/use-late-file';

const file = lateFile(async () => (await import('./printed-link')).PrintedLink);
const neverReload = () => Promise.resolve(false);

/** For the very few who have something to be told: nobody else fetches it. */
export function WhenLinkPrinted() {
  const { content: Part } = useLateFile(file, neverReload);
  return Part ? <Part /> : null;
}
