export const PRODUCT_NAME = 'Heartnote';
export const COPYRIGHT_YEAR = 2025;
/** Where messages to the people behind the product go, unless an operator names another address (CONTACT_EMAIL). */
export const CONTACT_ADDRESS = 'support@heartnote.local';
export const DATA_DOWNLOAD_FILE = `${PRODUCT_NAME.toLowerCase()}-data.json`;
/**
 * The words of the product, each once. Texts that the specification quotes stand here to the letter. Each part is a file
 * of its own, so that a screen brings the parts it shows and a first visit waits for no others.
 */
export * as messages from './words/all';
