import { describe, expect, it } from 'vitest';
import { hit, others } from '../../testing/assistant/hits';
import type { Hit, Retrieval } from '../notes';
import { readQuestion } from '../reading/read-question';
import { advise } from './advise';

const timeZone = 'UTC';

describe('where he tells of a need and asks for no one thing', () => {
  const told = 'She came in, dropped her bag and went to bed without a word.';
  const ear = hit('An ear. No advice.', 'Do you usually want advice first or just an ear?', { probability: 0.05 });
  const soup = hit('Potato soup.', 'Which meal do you want when everything has gone wrong?', { probability: 0.05 });
  const bath = hit('A hot bath.', 'How do you calm down?', { probability: 0.05 });
  const walk = hit('A walk by myself.', 'What clears your head?', { probability: 0.05 });
  const owed = hit('No idea. Ask me later.', 'On a bad day, what do you wish I would just do?', { probability: 0.05 });
  const served = (hits: Hit[], evidence: Retrieval['evidence'], cautions: Hit[] = [], best: Hit[] = []) =>
    advise(
      readQuestion(told),
      {
        evidence,
        hits,
        cautions: cautions.map(({ note }) => note),
        serving: [...best, owed, ear, soup, bath, walk, ...cautions].map(({ note }) => note),
      },
      { now: new Date('2026-06-01'), timeZone },
    );

  it('is told what she said of such hours, and that she said it of no hour like this', () => {
    const { segments, citations, evidence } = served([...others, ear, soup, owed], 'none');
    expect(evidence).toBe('weak');
    expect(segments[0]?.text).toMatch(/comes closest/);
    expect(citations.map(({ quote }) => quote).slice(0, 2)).toEqual(['An ear. No advice.', 'Potato soup.']);
  });

  it('is warned where what is told comes near a danger, however late that would serve; and of no other', () => {
    const leeks = hit('I am allergic to leeks.', 'Which food must you never eat?', { probability: 0.05 });
    const heights = hit('I am afraid of heights.', 'What are you afraid of?', { probability: 0.05 });
    const { citations } = served([...others, ear, soup], 'none', [leeks, heights]);
    const quotes = citations.map(({ quote }) => quote);
    expect(quotes).toContain('I am allergic to leeks.');
    expect(quotes).not.toContain('I am afraid of heights.');
  });

  it('is not told as a wish what she will not have', () => {
    const bare = hit('Presents, please not.', 'What should I never give you?', {
      questionId: 'gift-036',
      probability: 0.05,
    });
    const { citations } = advise(
      readQuestion('gift ideas, she had an awful week'),
      { evidence: 'none', hits: [...others, bare], cautions: [], serving: [bare.note, ear.note] },
      { now: new Date('2026-06-01'), timeZone },
    );
    expect(citations.map(({ quote }) => quote)).not.toContain('Presents, please not.');
  });

  it('is not told what tells of nothing; but that nothing else helps is something', () => {
    const nothing = hit('Nothing. I fall asleep on page two.', 'What do you read in bed?', { probability: 0.05 });
    const only = hit('Nothing. Just hold me.', 'What helps then?', { probability: 0.05 });
    const advice = hit('No advice. Just tea and your hand.', 'And what else?', { probability: 0.05 });
    const quotes = served(others, 'none', [], [nothing, only, advice]).citations.map(({ quote }) => quote);
    expect(quotes).not.toContain(nothing.note.answer);
    expect(quotes).toEqual(expect.arrayContaining([only.note.answer, advice.note.answer]));
  });

  it('is told first what she was asked nearly so', () => {
    const worry = hit('Whether I turned off the heat.', 'What worries you at night?', {
      probability: 0.7,
      asked: 0.65,
    });
    expect(served([worry, ...others, ear, soup], 'weak').citations[0]?.quote).toBe(worry.note.answer);
  });

  it('is told what she was asked just so, where that is sure', () => {
    const bed = hit('Leave me for an hour.', 'When I go to bed without a word, what should you do?', {
      probability: 0.95,
      asked: 0.8,
    });
    const { citations, evidence } = served([bed, ...others, ear, soup], 'strong');
    expect(evidence).toBe('strong');
    expect(citations[0]?.quote).toBe('Leave me for an hour.');
  });
});
