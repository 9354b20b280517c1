const LOCALE = 'en-US';
/** What most ask for; any other can stay as it is. */
export const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CHF', 'JPY', 'SEK'] as const;

export interface Price {
  amount: number;
  currency: string;
}

const format = (currency: string) => new Intl.NumberFormat(LOCALE, { style: 'currency', currency });
const placesOf = (currency: string): number => format(currency).resolvedOptions().maximumFractionDigits ?? 2;

/** '$49.99' of 4999 cents. */
export const inWords = ({ amount, currency }: Price): string =>
  format(currency).format(amount / 10 ** placesOf(currency));

/** '49.99' of 4999 cents, as he may type it. */
export const asTyped = ({ amount, currency }: Price): string => String(amount / 10 ** placesOf(currency));

/** In the smallest unit; null where he typed nothing, undefined where it is no price. */
export function priceOf(typed: string, currency: string): Price | null | undefined {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  if (!/^\d{1,9}(\.\d{1,3})?$/.test(text)) return undefined;
  return { amount: Math.round(Number(text) * 10 ** placesOf(currency)), currency };
}
