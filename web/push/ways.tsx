import { type Notifications, type Way, ways } from '../../contract/daily-mail';
import { pushWords as words } from '../../contract/words/push';
import { sendsMail } from '../api/house';
import { useSaveNotifications } from '../daily-mail/queries';
import { Switch } from '../ui/checkbox';
import { Select } from '../ui/select';
import { StatusMessage, useStatusMessage } from '../ui/status-message';

/** No email is promised where the server sends none. */
const optionsFor = (chosen: Way) =>
  ways
    .filter((way) => sendsMail() || way === 'push' || way === 'none' || way === chosen)
    .map((way) => ({ value: way, label: words.ways[way] }));

/** By which way each kind comes; a choice takes effect at once. */
export function Ways({ chosen }: { chosen: Notifications }) {
  const { status, show, clear } = useStatusMessage();
  const saving = useSaveNotifications();
  const shown = saving.isPending ? saving.variables : chosen;
  const choose = (choice: Partial<Notifications>) => {
    clear();
    saving.mutate(
      { ...shown, ...choice },
      { onSuccess: () => show(words.saved), onError: () => show(words.saveFailed, 'error') },
    );
  };
  return (
    <>
      <Select
        label={words.daily}
        value={shown.daily}
        options={optionsFor(shown.daily)}
        onChange={(daily) => choose({ daily })}
      />
      <Select
        label={words.dates}
        value={shown.dates}
        options={optionsFor(shown.dates)}
        onChange={(dates) => choose({ dates })}
      />
      <Switch
        label={words.tellQuestion}
        hint={words.tellMeans}
        checked={shown.tellQuestion}
        onChange={(tellQuestion) => choose({ tellQuestion })}
      />
      <StatusMessage status={status} />
    </>
  );
}
