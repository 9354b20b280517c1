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

/** '1500.5' of '1,500.5', and '49.5' of '49,5'. */
const withPoint = (text: string): string =>
  /^[1-9]\d{0,2}(,\d{3})+(\.|$)/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.');

/** In the smallest unit; null where he typed nothing, undefined where it is no price. */
export function priceOf(typed: string, currency: string): Price | null | undefined {
  const text = withPoint(typed.trim());
  const places = placesOf(currency);
  if (text === '') return null;
  // More decimals than the currency has are a thousand in another land's writing, and a guess would be a wrong price.
  if (!/^\d{1,9}(\.\d+)?$/.test(text) || (text.split('.')[1] ?? '').length > places) return undefined;
  return { amount: Math.round(Number(text) * 10 ** places), currency };
}
