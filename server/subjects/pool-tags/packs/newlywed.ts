import { likes, story, type Tag, treatment, wish } from '../../tag';

export const newlywed: Readonly<Record<string, Tag>> = {
  'newly-001': story('us', 'surprise'),
  'newly-002': likes('gift', 'home', 'wedding-day'),
  'newly-003': treatment('chores', 'help'),
  'newly-004': treatment('tradition', 'holiday-season', 'family'),
  'newly-005': treatment('words-of-love', 'us'),
  'newly-006': story('wedding-day', 'our-memories'),
  'newly-007': treatment('money', 'us'),
  'newly-008': treatment('home', 'habit-of-his'),
  'newly-009': wish('home', 'decor'),
  'newly-010': story('us', 'dream'),
  'newly-011': wish('photo', 'wedding-day', 'decor'),
  'newly-012': treatment('habit-together', 'date-night'),
  'newly-013': treatment('family', 'in-laws'),
  'newly-014': wish('anniversary', 'dream', 'us'),
};
