import { inCategory, inPack, memory, open, topThree } from '../question';

export const newlywed = inPack('newlywed', [
  ...inCategory('our-story', [
    open('newly-001', 2, 365, 'What has surprised you about being married so far?'),
    memory('newly-006', 1, 730, 'Which hour of our wedding weekend would you repeat?'),
    open('newly-010', 3, 730, 'What did you imagine differently about marriage?'),
  ]),
  ...inCategory('gifts-and-surprises', [
    open('newly-002', 1, 365, 'Which wedding gift do you love using?'),
    open('newly-011', 1, 365, 'Which of our wedding photos would you hang, and where?'),
  ]),
  ...inCategory('home-rest-comfort', [
    open('newly-003', 1, 365, "Which chore were you hoping I'd claim as mine?"),
    open('newly-008', 2, 270, 'What about sharing a home with me are you still getting used to?'),
    open('newly-009', 1, 270, 'What is our home still missing before it feels like yours too?'),
  ]),
  ...inCategory('celebrations-and-seasons', [
    open('newly-004', 2, 365, 'Whose holiday traditions should we start with, yours or mine?'),
  ]),
  ...inCategory('feeling-loved', [open('newly-005', 2, 365, 'How do you feel when I call you my wife?')]),
  ...inCategory('stress-and-support', [
    open('newly-007', 2, 365, 'How would you like the two of us to talk about money?'),
  ]),
  ...inCategory('dates-and-time-together', [
    open('newly-012', 1, 270, 'Which habit from when we were dating should we keep, do you think?'),
  ]),
  ...inCategory('friends-and-people-she-loves', [
    open('newly-013', 2, 365, 'How often do you want to see your family, and how often mine?'),
  ]),
  ...inCategory('dreams-and-learning', [
    topThree('newly-014', 2, 365, 'Name three things you want us to do before our fifth anniversary.'),
  ]),
]);
