import { eitherOr, inCategory, open, rightNow, topThree } from './question';

export const bodyClothesSelfCare = inCategory('body-clothes-self-care', [
  open('care-001', 2, 365, 'Which outfit makes you feel most like yourself?'),
  open('care-002', 1, 365, 'What sort of pampering would you say yes to on a free afternoon?'),
  open('care-003', 3, 365, 'What makes you feel beautiful on no particular day?'),
  open('care-004', 1, 365, 'What would you never wear, however fashionable it got?'),
  open('care-005', 1, 365, 'How do you like a bath: hot, bubbly, silent, with a book?'),
  open('care-006', 2, 365, 'Walking, swimming, dancing, stretching: which do you enjoy rather than endure?'),
  open('care-007', 1, 365, 'What makes a perfect pair of pyjamas for you?'),
  open('care-008', 3, 730, 'Which remark about your looks, even well meant, should I never make?'),
  rightNow('care-009', 1, 120, 'Is there a new hairstyle that tempts you at the moment?'),
  open('care-010', 2, 365, 'What do you do purely for yourself, with no one watching?'),
  eitherOr('care-011', 1, 365, 'Shoulders or feet: where should I begin if I offer you a massage?'),
  eitherOr('care-012', 1, 365, 'Dressed up or dressed down: how do you feel better on a Saturday?'),
  topThree('care-013', 1, 365, 'If you could keep only three pieces from your wardrobe, which would they be?'),
  topThree('care-014', 2, 365, 'Which three small rituals keep you feeling well?'),
  rightNow('care-015', 2, 90, 'Sleep, sun, movement or quiet: what do you need more of these days?'),
  rightNow('care-016', 1, 120, 'Which piece of clothing are you living in lately?'),
]);
