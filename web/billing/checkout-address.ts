import { paths } from '../../contract/paths';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

type Page = Pick<Location, 'origin'>;

interface Checkout {
  url: string;
  /** The payment provider's, by the settings of the server. */
  hosts: readonly string[];
}

/**
 * Where the server may send the browser: to the payment provider, or to this app's own pages, which are the checkout of
 * a machine without a provider and the way back where there is nothing to pay. Null for anywhere else.
 */
export function checkoutAddress({ url, hosts }: Checkout, page: Page): string | null {
  const target = parsed(url, page);
  if (!target || target.username || target.password) return null;
  if (hosts.some((host) => target.origin === `https://${host}`)) return target.href;
  const isOurs = isSameServer(target, new URL(page.origin)) && isOurPage(target.pathname);
  return isOurs ? target.href : null;
}

function parsed(url: string, page: Page): URL | null {
  try {
    return new URL(url, page.origin);
  } catch {
    return null;
  }
}

/** On one's own machine the server calls itself localhost, whichever of its names was typed. */
function isSameServer(target: URL, own: URL): boolean {
  if (target.origin === own.origin) return true;
  const isHere = LOOPBACK.includes(target.hostname) && LOOPBACK.includes(own.hostname);
  return isHere && target.port === own.port && target.protocol === own.protocol;
}

function isOurPage(path: string): boolean {
  return path === paths.manageSubscription || path.startsWith('/dev/checkout/');
}
