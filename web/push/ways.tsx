import { type Notifications, ways } from '../../contract/daily-mail';
import { pushWords as words } from '../../contract/words/push';
import { useSaveNotifications } from '../daily-mail/queries';
import { Switch } from '../ui/checkbox';
import { Select } from '../ui/select';
import { StatusMessage, useStatusMessage } from '../ui/status-message';

const options = ways.map((way) => ({ value: way, label: words.ways[way] }));

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
      <Select label={words.daily} value={shown.daily} options={options} onChange={(daily) => choose({ daily })} />
      <Select label={words.dates} value={shown.dates} options={options} onChange={(dates) => choose({ dates })} />
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
