import { shortDay, timeOfDay } from '../ui/dates';

/** When he asked. The day stands above the sheet; who hears the page rather than sees it is told it here. */
export function AskedAt({ moment }: { moment: string }) {
  return (
    <time dateTime={moment}>
      <span className="visually-hidden">{shortDay(moment)}, </span>
      {timeOfDay(moment)}
    </time>
  );
}
