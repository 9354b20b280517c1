import { expect, it } from 'vitest';
import { dangerMark, gravityIn } from './danger-mark';

const markOf = (answer: string) => dangerMark({ questionId: 'q', question: 'What else should I know?', answer });

it('is of what warns for sure: what is sad may not leave by mail as a warning', () => {
  expect(gravityIn(markOf('I am allergic to walnuts.'), ['food'])).toBe('allergy');
  for (const sad of [
    'I cried for weeks after the funeral.',
    'My mother died in the hospital and I was not there.',
    'I lost the baby in the spring and I still wake up at night.',
  ])
    expect(markOf(sad), sad).toBe(0);
});
