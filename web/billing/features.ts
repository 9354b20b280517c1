import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';

export const basicFeatures = [
  'A daily question',
  'Saving of her answers',
  `Up to ${limits.skipsPerDay} skips a day`,
  'Answer history',
  `Search of your own answers (${messages.dashboard.myAnswers})`,
  'Encryption of answers',
];

export const premiumFeatures = [
  { name: 'AI assistant', words: 'Ask for a gift or an idea for the weekend, and get one drawn from her own answers.' },
  { name: 'Custom questions', words: 'Add what only you would ask. They take their turn with the others.' },
  { name: 'Advanced search', words: 'Forgives typing errors, and narrows down by subject and date.' },
  {
    name: 'Editing and deleting of answers',
    words: 'Correct a word, add what she said later, or take a page out.',
  },
  { name: 'Enhanced analytics', words: 'See how the notebook grows, and what you have not asked yet.' },
  { name: 'Priority support', words: 'Your messages are answered first.' },
];

export const basicLimits = [
  'No AI assistant',
  'No custom questions',
  'Limited search: the words as you type them, in your own answers',
  'Answers cannot be edited or deleted',
];
