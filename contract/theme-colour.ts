/** Colours are `#` and six hex digits, here and in storage. */

export const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

/** As far apart as WCAG measures it: 1 for the same colour, 21 for black and white. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** `share` of the one, the rest of the other. */
export function mix(one: string, other: string, share: number): string {
  const parts = channels(other);
  const mixed = channels(one).map((value, index) => Math.round(value * share + (parts[index] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Whether white is easier to read on it than black. */
export const isDark = (colour: string): boolean => contrast(colour, '#ffffff') > contrast(colour, '#000000');

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** What WCAG AA asks of words. */
export const READABLE = 4.5;
