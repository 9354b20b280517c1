import { eitherOr, inCategory, inMonths, open, rightNow, topThree } from './question';

const darkMonths = inMonths(11, 12, 1, 2);

export const sizesAndPracticalThings = inCategory('sizes-and-practical-things', [
  open('size-001', 1, 365, "Which shoe size should I ask for if I'm buying for you?"),
  open('size-002', 1, 730, 'What is your ring size, and for which finger?'),
  open('size-003', 1, 365, 'If I saw a sweater for you, which size should I take?'),
  open('size-004', 1, 365, 'What do the labels say in the trousers that fit you best?'),
  open('size-005', 1, 730, 'How snug do you like a watch or bracelet on your wrist?'),
  open('size-006', 1, 730, "Which fabrics can't you bear against your skin?"),
  open('size-007', 1, 365, 'Which of your toiletries must be exactly the same brand every time?'),
  open('size-008', 1, 365, "What should I tell any host or waiter about what you don't eat?"),
  open('size-009', 1, 365, 'Which charger, key or cable are you forever looking for?'),
  open('size-010', 1, 365, 'Which small remedies do you want us never to run out of?'),
  open('size-011', 1, 730, 'How do you like your name written on a card or an engraving?'),
  topThree('size-012', 1, 365, 'Which three dates in your year should never slip past me?'),
  open('size-013', 2, 365, "Who should I call first if you need help and I'm far away?"),
  open('size-014', 1, 365, 'Which hairdresser, tailor or repairer do you trust with your things?'),
  open('size-015', 1, 270, 'Which errand do you dislike enough to hand over to me?'),
  open('size-016', 1, 270, 'What does your everyday bag lack: a pocket, a zip, more room?'),
  open('size-017', 1, 730, 'How high and how firm should a pillow be for you?'),
  open('size-018', 1, 365, 'What do you always forget to pack, so that I can bring it?'),
  open('size-019', 1, 365, 'What time is too early for me to wake you on a free day?'),
  open('size-020', 1, 730, 'Which earrings, if any, can you wear all day?'),
  open('size-021', 1, 365, 'What should I always check with you before I book anything?'),
  open('size-022', 1, 365, "If I'm running late, how soon do you want to hear about it?"),
  eitherOr('size-023', 1, 730, 'Short necklace or long: which sits right on you?'),
  darkMonths(eitherOr('size-024', 1, 365, 'Gloves or mittens: which do you really wear?')),
  eitherOr('size-025', 1, 365, "Would you rather I called or wrote when I'm out and need an answer?"),
  topThree('size-026', 1, 270, 'Name three clothing labels that nearly always fit you.'),
  rightNow('size-027', 1, 120, 'What in your wardrobe needs mending or replacing at the moment?'),
]);
