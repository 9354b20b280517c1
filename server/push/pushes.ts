import type { Path } from '../../contract/paths';
import type { Deps } from '../deps';
import type { LatePush } from '../platform/mail/outbox';
import type { PushMessage } from '../platform/push/message';
import { openDevice } from './store';

/** To which browser of whose. */
export interface PushRef {
  userId: string;
  device: string;
}

interface Facts {
  kind: string;
  userId: string;
  /** What it is about, to be composed from. */
  about: object;
  lifetime: number;
  /** What makes it one and the same; the log knows it by a keyed hash. */
  once: string;
}

/** One for each browser: each has its own tries, and its own end. */
export function pushesTo({ auth }: Pick<Deps, 'auth'>, devices: string[], facts: Facts): LatePush[] {
  const { kind, userId, about, lifetime, once } = facts;
  return devices.map((device) => ({
    ...{ channel: 'push', kind, userId, lifetime },
    ref: { ...about, userId, device },
    dedupeKey: `push|${auth.bucket(`push|${device}|${once}`)}`,
  }));
}

interface Said {
  title: string;
  body?: string | undefined;
  /** What a tap opens. */
  opens: Path;
  topic: string;
  until: Date;
}

/** Null where the browser takes none any more. */
export async function pushTo(deps: Deps, { userId, device }: PushRef, said: Said): Promise<PushMessage | null> {
  const { opens, ...rest } = said;
  const to = await openDevice(deps.db, deps.vault, userId, device);
  return to && { to, navigate: `${deps.config.publicUrl}${opens}`, ...rest };
}
