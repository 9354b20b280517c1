import { eitherOr, finish, inCategory, memory, open } from './question';

export const affection = inCategory('affection', [
  open('close-001', 2, 365, 'How do you like to be held when we fall asleep?'),
  open('close-002', 1, 365, 'Forehead, cheek, hand or the other kind: which kiss is your favourite?'),
  open('close-003', 2, 270, 'When in the day would a long hug do you most good?'),
  open('close-004', 2, 365, 'Which touch in passing do you like most from me?'),
  open('close-005', 2, 365, 'How much affection in public is just right for you?'),
  open('close-006', 3, 365, "How can I tell when you'd rather not be touched?"),
  open('close-007', 3, 365, 'What makes you feel wanted, long before bedtime?'),
  eitherOr('close-008', 1, 365, "Holding hands or linking arms: which do you like when we're out?"),
  eitherOr('close-009', 2, 365, 'A back rub or a slow dance in the kitchen: which would you rather have?'),
  finish('close-010', 2, 365, 'Finish this for me: I melt a little when you…'),
  memory('close-011', 2, 730, 'Which kiss of ours do you remember best?'),
]);
