import { lasting, likes, story, type Tag, treatment } from '../tag';

export const affection: Readonly<Record<string, Tag>> = {
  'close-001': lasting(likes('touch', 'sleep')),
  'close-002': lasting(likes('kiss')),
  'close-003': treatment('touch', 'comfort'),
  'close-004': lasting(likes('touch')),
  'close-005': treatment('holding-hands', 'touch'),
  'close-006': treatment('touch', 'quiet-time'),
  'close-007': treatment('romance', 'intimacy', 'feeling-loved'),
  'close-008': lasting(likes('holding-hands')),
  'close-009': likes('massage', 'dance', 'touch'),
  'close-010': treatment('romance', 'touch', 'words-of-love'),
  'close-011': story('kiss', 'our-memories'),
};
