import { answerHistory } from '../../contract/answer-history';
import { stillTrue } from '../../contract/still-true';
import type { Deps } from '../deps';
import type { Api } from '../platform/http/api';
import { historyOfAnswer } from './answer-history';
import { chooseRhythm, rhythmOf } from './rhythm';

/** What knows her words comes with the first call: it takes a good part of a start, in which nobody asks for it. */
export function stillTrueRoutes(api: Api, deps: Deps): void {
  api.on(stillTrue.next, async ({ caller }) => {
    const { nextOffer } = await import('./next-offer');
    return { offer: await nextOffer(deps, caller) };
  });
  api.on(stillTrue.onCard, async ({ caller }) => {
    const { dueOnCard } = await import('./freshness');
    return { answers: await dueOnCard(deps, caller.id) };
  });
  api.on(stillTrue.freshness, async ({ caller }) => {
    const { freshnessOf } = await import('./freshness');
    return { categories: await freshnessOf(deps, caller.id) };
  });
  api.on(stillTrue.aWhileAgo, async ({ caller }) => {
    const { saidAWhileAgo } = await import('./freshness');
    return { answers: await saidAWhileAgo(deps, caller.id) };
  });
  api.on(stillTrue.say, async ({ caller, params, body }) => {
    const { sayOf } = await import('./say');
    const { verdict, createdAt } = await sayOf(deps, caller, params.answerId, body.verdict);
    return { verdict, on: createdAt.toISOString() };
  });
  api.on(stillTrue.choice, async ({ caller }) => ({ rhythm: await rhythmOf(deps, caller.id) }));
  api.on(stillTrue.choose, async ({ caller, body }) => {
    await chooseRhythm(deps, caller.id, body.rhythm);
    return body;
  });
  api.on(answerHistory.show, ({ caller, params }) => historyOfAnswer(deps, caller.id, params.id));
}
