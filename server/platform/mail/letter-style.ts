/** A long address breaks rather than make the mail wider than a phone. The second name is what older programs know. */
const BREAKABLE = 'overflow-wrap:anywhere;word-break:break-word';
const FONT = "font-family:Figtree,Inter,'Segoe UI',Helvetica,Arial,sans-serif";

interface Look {
  /** Spelled out at the element: many programs read nothing else. */
  inline: string;
  /** What changes where the reader's screen is dark and his program asks. */
  dark?: string;
}

/**
 * The colors of the product's default theme. Each text has its own color and each surface its own background, so that a
 * program which turns colors around by itself turns both.
 */
const looks = {
  body: {
    inline: `margin:0;background-color:#FBF8F3;color:#1E2430;${FONT}`,
    dark: 'background-color:#121A2B;color:#EDEFF5',
  },
  around: { inline: `padding:24px 12px;${BREAKABLE}` },
  brand: { inline: 'padding:0 0 12px;font-size:18px;font-weight:700;color:#1B2B4B', dark: 'color:#9DB4E8' },
  /** A page of the notebook, with its margin line. */
  card: {
    inline:
      'padding:28px 20px;background-color:#FFFFFF;border:1px solid #E6DFD3;border-left:4px solid #F08A4B;border-radius:8px',
    dark: 'background-color:#1B2640;border-color:#2B3957;border-left-color:#FF9D62',
  },
  heading: { inline: 'margin:0 0 16px;font-size:22px;line-height:1.3;color:#1B2B4B', dark: 'color:#9DB4E8' },
  paragraph: { inline: 'margin:0 0 16px;font-size:16px;line-height:1.6;color:#1E2430', dark: 'color:#EDEFF5' },
  button: {
    inline:
      'display:inline-block;padding:12px 24px;border:1px solid #1B2B4B;border-radius:8px;background-color:#1B2B4B;color:#FFFFFF;font-size:16px;font-weight:600;text-decoration:none',
    dark: 'background-color:#9DB4E8;border-color:#9DB4E8;color:#121A2B',
  },
  hint: { inline: 'margin:0;font-size:13px;line-height:1.6;color:#5B6472', dark: 'color:#A9B3C6' },
  small: { inline: 'padding:16px 0;font-size:13px;line-height:1.6;color:#5B6472', dark: 'color:#A9B3C6' },
  link: { inline: 'display:inline-block;padding:6px 0;color:#5B6472;text-decoration:underline', dark: 'color:#A9B3C6' },
} satisfies Record<string, Look>;

type Part = keyof typeof looks;
const parts = Object.entries(looks) as [Part, Look][];

/** The attributes of each part. */
export const styled = Object.fromEntries(
  parts.map(([part, { inline }]) => [part, `class="${part}" style="${inline}"`]),
) as Record<Part, string>;

const important = (rules: string) => rules.replaceAll(/;|$/g, '!important$&');
const darkRules = parts.flatMap(([part, { dark }]) => (dark ? [`.${part}{${important(dark)}}`] : []));

export const darkStyles = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules.join('')}}`;
