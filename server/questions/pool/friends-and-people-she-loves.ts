import { eitherOr, inCategory, memory, open, rightNow, topThree } from './question';

export const friendsAndPeopleSheLoves = inCategory('friends-and-people-she-loves', [
  open('friend-001', 2, 365, 'Which friend do you always feel better after seeing?'),
  open('friend-002', 1, 365, 'Whose birthday matters to you almost as much as your own?'),
  open('friend-003', 2, 365, 'Who knows the best stories about you from before my time?'),
  open('friend-004', 2, 365, 'Who among your friends should I get to know better?'),
  open('friend-005', 2, 365, 'Which guest tires you out, however fond you are of them?'),
  open('friend-006', 3, 730, 'Who helped you once and has never been properly thanked?'),
  open('friend-007', 2, 365, 'How often do you need an evening with friends and without me?'),
  open('friend-008', 3, 365, "Who have you lost touch with that you'd like to find again?"),
  open('friend-009', 1, 365, 'Which neighbour, shopkeeper or regular face brightens your day?'),
  open('friend-010', 1, 365, 'Which of my friends do you enjoy most?'),
  eitherOr('friend-011', 1, 365, 'A big table or one friend and a long talk: which do you prefer?'),
  topThree('friend-012', 2, 365, "Name the three people you'd call first with wonderful news."),
  memory('friend-013', 3, 730, 'When did a friend turn up at the very moment you needed one?'),
  memory('friend-014', 2, 730, "How did you meet the friend you've kept the longest?"),
  rightNow('friend-015', 1, 120, 'Who would you like us to have over this month?'),
  rightNow('friend-016', 2, 120, 'Which friend do you miss at the moment?'),
]);
