/** So long can be brought back what an edit overwrote. */
export const REVISION_DAYS = 90;
/** And of one answer so many: what somebody edits by the hundred has an end, and the oldest go. */
export const MOST_REVISIONS = 50;
