import { notificationWords } from '../../contract/push-messages';

/** What a push brings, as browsers that show it by themselves read it too. */
interface Told {
  title: string;
  body?: string;
  navigate: string;
  tag?: string;
}

/** Something is shown in any case: a browser takes the permission away from whoever shows nothing. */
export function shown(registration: ServiceWorkerRegistration, data: PushMessageData | null): Promise<void> {
  const { title, body, navigate, tag } = read(data);
  return registration.showNotification(title, {
    ...(body && { body }),
    ...(tag && { tag }),
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    lang: 'en',
    data: navigate,
  });
}

function read(data: PushMessageData | null): Told {
  try {
    const { notification }: { notification?: Told } = Object(data?.json());
    if (notification) return notification;
  } catch {
    // Of another server's making, or of a later version.
  }
  return { title: notificationWords.unknown, navigate: '/' };
}

/** Brings the app to the front where it is open, at the page that was meant; what he was typing there is kept by it. */
export async function opened(clients: Clients, notification: Notification): Promise<void> {
  notification.close();
  const target = new URL(String(notification.data), self.location.origin);
  // From a server of ours it can be nothing else.
  if (target.origin !== self.location.origin) return;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === target.pathname);
  if (there) return void (await there.focus());
  const [open] = windows;
  const moved = await open?.navigate(target.href).catch(() => null);
  await (moved ? moved.focus() : clients.openWindow(target.href));
}
