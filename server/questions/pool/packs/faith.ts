import { inCategory, inPack, memory, open, rightNow } from '../question';

export const faith = inPack('faith', [
  ...inCategory('stress-and-support', [
    open('faith-001', 1, 365, 'Which prayer, verse or hymn comforts you most?'),
    memory('faith-007', 3, 730, 'When did your faith carry you?'),
    open('faith-009', 2, 365, 'How can I give you more room for prayer or quiet?'),
  ]),
  ...inCategory('feeling-loved', [
    open('faith-002', 2, 270, 'What would you like us to pray about together?'),
    rightNow('faith-011', 2, 120, 'What are you most thankful to God for these days?'),
  ]),
  ...inCategory('celebrations-and-seasons', [open('faith-003', 1, 365, 'Which holy day means the most to you?')]),
  ...inCategory('home-rest-comfort', [
    open('faith-004', 1, 365, 'What makes your day of rest feel like one?'),
    open('faith-005', 2, 365, 'Which tradition of your faith would you like more of at home?'),
  ]),
  ...inCategory('friends-and-people-she-loves', [open('faith-006', 2, 730, 'Who has shaped your faith the most?')]),
  ...inCategory('dreams-and-learning', [
    open('faith-008', 3, 365, 'Which doubt about your faith could you tell me?'),
    open('faith-013', 2, 365, 'Whom would you like the two of us to help this year?'),
  ]),
  ...inCategory('books-film-music-play', [
    rightNow('faith-010', 1, 120, 'Which teaching, book or sermon has stayed with you lately?'),
  ]),
  ...inCategory('dates-and-time-together', [
    open('faith-012', 1, 270, 'Which service, retreat or place of prayer would you like to visit with me?'),
  ]),
  ...inCategory('childhood-and-family', [
    memory('faith-014', 1, 730, 'Which moment in church or temple do you remember from your childhood?'),
  ]),
]);
