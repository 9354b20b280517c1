import { vi } from 'vitest';

/** As long as a key is. */
export const SERVER_KEY = 'B'.repeat(87);
export const ENDPOINT = 'https://push.example/somebody';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) Safari/604.1';
const PHONE = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0';

interface Given {
  permission?: NotificationPermission;
  /** What he answers when he is asked. */
  answers?: NotificationPermission;
  isIPhone?: boolean;
  isInstalled?: boolean;
  /** Whether it has a subscription already, and under which key. */
  subscribedUnder?: string;
}

/** The browser's own part of notifications, which a test can look at. */
export function playPush({
  permission = 'default',
  answers = 'granted',
  isIPhone,
  isInstalled,
  subscribedUnder,
}: Given = {}) {
  const subscriptionUnder = (key: Uint8Array) => ({
    endpoint: ENDPOINT,
    options: { applicationServerKey: key.buffer },
    getKey: (name: string) => new Uint8Array(name === 'auth' ? 16 : 65).buffer,
    unsubscribe: vi.fn(async () => {
      here.subscription = null;
      return true;
    }),
  });
  const here: { subscription: ReturnType<typeof subscriptionUnder> | null } = { subscription: null };
  const bytesOf = (key: string) => Uint8Array.from(atob(key), (character) => character.charCodeAt(0));
  if (subscribedUnder) here.subscription = subscriptionUnder(bytesOf(subscribedUnder));
  const subscribe = vi.fn(async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    here.subscription = subscriptionUnder(applicationServerKey);
    return here.subscription;
  });
  const pushManager = { getSubscription: async () => here.subscription, subscribe };
  const serviceWorker = { getRegistration: async () => ({ pushManager }) };
  const told = { permission };
  const requestPermission = vi.fn(async () => {
    told.permission = answers;
    return answers;
  });
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal(
    'Notification',
    Object.create({}, { permission: { get: () => told.permission }, requestPermission: { value: requestPermission } }),
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: isInstalled === true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      serviceWorker: { value: serviceWorker },
      userAgent: { value: isIPhone ? IPHONE : PHONE },
      maxTouchPoints: { value: 5 },
    }),
  );
  return { here, subscribe, requestPermission };
}
