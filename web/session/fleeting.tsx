import { useSyncExternalStore } from 'react';
import { isTokenOnlyRemembered, watchToken } from '../api/token-storage';
import { Notice } from '../ui/notice';

/** Blocked or full storage: everything works, and he knows what a reload does. Where a login leads to, and he types. */
export function Fleeting() {
  return (
    <Notice shown={useSyncExternalStore(watchToken, isTokenOnlyRemembered)}>
      <p>This browser doesn't let us keep you logged in. When you reload or close this page, you log in again.</p>
    </Notice>
  );
}
