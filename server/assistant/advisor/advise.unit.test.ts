import { describe, expect, it } from 'vitest';
import { noteOf } from '../../testing/assistant/index-notes';
import type { Note, Retrieval } from '../notes';
import { readQuestion } from '../reading/read-question';
import { violations } from '../verify';
import { advise } from './advise';

const now = new Date('2026-06-01T12:00:00Z');
const timeZone = 'UTC';

interface Found {
  /** How likely the best is. */
  likely?: number;
  evidence?: Retrieval['evidence'];
  cautions?: Note[];
  query?: string;
}

const FACT = 'What did she say?';
const GIFT = 'gift ideas';
const FOOD = 'what can I cook for her';
const AVOID = 'what should I avoid';

function advised(notes: Note[], { likely = 0.9, evidence = 'strong', cautions = [], query = FACT }: Found = {}) {
  const hits = notes.map((note, at) => ({ note, probability: likely - at / 100, asked: 0.6, hasMeaning: true }));
  const composed = advise(readQuestion(query), { evidence, hits, cautions }, { now, timeZone });
  expect(violations(composed, { query, notes: [...notes, ...cautions], timeZone })).toEqual([]);
  return composed;
}

const peonies = noteOf('Peonies, the pale pink ones.', {
  id: 'peonies',
  question: 'Which flowers would you love to find on the table?',
});
const kindsOf = ({ segments }: ReturnType<typeof advised>) => segments.map(({ kind }) => kind);
const idsOf = ({ citations }: ReturnType<typeof advised>) => citations.map(({ answerId }) => answerId);

describe('the built-in advisor', () => {
  it('tells the day of his own calendar: an evening there is the next day in Greenwich', () => {
    const late = noteOf('Peonies in the blue vase, please.', { createdAt: '2026-03-02T05:30:00.000Z' });
    const retrieval: Retrieval = {
      evidence: 'strong',
      hits: [{ note: late, probability: 1, asked: 0, hasMeaning: true }],
      cautions: [],
    };
    const inChicago = advise(readQuestion(FACT), retrieval, { now, timeZone: 'America/Chicago' });
    expect(inChicago.text).toContain('She said on March 1, 2026: “Peonies in the blue vase, please.”');
    const given = { query: FACT, notes: [late] };
    expect(violations(inChicago, { ...given, timeZone: 'America/Chicago' })).toEqual([]);
    expect(violations(inChicago, { ...given, timeZone: 'UTC' }).map(({ rule }) => rule)).toContain('R1');
  });

  it('answers with her dated words, and what she had been asked where they are few', () => {
    const { text, citations } = advised([peonies]);
    expect(text).toBe(
      'Asked: Which flowers would you love to find on the table? She said on May 3, 2026: “Peonies, the pale pink ones.” [1]',
    );
    expect(citations).toEqual([
      {
        n: 1,
        answerId: 'peonies',
        date: peonies.createdAt,
        question: peonies.question,
        quote: 'Peonies, the pale pink ones.',
        start: 0,
        end: 28,
      },
    ]);
  });

  it('says so where nothing is stored, cites nothing, and offers a question for her', () => {
    const composed = advised([peonies], { likely: 0.01, query: 'Which perfume does she like?' });
    expect(composed).toMatchObject({ evidence: 'none', citations: [] });
    expect(composed.text).toContain("She hasn't told you anything about that yet.");
    expect(composed.askHer).toMatch(/scent|perfume|smell/);
    expect(composed.text).toContain(`You could ask her: ${composed.askHer}`);
  });

  it('calls what only comes close the closest', () => {
    const { text } = advised([peonies], { evidence: 'weak', likely: 0.4 });
    expect(text).toMatch(/^This comes closest in what she has told you:\n/);
  });

  it('has neither a notice nor a question for her where her words answer it', () => {
    expect(kindsOf(advised([peonies]))).toEqual(['lead']);
    expect(advised([peonies]).askHer).toBeNull();
  });

  it('has one lead and at most two further quotes for a fact, and says that these are less sure', () => {
    const others = [1, 2, 3, 4].map((n) => noteOf(`Tulips number ${n}.`, { id: `t${n}` }));
    expect(kindsOf(advised([peonies, ...others]))).toEqual(['lead', 'notice', 'said', 'said']);
  });

  it('has up to three options for advice, of different subjects', () => {
    const about = (id: string, question: string, answer: string) => noteOf(answer, { id, question });
    const notes = [
      peonies,
      about('roses', 'Which flower do you like?', 'Roses, the yellow ones.'),
      about('book', 'Which book would you read?', 'Anything by Elizabeth Strout.'),
      about('tea', 'Which tea do you drink?', 'Earl Grey from the tin.'),
    ];
    const composed = advised(notes, { query: GIFT });
    expect(idsOf(composed)).toEqual(['peonies', 'book', 'tea']);
    expect(kindsOf(composed).filter((kind) => kind === 'lead')).toHaveLength(3);
  });

  it('tells the newer of two answers to one question first, and the older as earlier', () => {
    const older = noteOf('Earl Grey.', { id: 'a', questionId: 'tea', createdAt: '2025-01-02T08:00:00.000Z' });
    const newer = noteOf('Green tea.', { id: 'b', questionId: 'tea' });
    const { segments } = advised([older, peonies, newer]);
    expect(
      segments.filter(({ cites }) => cites.length > 0).map(({ text }) => text.replace(/^Asked: .*\? (?=She)/, '')),
    ).toEqual([
      'She said on May 3, 2026: “Green tea.” [1]',
      'Earlier, on January 2, 2025, she said: “Earl Grey.” [2]',
      'She said on May 3, 2026: “Peonies, the pale pink ones.” [3]',
    ]);
  });

  it('shows what she said last to the same question, though it fits less well', () => {
    const ring = { question: 'Gold or silver?', questionId: 'metal' };
    const silver = noteOf('Silver, always.', { ...ring, id: 'silver', createdAt: '2026-01-02T08:00:00.000Z' });
    const gold = noteOf('Gold. I see it differently now.', { ...ring, id: 'gold' });
    const others = Array.from({ length: 5 }, (_, n) => noteOf(`Peonies ${n}.`, { id: `p${n}`, questionId: `p${n}` }));
    expect(idsOf(advised([silver, ...others, gold])).slice(0, 2)).toEqual(['gold', 'silver']);
  });
});

