import { limits } from '../../contract/limits';
import { notebookMessages } from '../../contract/notebook-messages';
import { REVISION_DAYS } from '../../contract/revision-days';

export const basicFeatures = [
  'A daily question',
  'Save her answers',
  `Up to ${limits.skipsPerDay} skips a day`,
  'Answer history',
  `Search your own answers (${notebookMessages.dashboard.myAnswers})`,
  'Her answers encrypted',
];

export const premiumFeatures = [
  { name: 'AI Assistant', words: 'Ask for a gift or a weekend idea, and get one drawn from her own answers.' },
  { name: 'Custom questions', words: 'Add what only you would ask. They come up with the daily questions.' },
  { name: 'Advanced search', words: 'Finds answers despite typos; filters by category and date.' },
  {
    name: 'Edit and delete answers',
    words: `Fix a word, add what she said later, or take a page out. What you overwrite can be brought back for ${REVISION_DAYS} days.`,
  },
  { name: 'Enhanced analytics', words: "See your notebook grow, and what you haven't asked yet." },
  { name: 'Priority support', words: 'We answer your messages first.' },
];

export const basicLimits = [
  'No AI Assistant',
  'No custom questions',
  'Limited search: exact words only',
  "Answers can't be edited or deleted",
];
