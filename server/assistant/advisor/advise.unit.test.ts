import { describe, expect, it } from 'vitest';
import type { Intent, Note, Retrieval } from '../notes';
import { noteOf } from '../testing/index-notes';
import { violations } from '../verify';
import { advise } from './advise';

const now = new Date('2026-06-01T12:00:00Z');
const timeZone = 'UTC';

interface Found {
  intent?: Intent;
  evidence?: Retrieval['evidence'];
  safety?: Note[];
  query?: string;
}

function advised(notes: Note[], { intent = 'fact', evidence = 'strong', safety = [], query = 'What?' }: Found = {}) {
  const hits = (of: Note[]) => of.map((note, at) => ({ note, score: 3 - at / 10 }));
  const composed = advise(query, { intent, evidence, hits: hits(notes), safety: hits(safety) }, { now, timeZone });
  expect(violations(composed, { query, notes: [...notes, ...safety], timeZone })).toEqual([]);
  return composed;
}

const peonies = noteOf('Peonies, the pale pink ones.', {
  id: 'peonies',
  question: 'Which flowers would you love to find on the table?',
});

describe('the built-in advisor', () => {
  it('tells the day of his own calendar: an evening there is the next day in Greenwich', () => {
    const late = noteOf('Peonies.', { createdAt: '2026-03-02T05:30:00.000Z' });
    const retrieval: Retrieval = { intent: 'fact', evidence: 'strong', hits: [{ note: late, score: 1 }], safety: [] };
    const inChicago = advise('What?', retrieval, { now, timeZone: 'America/Chicago' });
    expect(inChicago.text).toContain('She said on March 1, 2026: “Peonies.”');
    const given = { query: 'What?', notes: [late] };
    expect(violations(inChicago, { ...given, timeZone: 'America/Chicago' })).toEqual([]);
    expect(violations(inChicago, { ...given, timeZone: 'UTC' }).map(({ rule }) => rule)).toContain('R1');
  });

  it('shows her dated words with a mark, and what she had been asked where they are few', () => {
    const { text, citations } = advised([peonies]);
    expect(text).toBe(
      'What she has said about it:\nAsked: Which flowers would you love to find on the table? She said on May 3, 2026: “Peonies, the pale pink ones.” [1]',
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
    const composed = advised([peonies], { evidence: 'none', query: 'Which perfume does she like?' });
    expect(composed).toMatchObject({ evidence: 'none', citations: [] });
    expect(composed.text).toContain('Nothing she has told you so far speaks about that.');
    expect(composed.askHer).toMatch(/scent/);
    expect(composed.text).toContain(`You could ask her: ${composed.askHer}`);
  });

  it('calls what only comes close the closest, and offers a question as well', () => {
    const { text, askHer } = advised([peonies], { evidence: 'weak' });
    expect(text).toMatch(/^The closest she has said:/);
    expect(askHer).not.toBeNull();
  });

  it('has no question for her where her words answer it', () => {
    expect(advised([peonies]).askHer).toBeNull();
  });

  it('tells the older of two answers to one question as earlier', () => {
    const older = noteOf('Earl Grey.', { id: 'a', questionId: 'tea', createdAt: '2025-01-02T08:00:00.000Z' });
    const newer = noteOf('Green tea.', { id: 'b', questionId: 'tea' });
    const said = advised([older, peonies, newer]).segments.filter(({ kind }) => kind === 'said');
    expect(said.map(({ text }) => text.replace(/^Asked: .*\? (?=She)/, ''))).toEqual([
      'She said on May 3, 2026: “Green tea.” [1]',
      'Earlier, on January 2, 2025, she said: “Earl Grey.” [2]',
      'She said on May 3, 2026: “Peonies, the pale pink ones.” [3]',
    ]);
  });

  describe('with answers of which only some come close', () => {
    const size = noteOf('Size 17, on the left hand.', { id: 'size', questionId: 'ring' });
    const doorbell = noteOf('Nobody rings the bell on Sundays.', { id: 'bell' });
    const hits = [
      { note: size, score: 3 },
      { note: doorbell, score: 2 },
    ];
    const on = (intent: Intent, found = hits) =>
      advise('Which ring size?', { intent, evidence: 'strong', hits: found, safety: [] }, { now, timeZone });

    it('tells which these are, where he asks for a fact', () => {
      expect(on('fact').segments.map(({ kind, cites }) => [kind, ...cites])).toEqual([
        ['notice'],
        ['said', 1],
        ['notice'],
        ['said', 2],
      ]);
      expect(on('fact').segments[2]?.text).toBe('Perhaps also:');
    });

    it('shows them together, where he asks for advice', () => {
      expect(on('gift').text).not.toContain('Perhaps also:');
    });

    it('does not put the newer word on a matter behind the older', () => {
      const changed = noteOf('18 now.', { id: 'now', questionId: 'ring', createdAt: '2026-05-20T08:00:00.000Z' });
      const { segments } = on('fact', [...hits, { note: changed, score: 1.6 }]);
      expect(segments.map(({ text }) => /“(.+)”/.exec(text)?.[1] ?? text)).toEqual([
        'What she has said about it:',
        '18 now.',
        'Size 17, on the left hand.',
        'Perhaps also:',
        'Nobody rings the bell on Sundays.',
      ]);
    });
  });

  it('shows what she said last to the same question, though it fits less well, and no older word without it', () => {
    const ring = { question: 'Gold or silver?', questionId: 'metal' };
    const silver = noteOf('Silver, always.', { ...ring, id: 'silver', createdAt: '2026-01-02T08:00:00.000Z' });
    const gold = noteOf(`Gold. ${'I see it differently now. '.repeat(4)}`, { ...ring, id: 'gold' });
    const others = Array.from({ length: 5 }, (_, n) => noteOf(`Peonies ${n}.`, { id: `p${n}`, questionId: `p${n}` }));
    const quoted = (notes: Note[]) => advised(notes, { intent: 'gift' }).citations.map(({ answerId }) => answerId);
    expect(quoted([silver, ...others, gold]).slice(0, 2)).toEqual(['gold', 'silver']);
  });

  it('shows no older word where there is no room for the newer', () => {
    const ring = { question: 'Gold or silver?', questionId: 'metal' };
    const silver = noteOf('Silver.', { ...ring, id: 'silver', createdAt: '2026-01-02T08:00:00.000Z' });
    const gold = noteOf(`Gold${' and gold'.repeat(13)}.`, { ...ring, id: 'gold' });
    const story = (n: number) => noteOf(`The tale ${n} is long. `.repeat(6).trim(), { id: `${n}`, questionId: `${n}` });
    const nuts = noteOf(`I am allergic to nuts. ${'All of them, all the time. '.repeat(6)}`.trim(), { id: 'nuts' });
    const quoted = (notes: Note[]) =>
      advised(notes, { intent: 'comfort', safety: [nuts] }).citations.map(({ answerId }) => answerId);
    const others = [story(1), story(2), story(3), noteOf('A short one.', { id: 'short', questionId: 'short' })];
    expect(quoted([...others, silver])).toContain('silver');
    const withNewer = quoted([...others, silver, gold]);
    expect(withNewer).not.toContain('silver');
    expect(withNewer).not.toContain('gold');
  });

  it('begins with what must not happen, where he asks what to avoid', () => {
    const nuts = noteOf('I am allergic to walnuts.', { id: 'nuts' });
    const { segments, citations } = advised([peonies], { intent: 'avoid', safety: [nuts] });
    expect(segments[1]?.text).toContain('“I am allergic to walnuts.” [1]');
    expect(segments[2]?.text).toContain('“Peonies, the pale pink ones.” [2]');
    expect(citations.map(({ n, answerId }) => [n, answerId])).toEqual([
      [1, 'nuts'],
      [2, 'peonies'],
    ]);
  });

  it('says that there are more dangers than fit, asked what to avoid as well', () => {
    const danger = (n: number) => noteOf(`I am allergic to nut number ${n}. `.repeat(7).trim(), { id: `nut ${n}` });
    const { text, citations } = advised([peonies], { intent: 'avoid', safety: [1, 2, 3, 4].map(danger) });
    expect(citations[0]?.answerId).toBe('nut 1');
    expect(text).toContain('There is more to keep in mind than fits here');
  });

  it('reminds of what must not happen, once and after the rest', () => {
    const nuts = noteOf('I am allergic to walnuts.', { id: 'nuts' });
    const { segments } = advised([nuts, peonies], { intent: 'food', safety: [nuts] });
    const said = segments.filter(({ kind }) => kind === 'said').map(({ text }) => text);
    expect(said).toHaveLength(2);
    expect(said[1]).toBe('Keep in mind. She said on May 3, 2026: “I am allergic to walnuts.” [2]');
  });

  it('tells what she was asked where her answer only names what she must not have', () => {
    const walnuts = noteOf('Walnuts.', { id: 'walnuts', question: 'What are you allergic to?' });
    expect(advised([peonies], { intent: 'food', safety: [walnuts] }).text).toContain(
      'Keep in mind. Asked: What are you allergic to? She said on May 3, 2026: “Walnuts.” [2]',
    );
  });

  it('quotes of a warning what warns, not what he asked about', () => {
    const mixed = noteOf(
      'I love to cook pasta with you, the big bowl with too much cheese, on any evening of the week. I am allergic to walnuts, though. Pasta is what we cooked on our very first evening in the flat.',
      { id: 'mixed' },
    );
    const { text } = advised([peonies], { intent: 'food', safety: [mixed], query: 'Should I cook pasta?' });
    expect(text).toContain('I am allergic to walnuts');
  });

  it('shows a warning even where nothing else is stored, and claims no more than that it is close', () => {
    const nuts = noteOf('I am allergic to walnuts.', { id: 'nuts' });
    const composed = advised([peonies], { intent: 'food', evidence: 'none', safety: [nuts] });
    expect(composed.evidence).toBe('weak');
    expect(composed.citations.map(({ answerId }) => answerId)).toEqual(['nuts']);
  });

  it('names what she is allergic to where the sentence before says it', () => {
    const nuts = noteOf(
      'Hazelnuts and walnuts. That is the allergy, not a mood. Almonds are fine. Watch out for pesto, and ask at the bakery, they never know what is in the filling of the small round ones.',
      { id: 'nuts' },
    );
    const { text } = advised([peonies], { intent: 'food', safety: [nuts], query: 'Can I bake her a cake?' });
    expect(text).toContain('“Hazelnuts and walnuts. That is the allergy, not a mood.');
  });

  it('does not show as a wish what she named when asked what she does not want', () => {
    const refused = noteOf('Balloon rides.', { id: 'refused', question: 'Which present should I never buy you?' });
    const { segments } = advised([peonies, refused], { intent: 'gift' });
    const [said] = segments.filter(({ text }) => text.includes('Balloon'));
    expect(said?.text).toMatch(/^Keep in mind\. Asked: Which present should I never buy you\?/);
  });

  it('marks a quotation that is not the whole answer', () => {
    const long = noteOf(`Lemon pasta. ${'And many more things that I like to eat of an evening. '.repeat(6)}`);
    expect(advised([long], { query: 'Does she like lemon pasta?' }).text).toContain('” …');
    expect(advised([peonies]).text).not.toContain('…');
  });

  it('says that there is more to keep in mind than it has room for', () => {
    const allergies = ['Walnuts', 'Prawns', 'Latex', 'Penicillin'].map((thing) =>
      noteOf(`I am allergic to ${thing}.`, { id: thing }),
    );
    const more = 'There is more to keep in mind than fits here: look through the answers as well.';
    expect(advised([peonies], { intent: 'food', safety: allergies }).text).toContain(more);
    expect(advised([peonies], { intent: 'food', safety: allergies.slice(0, 3) }).text).not.toContain(more);
  });

  it('calls nothing old where a warning is all there is', () => {
    const { text } = advised([], { intent: 'food', safety: [noteOf('I am allergic to walnuts.')] });
    expect(text).not.toContain('more than a year old');
  });

  it('says when all of it is old', () => {
    const old = { ...peonies, createdAt: '2024-05-03T10:00:00.000Z' };
    expect(advised([old]).text).toContain('more than a year old');
    expect(advised([old, { ...peonies, id: 'new' }]).text).not.toContain('more than a year old');
  });

  it('stays within 900 characters and five quotations, whatever she wrote', () => {
    const long = Array.from({ length: 25 }, (_, at) =>
      noteOf(`Number ${at}: ${'I like it very much indeed. '.repeat(40)}`, { id: `${at}` }),
    );
    for (const intent of ['fact', 'gift', 'food'] as const) {
      const { text, citations } = advised(long, { intent, evidence: 'weak', safety: long.slice(20, 23) });
      expect(text.length).toBeLessThanOrEqual(900);
      expect(citations.length).toBeLessThanOrEqual(8);
    }
  });

  it('leaves out an answer of which nothing can be quoted', () => {
    const link = noteOf('https://evil.example', { id: 'link' });
    expect(advised([link, peonies]).citations.map(({ answerId }) => answerId)).toEqual(['peonies']);
    expect(advised([link]).evidence).toBe('none');
  });
});

describe('ideas', () => {
  const ideasOf = (note: Note, given: Found = {}) =>
    advised([note], { intent: 'gift', ...given }).segments.filter(({ kind }) => kind === 'suggestion');

  it('stand beside the quotation that brought them', () => {
    expect(ideasOf(peonies)).toEqual([
      {
        kind: 'suggestion',
        text: 'An idea that fits what she said [1]: a bouquet, brought home on an ordinary day.',
        cites: [1],
      },
    ]);
  });

  it.each([
    'I never liked flowers.',
    'No flowers, please.',
    "Flowers don't last.",
    'I am allergic to flowers.',
    'I used to love flowers.',
    'Flowers are so boring.',
  ])('never come from what she will not have: %s', (answer) => {
    expect(ideasOf(noteOf(answer))).toEqual([]);
  });

  it('never come from what she was asked in the negative, or only offered', () => {
    expect(ideasOf(noteOf('Carnations.', { question: 'Which flowers do you not want?' }))).toEqual([]);
    expect(ideasOf(noteOf('The second.', { question: 'Flowers or chocolate?' }))).toEqual([]);
  });

  it('are not given where a warning speaks of the same', () => {
    const warning = noteOf('I am allergic to flowers with much pollen.', { id: 'pollen' });
    expect(ideasOf(peonies, { safety: [warning] })).toEqual([]);
  });

  it('are for advice only', () => {
    expect(ideasOf(peonies, { intent: 'fact' })).toEqual([]);
    expect(ideasOf(peonies, { intent: 'avoid' })).toEqual([]);
  });
});
