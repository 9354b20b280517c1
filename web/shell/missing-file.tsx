import { useState } from 'react';
import { messages } from '../../contract/messages';
import type { Path } from '../../contract/paths';
import { Button } from '../ui/button';
import { LoadFailure } from '../ui/load-failure';
import { Fallback } from './fallback';
import styles from './missing-file.module.css';

const words = messages.common;

interface MissingFileProps {
  level?: 1 | 2;
  onRetry: () => Promise<unknown>;
}

/** In the place of a screen, or a part of one, whose file did not come. */
export function MissingFile({ level, onRetry }: MissingFileProps) {
  const [isTrying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <Fallback level={level} {...whyMissing()}>
      <Button kind="primary" onClick={() => location.reload()}>
        {words.reload}
      </Button>
      <Button busy={isTrying} busyLabel="Trying again..." onClick={retry}>
        {words.tryAgain}
      </Button>
    </Fallback>
  );
}

const whyMissing = () =>
  navigator.onLine
    ? { reason: words.fileMissing }
    : { title: messages.shell.offline, reason: messages.shell.offlineScreen };

/** Above the screen that he is on, and in which he is writing: the one that he wanted to go to did not come. */
export function MissingScreen({ address, onRetry }: { address: Path; onRetry: () => Promise<unknown> }) {
  return (
    <div className={styles.above}>
      <LoadFailure text={words.fileMissing} onRetry={onRetry}>
        {words.typedIsHere} {/* A full load on purpose: it brings the version of today. */}
        <a href={address}>{words.loadAnew}</a>
      </LoadFailure>
    </div>
  );
}
