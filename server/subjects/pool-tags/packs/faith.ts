import { lasting, likes, now, person, story, type Tag, treatment, wish } from '../../tag';

export const faith: Readonly<Record<string, Tag>> = {
  'faith-001': likes('faith', 'comfort'),
  'faith-002': wish('faith', 'us'),
  'faith-003': likes('faith', 'celebration', 'tradition'),
  'faith-004': treatment('faith', 'weekend', 'quiet-time'),
  'faith-005': wish('faith', 'tradition', 'home'),
  'faith-006': person('faith', 'role-model'),
  'faith-007': story('faith', 'bad-day'),
  'faith-008': lasting(treatment('faith', 'worry')),
  'faith-009': treatment('faith', 'quiet-time', 'help'),
  'faith-010': now(likes('faith', 'book')),
  'faith-011': now(likes('faith', 'thanks')),
  'faith-012': wish('faith', 'outing', 'place'),
  'faith-013': wish('cause', 'faith', 'help'),
  'faith-014': story('faith', 'childhood'),
};
