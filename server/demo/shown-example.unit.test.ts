import { describe, expect, it } from 'vitest';
import { example } from '../../contract/example';
import { DAY } from '../../contract/time';
import type { Note } from '../assistant/notes';
import { pool } from '../questions/pool/pool';
import { answered } from '../testing/assistant/answered';
import { herAnswers } from './her-answers';

const TODAY = Date.parse('2026-06-01T00:00:00.000Z');
const textOf = new Map(pool.map(({ id, text }) => [id, text]));
const notebook: Note[] = herAnswers.map(({ daysAgo, asked, text }) => ({
  id: `${asked} ${daysAgo}`,
  questionId: asked,
  question: textOf.get(asked) ?? '',
  answer: text,
  createdAt: new Date(TODAY - daysAgo * DAY).toISOString(),
}));

describe('the example on the pages for visitors', () => {
  it.each([example.likes, example.avoids])('$question stands in the demo, word for word', (page) => {
    expect(textOf.get(page.poolId)).toBe(page.question);
    const found = herAnswers.find(({ asked, daysAgo }) => asked === page.poolId && daysAgo === page.daysAgo);
    expect(found?.text).toBe(page.answer);
  });

  it('is what the assistant answers: what she likes first, and then what to keep in mind; beside it stands only what makes her ill', async () => {
    const { citations, segments } = await answered(example.query, notebook);
    expect(segments.map(({ kind }) => kind)).toEqual(['lead', 'caution', 'caution']);
    const [likes, avoids, allergy] = citations.map(({ question, quote }) => ({ question, quote }));
    expect(likes).toEqual({ question: example.likes.question, quote: example.likes.answer });
    expect(avoids).toEqual({ question: example.avoids.question, quote: example.avoids.answer });
    expect(allergy?.quote).toMatch(/^Hazelnuts and walnuts/);
  });
});
