import { PRODUCT_NAME } from './messages';

/** What `GET /api/download` is saved as. */
export const REST_DOWNLOAD_FILE = `${PRODUCT_NAME.toLowerCase()}-everything-else.json`;

/** What stands beside 'Download My Data', whose own words the specification quotes. */
export const downloadMessages = {
  rest: 'Download Everything Else',
  about:
    'My Data is her answers and your questions. Everything Else is her card, your ideas and days, what you said when asked again, earlier words that edits replaced, and what you asked the assistant.',
} as const;
