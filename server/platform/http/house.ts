import { houseAttributes } from '../../../contract/house';
import type { Config } from '../config';
import { offerOf } from '../offer';

/** What the screens must know of this server before they ask anything; nothing where it is as the specification has it. */
export function houseOf(config: Config): string {
  const { premium, mail } = houseAttributes;
  const offer = offerOf(config);
  return `${offer === 'sold' ? '' : ` ${premium}="${offer}"`}${config.sendsMail ? '' : ` ${mail}="off"`}`;
}
