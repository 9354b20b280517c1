import { useSyncExternalStore } from 'react';
import { isTokenOnlyRemembered, watchToken } from '../api/token-storage';
import { Notice } from '../ui/notice';

/** Blocked or full storage: everything works, and he knows what a reload does. Where a login leads to, and he types. */
export function Fleeting() {
  return (
    <Notice shown={useSyncExternalStore(watchToken, isTokenOnlyRemembered)}>
      <p>
        This browser doesn't let us keep you logged in. If you reload or close this page, you'll need to log in again.
      </p>
    </Notice>
  );
}
