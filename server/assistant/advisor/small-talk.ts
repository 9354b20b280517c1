import type { Segment } from '../../../contract/assistant';
import { says, spoken } from '../language/phrases';
import { type Composed, joined } from '../reply';

const THANKS = ['thanks', 'thank', 'thx', 'ty', 'cheers', 'lifesaver', 'perfect', 'awesome', 'great'];
const BYE = ['bye', 'goodbye', 'night', 'gn', 'later', 'nite'];
const EXAMPLES = [
  'Which flowers does she like?',
  'What should I give her for her birthday?',
  'What should I never cook for her?',
];

/** One friendly line, and three questions that he could ask. */
export function smallTalk(text: string): Composed {
  const segments: Segment[] = [
    { kind: 'notice', text: lineFor(spoken(text)), cites: [] },
    ...EXAMPLES.map((example): Segment => ({ kind: 'example', text: example, cites: [] })),
  ];
  return { evidence: 'none', segments, citations: [], text: joined(segments), askHer: null };
}

function lineFor(said: string): string {
  if (says(said, THANKS)) return 'Gladly. Ask again whenever you like, for example:';
  if (says(said, BYE)) return 'Until next time. You could ask then, for example:';
  return 'Hello! I look through the answers in your notebook. You could ask, for example:';
}
