import { dislikes, likes, now, person, story, type Tag, treatment, wish } from '../../tag';

export const pets: Readonly<Record<string, Tag>> = {
  'pet-001': treatment('pet', 'chores', 'help'),
  'pet-002': likes('pet', 'humor'),
  'pet-003': treatment('pet', 'sleep', 'bed'),
  'pet-004': likes('pet', 'routine'),
  'pet-005': person('pet', 'helper'),
  'pet-006': wish('pet', 'gift'),
  'pet-007': wish('photo', 'pet'),
  'pet-008': likes('pet', 'humor'),
  'pet-009': story('pet', 'childhood', 'grief'),
  'pet-010': now(treatment('pet', 'worry')),
  'pet-011': wish('pet'),
  'pet-012': wish('pet', 'animal'),
  'pet-013': now(story('pet')),
  'pet-014': dislikes('pet', 'annoyance'),
};
