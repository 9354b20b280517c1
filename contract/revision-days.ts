/** So long can be brought back what an edit overwrote. */
export const REVISION_DAYS = 90;
