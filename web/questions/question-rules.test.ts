import { describe, expect, it } from 'vitest';
import { idOf, poolQuestion } from '../testing/notebook';
import { isReadable, ownQuestions, questionFault } from './question-rules';

describe('the text of a question', () => {
  it.each([[''], ['   '], ['\n\t']])(
    "CUSTOM-03 CUSTOM-11 %j is refused with 'Question text cannot be empty'",
    (text) => {
      expect(questionFault(text)).toBe('Question text cannot be empty');
    },
  );

  it('CUSTOM-04 CUSTOM-12 has at most 500 characters: 500 pass, 501 do not', () => {
    expect(questionFault('x'.repeat(500))).toBeNull();
    expect(questionFault('x'.repeat(501))).toBe('Question text must be 500 characters or less');
  });

  it('is measured without the blanks around it, as it is saved', () => {
    expect(questionFault(`  ${'x'.repeat(500)}\n`)).toBeNull();
  });
});

describe('his own questions', () => {
  const me = idOf(1);
  const own = (n: number, day: string) =>
    poolQuestion(n, { created_by_user_id: me, created_at: `${day}T12:00:00.000Z`, category: 'custom' });

  it('CUSTOM-08 are those that he wrote, newest first', () => {
    const others = [poolQuestion(10), poolQuestion(11, { created_by_user_id: idOf(2) })];
    const list = [own(12, '2025-01-02'), ...others, own(13, '2025-03-01'), own(14, '2025-01-02')];
    expect(ownQuestions(list, me).map(({ id }) => id)).toEqual([idOf(13), idOf(14), idOf(12)]);
  });

  it('say when one could not be read', () => {
    expect(isReadable(own(12, '2025-01-02'))).toBe(true);
    expect(isReadable({ ...own(12, '2025-01-02'), text: "This entry couldn't be read" })).toBe(false);
  });
});
