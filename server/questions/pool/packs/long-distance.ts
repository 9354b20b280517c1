import { inCategory, inPack, open, rightNow } from '../question';

export const longDistance = inPack('long-distance', [
  ...inCategory('affection', [
    open('far-001', 1, 270, 'At what time of day do you most want to hear my voice?'),
    open('far-002', 1, 365, "Which of my things would you like to have with you while we're apart?"),
    open('far-008', 2, 365, 'How do you like to say goodbye: quickly, slowly or with a plan?'),
  ]),
  ...inCategory('gifts-and-surprises', [
    open('far-003', 1, 180, 'What should I bring you the next time we see each other?'),
    open('far-009', 1, 270, 'What would you like to find in the mail from me?'),
  ]),
  ...inCategory('dates-and-time-together', [
    open('far-004', 1, 180, 'What should our first evening back together look like, for you?'),
    open('far-006', 1, 270, 'What would you like us to do at the same moment, even miles apart?'),
    rightNow('far-013', 1, 90, 'What are you looking forward to most about our next visit at the moment?'),
  ]),
  ...inCategory('feeling-loved', [
    open('far-005', 1, 180, 'Which photo from my day would you like me to send?'),
    open('far-012', 1, 365, 'Video, voice or text: how do you feel closest to me?'),
  ]),
  ...inCategory('stress-and-support', [
    open('far-007', 3, 365, "What's hardest for you in the first days after we say goodbye?"),
    open('far-010', 2, 365, 'When a call between us goes badly, how should I make it up to you?'),
  ]),
  ...inCategory('books-film-music-play', [
    open('far-011', 1, 180, 'Which show should we watch together, you there and me here?'),
  ]),
  ...inCategory('home-rest-comfort', [
    open('far-014', 1, 270, "Which thing at home is harder for you while I'm gone?"),
  ]),
]);
