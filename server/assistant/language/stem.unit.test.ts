import { describe, expect, it } from 'vitest';
import { stem } from './stem';

const stemmed: Record<string, string[]> = {
  love: ['love', 'loves', 'loved', 'loving'],
  flower: ['flower', 'flowers', 'flowering'],
  allergi: ['allergy', 'allergies'],
  surpris: ['surprise', 'surprises', 'surprised', 'surprising'],
  happi: ['happy', 'happiness'],
  run: ['run', 'runs', 'running'],
  relat: ['relate', 'relational', 'relation'],
  hope: ['hope', 'hopes', 'hoping', 'hoped'],
  cri: ['cry', 'cries', 'cried'],
  tie: ['tie', 'ties', 'tied', 'tying'],
  generat: ['generate', 'generates', 'generation'],
  general: ['general', 'generally'],
  comfort: ['comfort', 'comforted', 'comfortable', 'comforts'],
  gas: ['gas'],
  gap: ['gaps'],
  kiwi: ['kiwis'],
  agre: ['agreed', 'agree'],
  succeed: ['succeed', 'succeeds'],
  earring: ['earring', 'earrings'],
  sky: ['sky', 'skies'],
  say: ['say', 'says', 'saying'],
  add: ['added', 'adding', 'adds'],
  possibl: ['possible', 'possibly'],
  visit: ['visit', 'visits', 'visited'],
  sensit: ['sensitive', 'sensitivity'],
  radic: ['radical', 'radically'],
  yellow: ['yellow', "yellow's"],
};

describe('the stem of a word', () => {
  it.each(Object.entries(stemmed))('is %s for all its forms', (expected, forms) => {
    expect(forms.map(stem)).toEqual(forms.map(() => expected));
  });

  it('leaves what is too short to have an ending', () => {
    expect(['as', 'is', 'we', 'tv', 'ok'].map(stem)).toEqual(['as', 'is', 'we', 'tv', 'ok']);
  });

  it('leaves words that only look like a form of another', () => {
    expect(['news', 'bias', 'herring', 'atlas'].map(stem)).toEqual(['news', 'bias', 'herring', 'atlas']);
  });
});
