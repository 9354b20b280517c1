import { inCategory, inPack, memory, onDates, open, rightNow } from '../question';

/** In America it is the second Sunday of May. */
const beforeMothersDay = onDates('04-20', '05-07');

export const children = inPack('children', [
  ...inCategory('childhood-and-family', [
    open('kids-001', 2, 365, 'What do you hope the kids will tell their own kids about us?'),
    open('kids-002', 1, 270, 'Which part of the day with the kids would you like me to take over?'),
    rightNow('kids-005', 1, 90, 'What did one of the kids do lately that made your day?'),
    open('kids-010', 2, 365, 'Which rule for the kids would you loosen, and which would you tighten?'),
    open('kids-014', 2, 730, 'What do you see of yourself in our kids?'),
    memory('kids-015', 1, 730, 'Which funny thing a child of ours once said do you still quote?'),
  ]),
  ...inCategory('home-rest-comfort', [
    open('kids-003', 1, 180, 'What should I handle with the kids so you can sleep in?'),
    open('kids-004', 1, 270, 'Which evening of the week should be yours, with no bedtime duty?'),
  ]),
  ...inCategory('stress-and-support', [
    open('kids-006', 2, 270, 'When do you most need ten minutes with nobody calling your name?'),
    open('kids-008', 3, 365, 'Where do you wish I had your back more with the kids?'),
  ]),
  ...inCategory('feeling-loved', [open('kids-007', 2, 365, 'What do I do as a dad that you love to see?')]),
  ...inCategory('dates-and-time-together', [
    open('kids-009', 1, 365, 'Which family outing is worth all the packing, in your view?'),
  ]),
  ...inCategory('celebrations-and-seasons', [
    beforeMothersDay(
      open('kids-011', 1, 365, "What would you love this Mother's Day: breakfast in bed, a nap or an outing?"),
    ),
  ]),
  ...inCategory('gifts-and-surprises', [open('kids-012', 1, 365, 'Which picture of the kids would you like framed?')]),
  ...inCategory('our-story', [open('kids-013', 2, 365, 'What do you miss from before we had kids?')]),
]);
