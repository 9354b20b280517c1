import { type Channel, channel } from 'node:diagnostics_channel';

/** What a monitor counts. Names of ours only: no value here may ever come from what somebody typed. */
export interface Happenings {
  login: { result: string };
  refusal: { code: string };
  mail: { kind: string; fate: string };
  job: { job: string; seconds: number; isDone: boolean };
  /** Of the assistant. */
  answered: { provider: 'built-in' | 'model'; seconds: number };
  fallback: { reason: string };
  webhook: { type: string };
}

type Name = keyof Happenings;

const channels = new Map<Name, Channel>();

function channelOf(name: Name): Channel {
  const known = channels.get(name) ?? channel(`heartnote:${name}`);
  channels.set(name, known);
  return known;
}

/** Says that something happened, to whoever listens in this process. Nearly always nobody does, and then it costs nothing. */
export function happened<N extends Name>(name: N, what: Happenings[N]): void {
  const told = channelOf(name);
  if (told.hasSubscribers) told.publish(what);
}

/** Answers how to stop listening. */
export function hear<N extends Name>(name: N, listener: (what: Happenings[N]) => void): () => void {
  const heard = (what: unknown) => listener(what as Happenings[N]);
  channelOf(name).subscribe(heard);
  return () => void channelOf(name).unsubscribe(heard);
}
