import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noteOf } from '../testing/assistant/index-notes';
import { advise } from './advisor/advise';
import type { Note } from './notes';
import { readQuestion } from './reading/read-question';
import { type Composed, isOfHer, joined } from './reply';
import { type Rule, violations } from './verify';

const query = 'Which flowers does she like, and did she mention "Amsterdam"?';
const notes: Note[] = [
  noteOf('Peonies, the pale pink ones. I saw 25 of them in Amsterdam.', {
    id: 'a',
    question: 'Which flowers do you like?',
  }),
  noteOf('Lilies give me a headache.', {
    id: 'b',
    question: 'Which flowers should I never buy?',
    createdAt: '2025-11-20T09:00:00.000Z',
  }),
  noteOf('A book by Tove Jansson, or a scarf.', { id: 'c', question: 'What have you wanted for ages?' }),
];
const timeZone = 'UTC';
const hits = notes.map((note, at) => ({ note, probability: 0.9 - at / 10, asked: 0, hasMeaning: true }));
const occasion = { now: new Date('2026-06-01'), timeZone };
const good = advise(readQuestion(query), { evidence: 'strong', hits, cautions: [] }, occasion);
const empty = advise(readQuestion(query), { evidence: 'none', hits: [], cautions: [] }, occasion);

const rulesOf = (composed: Composed) => [
  ...new Set(violations(composed, { query, notes, timeZone }).map(({ rule }) => rule)),
];

/** A copy with some of it changed, and its text told anew. */
function changed(change: (copy: Composed) => void, of: Composed = good): Composed {
  const copy = structuredClone(of);
  change(copy);
  copy.text = joined(copy.segments);
  return copy;
}

const firstOf = (copy: Composed) => {
  const [citation] = copy.citations;
  const segment = copy.segments.find(({ kind }) => kind === 'lead');
  if (!citation || !segment) throw new Error('the good reply cites');
  return { citation, segment };
};
const citing = (change: (citation: Composed['citations'][number]) => void) =>
  changed((copy) => change(firstOf(copy).citation));
const saying = (change: (text: string) => string) =>
  changed((copy) => {
    const { segment } = firstOf(copy);
    segment.text = change(segment.text);
  });
const adding = (kind: Composed['segments'][number]['kind'], text: string, cites: number[] = []) =>
  changed((copy) => copy.segments.push({ kind, text, cites }));

describe('a word that a newer one took the place of', () => {
  const [first, ...others] = notes;
  const past = first ? [{ ...first, newest: others[0] ?? null }, ...others] : [];
  const rules = (composed: Composed) => violations(composed, { query, notes: past, timeZone }).map(({ rule }) => rule);

  it('R11 is told as earlier, or the reply is held back', () => {
    const { segment } = firstOf(good);
    expect(rules(good)).toEqual(['R11']);
    const asEarlier = segment.text.replace(/^.*?She said on (.*?): /, 'Earlier, on $1, she said: ');
    expect(asEarlier).toMatch(/^Earlier, on /);
    expect(rules(saying(() => asEarlier))).toEqual([]);
    expect(rules(saying(() => `Keep in mind. ${asEarlier}`))).toEqual([]);
  });
});

describe('a reply that keeps the rules', () => {
  it('has nothing against it, with evidence and without', () => {
    expect(violations(good, { query, notes, timeZone })).toEqual([]);
    expect(violations(empty, { query, notes, timeZone })).toEqual([]);
    expect(good.citations).toHaveLength(3);
  });

  it.each([
    ['his own words in marks', adding('notice', 'You asked for "Amsterdam".')],
    ['a paraphrase with its mark', adding('said', 'She likes peonies and saw 25 of them. [1]', [1])],
    ['an idea without a word about her', adding('suggestion', 'Idea: Bring a bunch home on Friday.')],
    ['an idea that points to what she said', adding('suggestion', 'A bouquet fits what she said [1].', [1])],
  ])('may have %s', (_, composed) => {
    expect(rulesOf(composed)).toEqual([]);
  });
});

const verdict = (text: string, thing: string, may: boolean, cites: number[]) =>
  changed((copy) => {
    copy.segments[0] = { kind: 'lead', text, cites, verdict: { may, thing } };
  }, good);
const lilies = good.citations.find(({ answerId }) => answerId === 'b')?.n ?? 0;

describe('a verdict', () => {
  it('is what she said of the thing', () => {
    const text = `Better not: she said: “Lilies give me a headache.” [${lilies}]`;
    expect(
      rulesOf(
        changed((copy) =>
          copy.segments.push({ kind: 'lead', text, cites: [lilies], verdict: { may: false, thing: 'lilies' } }),
        ),
      ),
    ).toEqual([]);
  });
});

