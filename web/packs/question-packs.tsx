import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { allPacks, type Pack, packs } from '../../contract/packs';
import { settingsMessages } from '../../contract/settings-messages';
import { Card } from '../ui/card';
import { Switch } from '../ui/checkbox';
import { LoadFailure } from '../ui/load-failure';
import { Skeleton } from '../ui/skeleton';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import { packsQuery, useSavePacks } from './queries';
import styles from './question-packs.module.css';

const words = settingsMessages.packs;

/** Extra questions for some couples; each switch takes effect at once. */
export function QuestionPacks() {
  const { data, isPending, isLoadingError, refetch } = useQuery(packsQuery);
  return (
    <Card title={words.title}>
      {isPending && <Skeleton lines={allPacks.length} />}
      {isLoadingError && <LoadFailure text={words.loadFailed} onRetry={refetch} />}
      {data && <Switches saved={data.on} />}
    </Card>
  );
}

function Switches({ saved }: { saved: readonly Pack[] }) {
  /** What he chose and the server has not confirmed yet. */
  const [chosen, setChosen] = useState<readonly Pack[] | null>(null);
  const { status, show, clear } = useStatusMessage();
  const saving = useSavePacks();
  const on = chosen ?? saved;

  const choose = (pack: Pack, isOn: boolean) => {
    const next = isOn ? [...on, pack] : on.filter((other) => other !== pack);
    const settled = (now: readonly Pack[] | null) => (now === next ? null : now);
    clear();
    setChosen(next);
    saving.mutateAsync({ on: next }).then(
      () => {
        setChosen(settled);
        show(words.saved);
      },
      () => {
        setChosen(settled);
        show(words.saveFailed);
      },
    );
  };
  return (
    <fieldset className={styles.packs}>
      <legend className="visually-hidden">{words.title}</legend>
      <p className={styles.intro}>{words.intro}</p>
      {allPacks.map((pack) => (
        <Switch
          key={pack}
          label={packs[pack].title}
          hint={packs[pack].about}
          checked={on.includes(pack)}
          onChange={(isOn) => choose(pack, isOn)}
        />
      ))}
      <StatusMessage status={status} />
    </fieldset>
  );
}
