/** What else she said: nothing of it warns. */
export const harmlessAnswers = [
  'I love long walks in the woods.',
  'A quiet evening with a good book, always.',
  'Chocolate cake, the one my mother makes.',
  'Pearls, and anything from the sea.',
  'I would love to see Portugal again.',
];
