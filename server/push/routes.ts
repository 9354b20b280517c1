import { push } from '../../contract/push';
import { pushMessages } from '../../contract/push-messages';
import type { Deps } from '../deps';
import type { Api } from '../platform/http/api';
import { stateOf, subscribe, unsubscribe } from './subscriptions';
import { PUSH_TEST, sendTest, testPushes } from './test-push';

export function pushRoutes(api: Api, deps: Deps): void {
  deps.outbox.composesPush(PUSH_TEST, testPushes(deps));
  api.on(push.state, ({ caller }) => stateOf(deps, caller));
  api.on(push.key, async () => ({ key: deps.pushKey?.publicKey ?? null }));
  api.on(push.subscribe, ({ caller, body }) => subscribe(deps, caller, body));
  api.on(push.unsubscribe, ({ caller }) => unsubscribe(deps, caller));
  api.on(push.test, async ({ caller }) => {
    await sendTest(deps, caller);
    return { message: pushMessages.testSent };
  });
}
