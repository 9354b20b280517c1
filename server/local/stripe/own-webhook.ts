import { billing } from '../../../contract/billing';
import type { Config } from '../../platform/config';
import type { Deliver } from './stand-in';

const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** Events reach the product as Stripe's would: over HTTP, at its public route. */
export function toOwnWebhook({ host, port }: Pick<Config, 'host' | 'port'>): Deliver {
  const name = EVERYWHERE.has(host) ? '127.0.0.1' : host;
  const address = `http://${name.includes(':') && !name.startsWith('[') ? `[${name}]` : name}:${port}${billing.webhook.path}`;
  return async (body, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const response = await fetch(address, { method: 'POST', body, headers });
    return response.ok;
  };
}
