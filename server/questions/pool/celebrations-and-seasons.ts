import { eitherOr, inCategory, inSeason, memory, onDates, open, rightNow, topThree } from './question';

const holidays = onDates('11-15', '12-20');
const turnOfTheYear = onDates('12-15', '01-01');
const lookingBack = onDates('12-10', '12-31');
const beforeValentines = onDates('01-20', '02-13');
const firstSigns = inSeason('02-10', '04-10');
const spring = inSeason('03-01', '05-10');
const summer = inSeason('06-01', '08-25');
const fall = inSeason('09-10', '11-10');
const darkMonths = inSeason('11-01', '02-10');
const winter = inSeason('12-01', '02-20');

export const celebrationsAndSeasons = inCategory('celebrations-and-seasons', [
  open('feast-001', 1, 365, 'If you planned your own birthday, what would the day look like?'),
  open('feast-002', 2, 730, 'What should I never do on your birthday?'),
  holidays(open('feast-003', 1, 365, 'Which part of the holiday season do you look forward to most?')),
  holidays(open('feast-004', 2, 365, 'Which end-of-year obligation would you happily skip?')),
  spring(open('feast-005', 1, 365, 'On the first warm day of spring, where should I take you?')),
  firstSigns(open('feast-006', 1, 365, 'Which sign of spring do you watch for first?')),
  summer(open('feast-007', 1, 365, 'What does your perfect summer evening taste like?')),
  fall(open('feast-008', 1, 365, 'What do you love about fall that we could build a day around?')),
  darkMonths(open('feast-009', 1, 365, 'What makes the dark months cozy for you?')),
  open('feast-010', 2, 365, 'How would you like to spend our next anniversary?'),
  beforeValentines(open('feast-011', 1, 365, "Sweet, silly or skipped: how do you like Valentine's Day?")),
  open('feast-012', 2, 365, 'Which new yearly tradition would you like us to start?'),
  open('feast-013', 3, 365, 'Which date in the year makes you miss somebody?'),
  eitherOr('feast-014', 1, 365, 'Would you rather have a surprise party or a quiet birthday dinner?'),
  eitherOr('feast-015', 1, 365, 'First snow or first swim: which day of the year do you wait for?'),
  eitherOr('feast-016', 2, 365, 'Do you want to be celebrated on the exact day or whenever it suits?'),
  turnOfTheYear(eitherOr('feast-017', 1, 365, "Do you like New Year's Eve awake at midnight or asleep by ten?")),
  topThree('feast-018', 1, 365, 'Name three dishes that turn a dinner into a feast for you.'),
  lookingBack(topThree('feast-019', 2, 365, 'Which three moments of this year would you like us to remember?')),
  open('feast-020', 1, 365, 'What does a celebration need before it counts for you?'),
  memory('feast-021', 2, 730, "What's the best party anyone ever threw for you?"),
  winter(memory('feast-022', 2, 730, 'Tell me about the loveliest winter day you can remember.')),
  rightNow('feast-023', 2, 120, "What's going well for you right now that we should celebrate?"),
  open('feast-024', 1, 365, 'For a big moment, what do you want in your glass?'),
  open('feast-025', 1, 365, 'How do you like good news celebrated: loudly, quietly or with cake?'),
  open('feast-026', 1, 365, 'Who has to be at your next birthday, and who can send a card?'),
  open('feast-027', 1, 365, 'What would you like for breakfast on your birthday?'),
  open('feast-028', 2, 365, 'Which holiday stresses you out more than you let on?'),
  open('feast-029', 1, 365, 'How would you spend a long weekend with no plans at all?'),
  summer(open('feast-030', 1, 365, 'What should we do at least once before summer is over, if you choose?')),
  winter(open('feast-031', 1, 365, 'If we got snowed in, what would you want to do first?')),
  fall(open('feast-032', 1, 365, 'Which fall smell or taste have you been waiting for?')),
  spring(open('feast-033', 1, 365, 'What would you plant with me on the first sunny Saturday?')),
  topThree('feast-034', 1, 365, 'Name three songs that always get you out of your chair.'),
  holidays(open('feast-035', 1, 365, 'What should I take off your hands before the holidays?')),
  memory('feast-036', 1, 730, 'Which birthday of yours was the best so far?'),
]);
