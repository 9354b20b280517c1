import { download } from '../../contract/download';
import type { Deps } from '../deps';
import type { Api } from '../platform/http/api';

/** It comes with the first call, and with it what her card and his ideas know of words. */
export function downloadRoutes(api: Api, deps: Deps): void {
  api.onList(download.rest, async function* ({ caller }) {
    const { restOf } = await import('./download');
    yield* restOf(deps, caller);
  });
}
