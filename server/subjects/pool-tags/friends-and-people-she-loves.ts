import { now, person, story, type Tag, treatment } from '../tag';

export const friendsAndPeopleSheLoves: Readonly<Record<string, Tag>> = {
  'friend-001': person('friend', 'comfort'),
  'friend-002': person('birthday', 'friend', 'family', 'important-date'),
  'friend-003': person('friend', 'childhood'),
  'friend-004': person('friend'),
  'friend-005': person('guests', 'annoyance', 'friend'),
  'friend-006': person('thanks', 'helper', 'kindness'),
  'friend-007': treatment('friend', 'quiet-time', 'evening'),
  'friend-008': person('friend'),
  'friend-009': person('acquaintance', 'routine'),
  'friend-010': person('his-friends'),
  'friend-011': treatment('friend', 'guests', 'party'),
  'friend-012': person('friend', 'family', 'helper'),
  'friend-013': story('friend', 'kindness'),
  'friend-014': story('friend'),
  'friend-015': now(person('guests', 'friend')),
  'friend-016': now(person('friend', 'grief')),
};
