import { Counter, Histogram, type Registry } from 'prom-client';
import { hear } from './happenings';

/** Of names that others give (a payment provider's events), so many are told apart. */
const MOST_NAMES = 30;

/** Counts what happens. Answers how to stop. */
export function countHappenings(registry: Registry): () => void {
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  const histogram = (name: string, help: string, labelNames: string[], buckets: number[]) =>
    new Histogram({ name, help, labelNames, buckets, registers: [registry] });

  const mail = counter('mail_total', 'Emails by what became of them.', 'kind', 'fate');
  const jobs = histogram('job_duration_seconds', 'How long jobs took.', ['job'], [0.1, 1, 10, 60, 600]);
  const failed = counter('job_failed_total', 'Jobs that failed.', 'job');
  const answered = histogram(
    'assistant_seconds',
    'How long replies took.',
    ['provider'],
    [0.1, 0.5, 1, 2.5, 5, 10, 20, 60],
  );
  const fallback = counter('assistant_fallback_total', 'Replies that a model did not write, by why.', 'reason');
  const logins = counter('login_total', 'Logins and what was not let in.', 'result');
  const refusals = counter('refusals_total', 'Calls that were refused, by the code of the refusal.', 'code');
  const webhooks = counter('payments_webhook_total', 'Events of the payment provider.', 'type');
  const typeOf = fewNames();
  const reasonOf = fewNames();

  const listening = [
    hear('mail', ({ kind, fate }) => mail.inc({ kind, fate })),
    hear('job', ({ job, seconds, isDone }) => {
      jobs.observe({ job }, seconds);
      if (!isDone) failed.inc({ job });
    }),
    hear('answered', ({ provider, seconds }) => answered.observe({ provider }, seconds)),
    hear('fallback', ({ reason }) => fallback.inc({ reason: reasonOf(reason) })),
    hear('login', ({ result }) => logins.inc({ result })),
    hear('refusal', ({ code }) => refusals.inc({ code })),
    hear('webhook', ({ type }) => webhooks.inc({ type: typeOf(type) })),
  ];
  return () => {
    for (const stop of listening) stop();
  };
}

/** The first so many names as they are, all others as one. */
function fewNames(): (name: string) => string {
  const known = new Set<string>();
  return (name) => {
    if (known.size < MOST_NAMES) known.add(name);
    return known.has(name) ? name : 'other';
  };
}
