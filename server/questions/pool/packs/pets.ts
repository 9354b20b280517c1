import { eitherOr, inCategory, inPack, memory, open, rightNow } from '../question';

export const pets = inPack('pets', [
  ...inCategory('home-rest-comfort', [
    open('pet-001', 1, 270, 'Which part of looking after our pet would you like me to take over?'),
    open('pet-003', 1, 365, 'Where should our pet sleep, if you decide?'),
    eitherOr('pet-012', 1, 365, 'Would you like one more animal in the house, or is this plenty?'),
    open('pet-014', 1, 365, 'Which house rule for our pet do I break that bothers you?'),
  ]),
  ...inCategory('playful', [
    open('pet-002', 1, 365, 'What does our pet do that makes you laugh every time?'),
    open('pet-008', 1, 365, "What do you tell our pet when nobody's listening?"),
    open('pet-011', 1, 365, 'What name do you have saved for our next pet?'),
  ]),
  ...inCategory('everyday-favourites', [
    open('pet-004', 1, 365, 'When in the day do you enjoy our pet the most?'),
    rightNow('pet-013', 1, 90, 'What did you see our pet do lately that I missed?'),
  ]),
  ...inCategory('friends-and-people-she-loves', [
    open('pet-005', 1, 365, "Who do you trust with our pet when we're away?"),
  ]),
  ...inCategory('gifts-and-surprises', [
    open('pet-006', 1, 365, 'What could I buy for our pet that would make you happy too?'),
    open('pet-007', 1, 365, 'Which picture of our pet should I print for you?'),
  ]),
  ...inCategory('childhood-and-family', [memory('pet-009', 2, 730, 'Which pet from your past do you still miss?')]),
  ...inCategory('stress-and-support', [rightNow('pet-010', 2, 180, 'What worries you about our pet lately?')]),
]);
