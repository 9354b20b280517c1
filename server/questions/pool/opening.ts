/** What everybody is asked first, in this order: a quick win, a warm moment, and the facts that a gift or a dinner needs. */
export const opening: readonly string[] = [
  'fav-055',
  'fav-002',
  'date-001',
  'gift-001',
  'size-008',
  'love-020',
  'us-003',
  'gift-031',
  'calm-004',
  'size-012',
  'home-017',
  'feast-001',
  'us-018',
  'love-002',
];