describe('what must be kept in mind', () => {
  const nuts = noteOf('I am allergic to walnuts.', { id: 'nuts' });

  it('leaves nothing announced for which there is no room', () => {
    const ill = 'and it makes me ill for days on end '.repeat(4);
    const cautions = [1, 2, 3, 4, 5].map((n) => noteOf(`I am allergic to number ${n}, ${ill}too.`, { id: `c${n}` }));
    const tulips = noteOf(`Tulips, ${'the red ones by the gate where we met '.repeat(9)}`, { id: 'tulips' });
    const composed = advised([peonies, tulips], { query: FOOD, cautions });
    expect(idsOf(composed)).not.toContain('tulips');
    expect(composed.text).not.toContain('Perhaps also:');
    expect(advised([peonies, tulips], { query: FOOD }).text).toContain('Perhaps also:');
  });

  it('comes after the answer, once', () => {
    const { segments } = advised([peonies, nuts], { query: FOOD, cautions: [nuts] });
    expect(segments.filter(({ text }) => text.includes('walnuts'))).toEqual([
      { kind: 'caution', text: 'Keep in mind. She said on May 3, 2026: “I am allergic to walnuts.” [2]', cites: [2] },
    ]);
  });

  it('is the answer where he asks what to avoid', () => {
    const composed = advised([nuts, peonies], { query: AVOID, cautions: [nuts] });
    expect(composed.segments[0]).toMatchObject({ kind: 'lead', cites: [1] });
    expect(idsOf(composed)[0]).toBe('nuts');
    expect(kindsOf(composed)).not.toContain('caution');
  });

  it('tells what she was asked where her answer only names the thing', () => {
    const walnuts = noteOf('Walnuts.', { id: 'walnuts', question: 'What are you allergic to?' });
    expect(advised([peonies], { query: FOOD, cautions: [walnuts] }).text).toContain(
      'Keep in mind. Asked: What are you allergic to? She said on May 3, 2026: “Walnuts.” [2]',
    );
  });

  it('is quoted where it warns, however long the answer', () => {
    const mixed = noteOf(
      `${'I love to cook pasta with you on any evening. '.repeat(6)}I am allergic to walnuts, though. Pasta is what we cooked first.`,
      { id: 'mixed' },
    );
    expect(advised([peonies], { cautions: [mixed], query: FOOD }).text).toContain('I am allergic to walnuts');
  });

  it('is shown even where nothing else is stored, and claims no more than that it is close', () => {
    const composed = advised([peonies], { query: FOOD, likely: 0.01, cautions: [nuts] });
    expect(composed.evidence).toBe('weak');
    expect(idsOf(composed)).toEqual(['nuts']);
  });

  it('is said to be more where there is more', () => {
    const allergies = ['Walnuts', 'Prawns', 'Latex', 'Wool', 'Lilies', 'Sesame'].map((thing) =>
      noteOf(`I am allergic to ${thing}.`, { id: thing }),
    );
    const more = 'There is more to keep in mind than fits here: look through her card and her answers as well.';
    expect(advised([peonies], { query: FOOD, cautions: allergies }).text).toContain(more);
    expect(advised([peonies], { query: FOOD, cautions: allergies.slice(0, 5) }).text).not.toContain(more);
  });

  it('has among it what she named when asked what she does not want', () => {
    const refused = noteOf('Balloon rides.', { id: 'refused', question: 'Which present should I never buy you?' });
    const { segments } = advised([peonies, refused], { query: GIFT });
    const [said] = segments.filter(({ text }) => text.includes('Balloon'));
    expect(said?.text).toMatch(/^Keep in mind\. Asked: Which present should I never buy you\?/);
  });
});

describe('its size and age', () => {
  it('marks a quotation that is not the whole answer', () => {
    const long = noteOf(`Lemon pasta. ${'And many more things that I like to eat of an evening. '.repeat(12)}`);
    expect(advised([long], { query: 'Does she like lemon pasta?' }).text).toContain('” …');
    expect(advised([peonies]).text).not.toContain('…');
  });

  it('says when all of it is old', () => {
    const old = { ...peonies, createdAt: '2024-05-03T10:00:00.000Z' };
    expect(advised([old]).text).toContain('more than a year old');
    expect(advised([old, { ...peonies, id: 'new' }]).text).not.toContain('more than a year old');
  });

  it('stays within 1,600 characters, three quotations and two cautions, whatever she wrote', () => {
    const long = Array.from({ length: 25 }, (_, at) =>
      noteOf(`Number ${at}: ${'I like it very much indeed. '.repeat(40)}`, { id: `${at}` }),
    );
    for (const query of [FACT, GIFT, FOOD]) {
      const composed = advised(long, { query, evidence: 'weak', cautions: long.slice(20, 23) });
      expect(composed.text.length).toBeLessThanOrEqual(1_600);
      expect(composed.citations.length).toBeLessThanOrEqual(5);
    }
  });

  it('leaves out an answer of which nothing can be quoted', () => {
    const link = noteOf('https://evil.example', { id: 'link' });
    expect(idsOf(advised([link, peonies]))).toEqual(['peonies']);
    expect(advised([link]).evidence).toBe('none');
  });
});
