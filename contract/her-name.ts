/** The words around her name. The rest of the product's are in `messages.ts`. */
export const herNameMessages = {
  ask: "What's her name?",
  askHint: 'It stays encrypted.',
  label: 'Her name',
  hint: 'Encrypted like her answers. It shows on your own screens and never in an email.',
  save: 'Save',
  notNow: 'Not now',
  thanks: 'Saved. You can change or remove it in Account Settings.',
  later: 'You can add it any time in Account Settings.',
  remove: 'Remove her name',
  saved: 'Saved',
  removed: 'Her name has been removed',
  saveFailed: 'Failed to save her name',
  tooLong: 'Her name must be 60 characters or less',
  invalid: 'Please enter her name on one line',
} as const;

/** Sentences that are warmer with her name, for screens alone. Those that the specification quotes stay without it. */
export const whatDidSheSay = (name: string | null) => `What did ${name ?? 'she'} say?`;
export const hers = (name: string | null) => (name ? `${name}’s` : 'her');
