import * as z from 'zod/mini';
import { adminMessages } from './admin-messages';
import { endpoint } from './endpoint';
import { Done, Moment } from './text';
import { fontNames } from './theme-fonts';
import { type Range, radiusRange, spacingRange } from './theme-style';

const words = adminMessages.style;

/** However it is written, it is kept in one way. */
const Colour = z.string(words.invalidColour).check(z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/, words.invalidColour));
const stepOf = ({ from, to, step }: Range) =>
  z
    .number(words.invalidStep)
    .check(z.minimum(from, words.invalidStep), z.maximum(to, words.invalidStep), z.multipleOf(step, words.invalidStep));
const Font = z.enum(fontNames as [(typeof fontNames)[number]], words.invalidFont);

const page = {
  background: Colour,
  text: Colour,
  primary: Colour,
  accent: Colour,
  card: Colour,
  spacing: stepOf(spacingRange),
};
const PagePart = z.partial(z.object(page));

/** A look as the Style Customizer makes it. */
const StyleShape = z.object({
  login: PagePart,
  dashboard: PagePart,
  question: PagePart,
  global: z.object({ ...page, headingFont: Font, bodyFont: Font, radius: stepOf(radiusRange) }),
});

const Published = z.object({
  /** Null while the default look holds. */
  publishedAt: z.nullable(Moment),
});

/** Null while the default look holds. */
const PublishedLook = z.extend(Published, { style: z.nullable(StyleShape) });

/** The look of the whole site. It comes with every page; here is who may change it. */
export const siteTheme = {
  readTheme: endpoint({
    method: 'GET',
    path: '/api/admin/theme',
    access: 'administer',
    summary: 'The theme that is published for everybody, and since when, if one is.',
    reply: PublishedLook,
  }),
  publishTheme: endpoint({
    method: 'PUT',
    path: '/api/admin/theme',
    access: 'administer',
    summary:
      'Publish a theme for the whole site. 422 where two colors that meet are below 4.5 to 1, or a font would have to come from elsewhere.',
    body: z.object({ style: StyleShape }),
    reply: Published,
  }),
  unpublishTheme: endpoint({
    method: 'DELETE',
    path: '/api/admin/theme',
    access: 'administer',
    summary: 'Go back to the default look for everybody.',
    reply: Done,
  }),
};