const broken: [Rule, string, Composed][] = [
  [
    'R10',
    'a yes to what she is against',
    verdict(`Yes: she said: “Lilies give me a headache.” [${lilies}]`, 'lilies', true, [lilies]),
  ],
  [
    'R10',
    'a thing that stands elsewhere',
    verdict(`Better not: she said: “Lilies give me a headache.” [${lilies}]`, 'roses', false, [lilies]),
  ],
  [
    'R10',
    'a no that is told as a yes',
    verdict(`Yes: she said: “Lilies give me a headache.” [${lilies}]`, 'lilies', false, [lilies]),
  ],
  [
    'R10',
    'a yes without a verdict',
    adding('said', `Yes: she said: “Lilies give me a headache.” [${lilies}]`, [lilies]),
  ],
  ['R6', 'an example that is no question', adding('example', 'She loves roses.')],
  [
    'R1',
    'an answer of nobody',
    citing((citation) => {
      citation.answerId = 'z';
    }),
  ],
  [
    'R1',
    'another date',
    citing((citation) => {
      citation.date = '2026-05-04T18:30:00.000Z';
    }),
  ],
  ['R1', 'another day in the sentence', saying((text) => text.replace('May 3', 'May 4'))],
  [
    'R2',
    'another place',
    citing((citation) => {
      citation.start += 1;
    }),
  ],
  [
    'R2',
    'other words',
    citing((citation) => {
      citation.quote = 'Tulips';
    }),
  ],
  [
    'R2',
    'a place outside',
    citing((citation) => {
      citation.end = 10_000;
    }),
  ],
  ['R3', 'invented words in marks', adding('said', 'She said: “I love roses” [1]', [1])],
  ['R3', 'invented words in plain marks', adding('said', 'She said: "I love roses" [1]', [1])],
  ['R3', 'invented words in single marks', adding('said', "She said: 'I love roses' [1]", [1])],
  ['R3', 'invented words in curly single marks', adding('said', 'She said: ‘I love roses’ [1]', [1])],
  ['R3', 'invented words in pointed marks', adding('said', 'She said: «I love roses» [1]', [1])],
  ['R3', 'a mark without its fellow', adding('notice', 'He said “ and went.')],
  ['R3', 'words of another answer', adding('said', 'She said: “Lilies give me a headache.” [1]', [1])],
  ['R4', 'a mark without a citation', adding('said', 'She likes flowers. [99]', [99])],
  ['R4', 'a mark that the segment does not list', adding('said', 'She likes flowers. [1] [2]', [1])],
  ['R4', 'a citation without its mark', adding('said', 'She likes flowers.', [1])],
  [
    'R4',
    'a citation that is marked nowhere',
    changed((copy) => {
      copy.segments = copy.segments.filter(({ cites }) => !cites.includes(1));
    }),
  ],
  [
    'R4',
    'two citations of one number',
    changed((copy) => {
      copy.citations.push({ ...firstOf(copy).citation });
    }),
  ],
  ['R4', 'a bracket that is no mark', adding('notice', 'See [here] for more.')],
  ['R5', 'a statement without a citation', adding('said', 'She likes roses.')],
  ['R5', 'a number that she did not say', adding('said', 'She saw 26 peonies. [1]', [1])],
  ['R5', 'more text than segments', { ...good, text: `${good.text}\nShe loves roses.` }],
  ['R6', 'a claim in a notice', adding('notice', 'She loves roses.')],
  ['R6', 'a claim in an idea', adding('suggestion', "Idea: Roses, because she's fond of them.")],
  ['R6', 'a claim by the way', adding('suggestion', 'Idea: Bring her favourite flowers.')],
  ['R7', 'citations where nothing is stored', { ...good, evidence: 'none' }],
  ['R7', 'evidence without any', { ...empty, evidence: 'strong' }],
  ['R8', 'a question of his as her words', adding('said', 'She said: “Which flowers should I never buy?” [2]', [2])],
  [
    'R8',
    'a question of his as a citation',
    citing((citation) => {
      citation.quote = 'Which flowers do you like?';
      citation.start = 0;
      citation.end = 26;
    }),
  ],
  [
    'R9',
    'the question of another',
    citing((citation) => {
      citation.question = 'What did somebody else ask?';
    }),
  ],
];

describe('a reply that breaks a rule', () => {
  it.each(broken)('%s: %s', (rule, _, composed) => {
    expect(rulesOf(composed)).toContain(rule);
  });

  it('is told without a word of her notes', () => {
    const said = broken
      .flatMap(([, , composed]) => violations(composed, { query, notes, timeZone }))
      .map(({ why }) => why);
    for (const why of said) expect(why).not.toMatch(/peon|lil|jansson|headache|amsterdam/i);
  });
});

describe('any small change to a good reply', () => {
  const words = fc.constantFrom('roses', 'never', 'Paris', 'yes');

  it('R1 R2 is caught in a citation', () => {
    fc.assert(
      fc.property(
        fc.nat(2),
        fc.integer({ min: -5, max: 5 }),
        fc.integer({ min: -5, max: 5 }),
        words,
        fc.nat(3),
        (at, by, to, word, what) => {
          fc.pre(by !== 0 || to !== 0);
          const mutated = changed((copy) => {
            const citation = copy.citations[at];
            if (!citation) return;
            if (what === 0) Object.assign(citation, { start: citation.start + by, end: citation.end + to });
            if (what === 1) citation.quote += word;
            if (what === 2) citation.answerId += word;
            if (what === 3) citation.date = new Date(Date.parse(citation.date) + (by || to) * 1000).toISOString();
          });
          expect(rulesOf(mutated).filter((rule) => rule === 'R1' || rule === 'R2')).not.toEqual([]);
        },
      ),
    );
  });

  it('R3 is caught inside quotation marks', () => {
    fc.assert(
      fc.property(fc.nat(2), fc.nat(20), words, (at, place, word) => {
        const mutated = changed((copy) => {
          const segment = copy.segments.filter(isOfHer)[at];
          if (!segment) return;
          const open = segment.text.indexOf('“') + 1 + place;
          segment.text = `${segment.text.slice(0, open)}${word}${segment.text.slice(open)}`;
        });
        expect(rulesOf(mutated)).toContain('R3');
      }),
    );
  });

  it('R4 is caught in a mark', () => {
    fc.assert(
      fc.property(fc.nat(2), fc.integer({ min: 1, max: 200 }), (at, n) => {
        fc.pre(n !== at + 1);
        const mutated = changed((copy) => {
          const segment = copy.segments.filter(isOfHer)[at];
          if (segment) segment.text = segment.text.replace(/\[\d+\]/, `[${n}]`);
        });
        expect(rulesOf(mutated)).toContain('R4');
      }),
    );
  });
});
