import { useQuery } from '@tanstack/react-query';
import { type Rhythm, rhythms } from '../../contract/still-true';
import { stillTrueMessages } from '../../contract/still-true-messages';
import { Card } from '../ui/card';
import { LoadFailure } from '../ui/load-failure';
import { Select } from '../ui/select';
import { Skeleton } from '../ui/skeleton';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import { choiceQuery, useChoose } from './queries';

const words = stillTrueMessages.settings;
const options = rhythms.map((rhythm) => ({ value: rhythm, label: words[rhythm] }));

/** How often an earlier answer may come back; the choice takes effect at once. */
export function RhythmSettings() {
  const { data, isPending, isLoadingError, refetch } = useQuery(choiceQuery);
  const { status, show, clear } = useStatusMessage();
  const choosing = useChoose();
  const choose = (rhythm: Rhythm) => {
    clear();
    choosing.mutate({ rhythm }, { onSuccess: () => show(words.saved), onError: () => show(words.saveFailed, 'error') });
  };
  return (
    <Card title={words.title}>
      <p>{words.about}</p>
      {isPending && <Skeleton lines={1} />}
      {isLoadingError && <LoadFailure text={words.loadFailed} onRetry={refetch} />}
      {data && (
        <Select
          label={words.label}
          value={choosing.isPending ? choosing.variables.rhythm : data.rhythm}
          onChange={choose}
          options={options}
        />
      )}
      <StatusMessage status={status} />
    </Card>
  );
}
