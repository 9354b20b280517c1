import type { AskedQuestion } from '../../contract/questions';

/** With an id that is short enough to read in the keys of what the browser keeps. */
export const shortQuestion: AskedQuestion = {
  id: 'q1',
  text: 'Tea?',
  category: 'playful',
  is_custom_question: false,
  answered: false,
};
