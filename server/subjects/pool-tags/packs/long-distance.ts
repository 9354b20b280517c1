import { likes, now, type Tag, treatment, wish } from '../../tag';

export const longDistance: Readonly<Record<string, Tag>> = {
  'far-001': treatment('phone', 'greeting'),
  'far-002': likes('him', 'keepsake'),
  'far-003': wish('gift', 'small-treat'),
  'far-004': wish('date-night', 'evening'),
  'far-005': likes('photo', 'message'),
  'far-006': wish('habit-together', 'us'),
  'far-007': treatment('grief', 'comfort'),
  'far-008': treatment('greeting'),
  'far-009': likes('letter', 'gift'),
  'far-010': treatment('apology', 'phone'),
  'far-011': wish('series', 'movie'),
  'far-012': treatment('phone', 'message'),
  'far-013': now(wish('trip', 'us')),
  'far-014': treatment('home', 'help', 'chores'),
};
