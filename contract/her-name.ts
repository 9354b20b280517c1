import { messages } from './messages';

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

/** Sentences that are warmer with her name, for his own screens alone. What the specification quotes stays without it. */
export const named = {
  answerLabel: (name: string | null) => (name ? `What did ${name} say?` : messages.answer.label),
  guessFirst: (name: string | null) =>
    `Guess her answer first. Then ask ${name ?? 'her'}, and write down what she says.`,
  doneForToday: (name: string | null) => `Done for today. Here's what ${name ?? 'she'} said:`,
  lastThing: (name: string | null) => `The last thing ${name ?? 'she'} told you`,
  everything: (name: string | null) => `Everything ${name ?? 'she'} told you, newest first.`,
  askAbout: (name: string | null) =>
    `Gifts, date nights, a way to comfort her: answers from ${name ? `${name}'s` : 'her'} own words.`,
};
