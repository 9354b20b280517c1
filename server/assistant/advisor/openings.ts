/** How a reply begins where she said nothing that fits. */
export const NOTHING = "She hasn't told you anything about that yet.";
/** The same, before what must be kept in mind. */
export const ONLY_CAUTIONS = "She hasn't told you anything about that yet, but there is something to keep in mind:";
