import { MOST_REVISIONS, REVISION_DAYS } from './revision-days';

/** The words of 'Still true?'. They come with its parts: a first visit needs none of them. */
export const stillTrueMessages = {
  ask: 'Still true?',
  /** How long ago it was follows. */
  said: 'Said',
  confirmed: 'Confirmed',
  still: 'Still true',
  changed: 'Changed',
  unsure: 'She is not sure',
  later: 'Not now',
  never: "Don't ask about this again",
  keys: 'Keys: S still true, C changed, U not sure, N not now',
  noted: {
    still: 'Noted: still true.',
    changed: 'Her new answer is saved. The earlier one stays in its history.',
    unsure: "Fine. We'll ask again in a month.",
    later: 'Fine, another time.',
    never: "We won't ask about this one again.",
  },
  /** Behind 'changed', of an answer that warned. */
  warnsOn: 'What it warned of stays on her card until you say that it no longer holds.',
  /** Of a danger, where she has said something newer of the matter. */
  danger: {
    since: 'Since then she said:',
    ask: 'Does the warning still hold?',
    noLonger: 'No longer',
    ended: 'Noted: it warns no more.',
    undo: 'Undo',
    back: 'It warns again.',
    /** The way to the answer follows. */
    later: 'Later you can still undo it in the history of',
    itsAnswer: 'that answer',
    /** In that history. */
    over: 'You said that this warning no longer holds, so it left her card.',
    saidToday: 'Today you have said something else of it already, and that stands. Please say so tomorrow.',
  },
  saveFailed: 'Failed to save that',
  newLabel: 'What does she say now?',
  save: 'Save her new answer',
  unknownVerdict: 'Please choose one of the answers on the card',
  unknownRhythm: 'Please choose weekly, monthly or off',
  settings: {
    title: 'Still true?',
    about:
      "What she said a while ago may have changed. After today's answer, one of her earlier answers can come back and ask.",
    label: 'Ask whether an answer is still true',
    weekly: 'Once a week at most',
    monthly: 'Once a month at most',
    off: 'Never',
    saved: 'Saved',
    saveFailed: 'Failed to save your choice',
    loadFailed: 'Failed to load your choice',
  },
  history: {
    loadFailed: "Failed to load this answer's history",
    nothing: 'Nothing has changed here so far.',
    edits: 'Before you edited it',
    earlier: 'What she said earlier',
    checks: 'When you asked again',
    keptFor: `Kept for ${REVISION_DAYS} days after the edit, the last ${MOST_REVISIONS} of an answer.`,
    restore: 'Bring these words back',
    restored: 'The earlier words are back',
    restoreFailed: 'Failed to bring the words back',
    gone: `Those words are gone: they are kept for ${REVISION_DAYS} days.`,
    changed: 'This answer was changed somewhere else meanwhile. Nothing was overwritten. Please look again.',
    verdict: {
      still: 'Still true',
      changed: 'Changed',
      unsure: 'She was not sure',
      later: 'Not now',
      never: 'Not to be asked again',
    },
  },
} as const;
