import { inCategory, inPack, memory, open } from '../question';

export const thirtyYears = inPack('thirty-years', [
  ...inCategory('our-story', [
    open('years-001', 2, 730, "What do you know about me now that you didn't when we married?"),
    open('years-002', 1, 730, "Which of the homes we've had do you think of most?"),
    open('years-003', 2, 730, 'What would you do again exactly the same way?'),
    open('years-006', 3, 730, 'What would you tell our younger selves on the way to the wedding?'),
    open('years-007', 2, 730, 'Which decade of ours was your favorite so far?'),
  ]),
  ...inCategory('dreams-and-learning', [
    open('years-004', 2, 365, "What have we put off for years that you'd like to do now?"),
    open('years-009', 2, 365, 'What do you want the next ten years to have more of?'),
  ]),
  ...inCategory('playful', [
    open('years-005', 1, 365, 'Which habit of mine have you given up fighting?'),
    open('years-013', 1, 365, "What do we still laugh about that you haven't tired of?"),
  ]),
  ...inCategory('feeling-loved', [
    open('years-008', 3, 365, 'What did I use to do for you that got lost along the way?'),
  ]),
  ...inCategory('gifts-and-surprises', [
    open('years-010', 1, 365, 'Which old photo of us should we finally frame, if you choose?'),
  ]),
  ...inCategory('dates-and-time-together', [
    open('years-011', 1, 365, 'What do you enjoy now that we had no time for back then?'),
  ]),
  ...inCategory('travel-and-places', [
    memory('years-012', 1, 730, 'Which trip from our early years would you take again?'),
  ]),
  ...inCategory('affection', [
    open('years-014', 2, 365, 'How has the way you like to be held changed over the years?'),
  ]),
]);
