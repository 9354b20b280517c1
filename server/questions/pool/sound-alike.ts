/** Pairs that the embedder takes for one and a reader does not: both may be asked in one year. */
export const soundAlike: readonly (readonly [string, string])[] = [
  // Hers and his.
  ['care-021', 'close-014'],
  ['date-009', 'intim-011'],
  // To keep and to drop.
  ['child-001', 'child-002'],
  ['us-021', 'us-022'],
  // Alone and together.
  ['trip-015', 'trip-032'],
  // Every evening and for guests.
  ['fav-042', 'feast-018'],
  // When, and of which kind.
  ['close-003', 'close-019'],
  ['close-015', 'intim-005'],
  // Hello and goodbye.
  ['love-003', 'close-016'],
  // What is to come, and what has been.
  ['date-008', 'newly-012'],
  ['date-011', 'date-022'],
  ['child-024', 'dream-024'],
  // Other people's and her own.
  ['friend-002', 'feast-036'],
];
