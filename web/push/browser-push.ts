import type { GivenSubscription } from '../../contract/push';

/** Whether this browser can show notifications, and what is in the way. */
export type Ability = 'able' | 'install-first' | 'unable' | 'blocked';

/** Apple's browsers call an iPad a Mac, but no Mac is touched with more than one finger. */
const isIPhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

export function abilityHere(): Ability {
  if (isIPhone() && !isInstalled()) return 'install-first';
  if (!('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator)) return 'unable';
  return Notification.permission === 'denied' ? 'blocked' : 'able';
}

async function manager(): Promise<PushManager | null> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return registration?.pushManager ?? null;
}

/** What this browser has subscribed to; null where there is nothing. */
export async function subscriptionHere(): Promise<PushSubscription | null> {
  return (await (await manager())?.getSubscription()) ?? null;
}

export async function unsubscribeHere(): Promise<void> {
  await (await subscriptionHere())?.unsubscribe();
}

/** Subscribes, or goes on with what there is where that is for the same server's key. Throws where the browser will not. */
export async function subscribeHere(key: string): Promise<GivenSubscription> {
  const applicationServerKey = bytesOf(key);
  const pushes = await manager();
  if (!pushes) throw new Error('There is no worker here.');
  const before = await pushes.getSubscription();
  const isSame = before !== null && isSameKey(before, applicationServerKey);
  if (!isSame) await before?.unsubscribe();
  return given(isSame ? before : await pushes.subscribe({ userVisibleOnly: true, applicationServerKey }));
}

function isSameKey({ options }: PushSubscription, key: Uint8Array): boolean {
  const kept = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  return kept.length === key.length && kept.every((byte, index) => byte === key[index]);
}

function given(subscription: PushSubscription): GivenSubscription {
  const key = (name: PushEncryptionKeyName) => textOf(new Uint8Array(subscription.getKey(name) ?? new ArrayBuffer()));
  return { endpoint: subscription.endpoint, keys: { p256dh: key('p256dh'), auth: key('auth') } };
}

const textOf = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}
