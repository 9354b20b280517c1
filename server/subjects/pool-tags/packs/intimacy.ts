import { dislikes, likes, story, type Tag, treatment, wish } from '../../tag';

export const intimacy: Readonly<Record<string, Tag>> = {
  'intim-001': treatment('intimacy', 'stress', 'mood'),
  'intim-002': treatment('intimacy', 'routine'),
  'intim-003': treatment('intimacy', 'touch'),
  'intim-004': treatment('intimacy', 'words-of-love'),
  'intim-005': treatment('intimacy', 'touch'),
  'intim-006': treatment('intimacy', 'mood'),
  'intim-007': treatment('intimacy', 'mood'),
  'intim-008': likes('intimacy', 'scent', 'light', 'music'),
  'intim-009': wish('intimacy'),
  'intim-010': story('intimacy', 'our-memories'),
  'intim-011': likes('intimacy', 'him', 'pajamas'),
  'intim-012': treatment('intimacy', 'sleep', 'quiet-time'),
  'intim-013': dislikes('intimacy'),
  'intim-014': treatment('intimacy', 'morning', 'evening'),
  'intim-015': likes('intimacy', 'underwear'),
};
