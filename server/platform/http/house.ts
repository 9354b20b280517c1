import type { House } from '../../../contract/house';
import type { Config } from '../config';
import { offerOf } from '../offer';

/** What the screens must know of this server before they ask anything; nothing where it is as the specification has it. */
export function houseOf(config: Config): string {
  const house: House = { premium: offerOf(config), mail: config.sendsMail ? 'on' : 'off' };
  return Object.entries(house)
    .filter(([, value]) => value !== 'sold' && value !== 'on')
    .map(([name, value]) => ` data-${name}="${value}"`)
    .join('');
}
