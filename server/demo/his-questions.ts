interface Then {
  daysAgo: number;
  at: string;
}

export interface OwnQuestion extends Then {
  text: string;
  /** Missing where he has not asked her yet. */
  answer?: Then & { text: string };
}

/** What the premium husband wanted to know himself. */
export const hisQuestions: readonly OwnQuestion[] = [
  {
    daysAgo: 124,
    at: '21:05',
    text: 'What should we do with the flower bed by the shed?',
    answer: {
      daysAgo: 118,
      at: '18:10',
      text: 'Leave it half wild. Sweet peas up the wire, chives along the edge, no gravel. And keep the shed door clear. I have plans.',
    },
  },
  {
    daysAgo: 107,
    at: '22:55',
    text: 'Liv and Emil are coming for three days. What should I cook, and what should I not say?',
    answer: {
      daysAgo: 101,
      at: '19:45',
      text: "Dal on the first night, she'll have been looking forward to it. Not the chili. Don't ask about the apartment. And let Emil win once, but not the first time, he checks.",
    },
  },
  {
    daysAgo: 66,
    at: '22:00',
    text: 'If we plant a tree for your grandma, which one?',
    answer: {
      daysAgo: 59,
      at: '20:25',
      text: "(Long pause.) A plum. The small blue kind, for the dumplings. By the gate, she liked to see who's coming.",
    },
  },
  {
    daysAgo: 43,
    at: '20:40',
    text: 'If the shed became your workshop, what would it need first?',
    answer: {
      daysAgo: 36,
      at: '22:30',
      text: 'A window to the north. Then a heater, a lock, a hook for my apron. In that order.\n(She had the drawing in her bag. To scale.)',
    },
  },
  { daysAgo: 31, at: '21:20', text: 'Who taught you the tune you hum over the dishes?' },
  { daysAgo: 1, at: '21:40', text: 'The cello place: should I call them, or come along while you do?' },
];
