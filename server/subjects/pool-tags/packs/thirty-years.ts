import { likes, story, type Tag, treatment, wish } from '../../tag';

export const thirtyYears: Readonly<Record<string, Tag>> = {
  'years-001': story('him', 'us'),
  'years-002': story('home', 'our-memories'),
  'years-003': story('us', 'our-memories'),
  'years-004': wish('dream', 'trip', 'us'),
  'years-005': likes('habit-of-his', 'humor'),
  'years-006': story('wedding-day', 'advice'),
  'years-007': story('our-memories', 'us'),
  'years-008': wish('feeling-loved', 'romance', 'him'),
  'years-009': wish('dream', 'us'),
  'years-010': wish('photo', 'our-memories'),
  'years-011': likes('hobby', 'habit-together'),
  'years-012': story('trip', 'our-memories'),
  'years-013': likes('humor', 'us', 'running-joke'),
  'years-014': treatment('touch'),
};
