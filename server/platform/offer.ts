import type { Offer } from '../../contract/house';
import type { Config } from './config';

export function offerOf({ premium, takesPayments }: Pick<Config, 'premium' | 'takesPayments'>): Offer {
  if (premium === 'everyone') return 'included';
  return takesPayments ? 'sold' : 'asked-for';
}

export const sellsPremium = (config: Pick<Config, 'premium' | 'takesPayments'>) => offerOf(config) === 'sold';
