import { lasting, likes, now, story, type Tag, treatment, wish } from '../../tag';

export const children: Readonly<Record<string, Tag>> = {
  'kids-001': wish('children', 'our-memories'),
  'kids-002': treatment('children', 'help', 'routine'),
  'kids-003': treatment('children', 'sleep', 'help'),
  'kids-004': treatment('children', 'evening', 'quiet-time'),
  'kids-005': now(story('children')),
  'kids-006': treatment('quiet-time', 'children', 'stress'),
  'kids-007': treatment('him', 'children'),
  'kids-008': treatment('children', 'help', 'quarrel'),
  'kids-009': likes('outing', 'children'),
  'kids-010': treatment('children', 'home'),
  'kids-011': likes('mothers-day', 'celebration'),
  'kids-012': wish('photo', 'children', 'decor'),
  'kids-013': wish('us', 'children', 'habit-together'),
  'kids-014': lasting(likes('children', 'self')),
  'kids-015': story('children', 'humor'),
};
