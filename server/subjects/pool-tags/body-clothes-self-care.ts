import { dislikes, lasting, likes, now, type Tag, treatment, wish } from '../tag';

export const bodyClothesSelfCare: Readonly<Record<string, Tag>> = {
  'care-001': likes('clothes', 'self', 'looks'),
  'care-002': likes('pampering', 'massage', 'bath'),
  'care-003': treatment('looks', 'compliment', 'feeling-loved'),
  'care-004': dislikes('clothes', 'never-give'),
  'care-005': likes('bath', 'pampering'),
  'care-006': likes('exercise', 'sport', 'walk', 'dance'),
  'care-007': likes('pajamas', 'sleep', 'fabric'),
  'care-008': lasting(dislikes('looks', 'never-say')),
  'care-009': now(wish('hair', 'looks')),
  'care-010': likes('quiet-time', 'hobby', 'pampering'),
  'care-011': likes('massage', 'touch'),
  'care-012': likes('clothes', 'weekend'),
  'care-013': likes('clothes'),
  'care-014': likes('health', 'routine', 'pampering'),
  'care-015': now(treatment('sleep', 'exercise', 'quiet-time', 'outdoors')),
  'care-016': now(likes('clothes')),
};
