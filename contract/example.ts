/**
 * Two pages of the demo's notebook and a question that leads to them, for whoever has no notebook yet. It is shown as it
 * is: a test finds both in the demo and asks the assistant.
 */
export const example = {
  query: 'Which flowers should I get her?',
  likes: {
    poolId: 'fav-010',
    daysAgo: 156,
    question: 'If flowers never wilted, which would you have in every room?',
    answer: 'Sweet peas. Or peonies, if the money never wilts either. Nothing with a bow and a plastic sleeve.',
  },
  avoids: {
    poolId: 'gift-028',
    daysAgo: 141,
    question: "Is there a flower you'd rather not be handed?",
    answer: 'Lilies. They smell of funerals and they stain everything. And those blue-dyed orchids, poor things.',
  },
} as const;
