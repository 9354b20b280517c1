import { eitherOr, finish, inCategory, inMonths, memory, open, rightNow, topThree } from './question';

const yearsEnd = inMonths(11, 12);
const spring = inMonths(3, 4);
const earlyYear = inMonths(2, 3, 4);
const summer = inMonths(6, 7, 8);
const autumn = inMonths(9, 10, 11);
const darkMonths = inMonths(11, 12, 1, 2);
const aroundValentines = inMonths(1, 2);
const turnOfTheYear = inMonths(12, 1);
const december = inMonths(12);
const winter = inMonths(12, 1, 2);

export const celebrationsAndSeasons = inCategory('celebrations-and-seasons', [
  open('feast-001', 1, 365, 'How would your birthday go if you alone had planned it?'),
  open('feast-002', 2, 730, 'What should I never do on your birthday?'),
  yearsEnd(open('feast-003', 1, 365, "Which part of the year's end do you look forward to most?")),
  yearsEnd(open('feast-004', 2, 365, "Which duty at the year's end would you gladly drop?")),
  spring(open('feast-005', 1, 365, 'On the first warm day of spring, where should I take you?')),
  earlyYear(open('feast-006', 1, 365, 'Which sign of spring do you look out for first?')),
  summer(open('feast-007', 1, 365, 'What does a perfect summer evening taste of, to you?')),
  autumn(open('feast-008', 1, 365, 'What do you love about autumn that we could build a day around?')),
  darkMonths(open('feast-009', 1, 365, 'What makes the dark months lovely for you?')),
  open('feast-010', 2, 365, 'How would you like to spend our next anniversary?'),
  aroundValentines(open('feast-011', 1, 365, "Sweet, silly or skipped: how do you like Valentine's Day?")),
  open('feast-012', 2, 365, 'What would you like to become our own yearly tradition?'),
  open('feast-013', 3, 365, 'Which date in the year makes you miss somebody?'),
  eitherOr('feast-014', 1, 365, 'Surprise party or quiet dinner: which would you choose for your birthday?'),
  eitherOr('feast-015', 1, 365, 'First snow or first swim: which day of the year do you wait for?'),
  eitherOr('feast-016', 2, 365, 'On the exact day or whenever suits: when do you want to be celebrated?'),
  turnOfTheYear(eitherOr('feast-017', 1, 365, "Awake at midnight or asleep by ten: how do you like New Year's Eve?")),
  topThree('feast-018', 1, 365, 'Name three dishes that turn a dinner into a feast for you.'),
  december(topThree('feast-019', 2, 365, 'Which three moments of this year would you like us to remember?')),
  finish('feast-020', 1, 365, "Finish this for me: it isn't a proper celebration without…"),
  memory('feast-021', 2, 730, 'Which party given for you did you enjoy most?'),
  winter(memory('feast-022', 2, 730, 'Tell me about the loveliest winter day you can remember.')),
  rightNow('feast-023', 2, 120, "What's going well for you right now that we ought to celebrate?"),
]);
