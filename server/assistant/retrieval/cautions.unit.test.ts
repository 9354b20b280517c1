import { describe, expect, it } from 'vitest';
import { marked, noteOf } from '../../testing/assistant/index-notes';
import type { LinkedNote } from '../notes';
import { readQuestion } from '../reading/read-question';
import { cautionsFor } from './cautions';
import { markOf } from './danger-mark';
import { MAY_FRIGHTEN } from './plans';

const said = (answer: string) => marked(noteOf(answer, { id: answer, question: 'What should I know about you?' }));
const SHELLFISH = 'I am allergic to shellfish.';
const LILIES = 'I am allergic to lilies.';
const PENICILLIN = 'I am allergic to penicillin, it nearly killed me.';
const HEIGHTS = 'I am terrified of heights.';
const notebook = [SHELLFISH, LILIES, PENICILLIN, HEIGHTS].map(said);

function toldBeside(typed: string): string[] {
  const { cautions } = cautionsFor(readQuestion(typed), notebook, []);
  return cautions.map(({ answer }) => answer).sort();
}

describe('beside what he plans', () => {
  it.each([
    'what romantic dessert should i make for her',
    'which special cake should i bake for her',
    'what dinner can I cook this weekend',
    'what can i cook on friday that she likes',
  ])('stands what she must not eat, and neither a height nor a tablet: %s', (typed) => {
    const told = toldBeside(typed);
    expect(told).toContain(SHELLFISH);
    expect(told).not.toContain(HEIGHTS);
    expect(told).not.toContain(PENICILLIN);
  });

  it.each(["i'm out at the mall, which earrings should i buy", 'help me find out which earrings to buy her'])(
    'stands no height where he is out himself: %s',
    (typed) => expect(toldBeside(typed)).not.toContain(HEIGHTS),
  );

  it.each([
    'what should I give her for her birthday',
    'plan us a special day out',
    'dinner out by the lake with her, where',
    'what experience should i give her',
  ])('stands what frightens her where it may lead anywhere: %s', (typed) => {
    expect(toldBeside(typed)).toEqual(expect.arrayContaining([SHELLFISH, HEIGHTS]));
  });

  it.each([
    'shall we spend saturday at the toy museum',
    'should i get tickets for the circus',
    'would she like a boat trip',
    'something romantic in bergen for our silver wedding?',
    'i want to take her somewhere unusual for dinner, what do you think',
    'her favorite band is on tour. what should i do, something big',
    'she has been stressed. where can i take her on saturday',
    'the big fair comes to town and she needs to laugh, what do you say',
  ])('stands what frightens her where they go out, also where he asks whether to: %s', (typed) => {
    expect(toldBeside(typed)).toContain(HEIGHTS);
  });

  it.each([
    'is the wax museum a good plan',
    'would she enjoy the flower market',
    'should we do wine at the old cellar',
    'get her a puppet for the shelf',
  ])(
    'stands what frightens her where his words mean that she may meet it, though none of them says so: %s',
    (typed) => {
      const toldIf = (frightening: number) =>
        cautionsFor({ ...readQuestion(typed), planned: 0.9, frightening }, notebook, []).cautions.map(
          ({ answer }) => answer,
        );
      expect(toldIf(MAY_FRIGHTEN + 0.01)).toContain(HEIGHTS);
      expect(toldIf(MAY_FRIGHTEN - 0.01)).not.toContain(HEIGHTS);
    },
  );

  it.each([
    'can i give her a puppy',
    'should i buy the blue scarf',
    'shall i make lasagna tonight',
    "she's stressed out at work, what can I do for her",
  ])('and not beside what is given and eaten at home: %s', (typed) => expect(toldBeside(typed)).not.toContain(HEIGHTS));

  it('what makes her ill is not told beside what she reads, though it may frighten her', () => {
    const reading = { ...readQuestion('Which novel should I buy her?'), planned: 0.9, frightening: 0.9 };
    const told = cautionsFor(reading, notebook, []).cautions.map(({ answer }) => answer);
    expect(told).toContain(HEIGHTS);
    expect(told).not.toContain(SHELLFISH);
  });

  it.each([
    'i want to make a little emergency kit for her purse. what goes in it',
    'she twisted her ankle, what can i get her at the pharmacy',
    'she never sleeps on planes, what should i pack for her',
    'she hurt her ankle and I want to get her something',
  ])('stands a tablet where it may be one: %s', (typed) => expect(toldBeside(typed)).toContain(PENICILLIN));

  it.each([
    'what was her favorite trip',
    'did she enjoy the festival',
    'i broke her favorite mug, what should i buy instead',
    'movie marathon at home, which snacks should i get',
    'something pretty for her to sleep in, what should i buy',
    'how do i win her back, flowers?',
    'where should we go on labor day',
    'her sweet tooth, which candy should i get',
  ])('and else stands none: %s', (typed) => expect(toldBeside(typed)).not.toContain(PENICILLIN));

  it.each([
    'need a little something tasty to go with her card, what shall i get',
    "a pair of rubber boots, she's size 5, get em?",
    'new perfume, i forgot the name of the one she liked. what should i buy',
    "I'm cooking on friday, pasta or rice",
    'what should i bring home to say sorry',
    'the temple in the old town, should we fit it in',
    'I want to pay for her to be pampered from head to toe. What should I book?',
    'the flower guy is still open, which big bunch says sorry i forgot our dinner',
    'one matching ring for our fifth, names or the date? gonna book the two of us in',
  ])('stands what makes her ill, whatever else he names: %s', (typed) => {
    expect(toldBeside(typed)).toContain(SHELLFISH);
  });

  it('stands what is no tablet, though doctors speak of it', () => {
    const pacemaker = said("I have a pacemaker and must keep away from magnets, they'd switch it off.");
    const { cautions } = cautionsFor(readQuestion('which bracelet should i buy her'), [pacemaker], []);
    expect(cautions).toEqual([pacemaker]);
  });

  it.each(['which earrings should i buy her', 'which flowers should i buy'])(
    'stands what makes her ill, whatever it is in: %s',
    (typed) => expect(toldBeside(typed)).toEqual(expect.arrayContaining([LILIES, SHELLFISH])),
  );

  it.each([
    'how do i get her to forgive me',
    'what nickname should i give her',
    'what shoe size does she wear',
    'which book should she read next',
    'did she like what i gave her',
  ])('stands nothing where nothing of it can be met: %s', (typed) => expect(toldBeside(typed)).toEqual([]));
});

describe('what is only perhaps a danger, and lies elsewhere', () => {
  const inDoubt = (answer: string): LinkedNote => ({
    ...said(answer),
    isDoubtful: true,
    dangers: markOf([{ domain: 'other', gravity: 'harm' }]),
  });
  const ropes = inDoubt('No more ropes.');
  const jaw = inDoubt('If I bite on anything hard or chewy it locks open.');
  const toldOf = (typed: string) =>
    cautionsFor(readQuestion(typed), [ropes, jaw], []).cautions.map(({ answer }) => answer);

  it('is not told where what is sure says it already', () => {
    const fears = (answer: string, domain: 'flowers-and-scents' | 'animals'): LinkedNote => ({
      ...inDoubt(answer),
      dangers: markOf([{ domain, gravity: 'fear' }]),
    });
    const balcony = fears("The same little balcony. I'd admire it from inside again.", 'flowers-and-scents');
    const toldWith = (...notes: LinkedNote[]) =>
      cautionsFor(readQuestion('plan us a special day out'), notes, []).cautions.map(({ answer }) => answer);
    expect(toldWith(balcony)).toEqual([balcony.answer]);
    expect(toldWith(balcony, said(HEIGHTS))).toEqual([HEIGHTS]);
    // What makes her ill is told beside a fear of the same, and beside another of its kind.
    const wasp = inDoubt('A wasp sting closed my throat.');
    expect(toldWith(wasp, said('I am terrified of bees.'))).toContain(wasp.answer);
    const mango = inDoubt('Mango closes my throat.');
    expect(toldWith(mango, said('I am allergic to kiwi.'))).toContain(mango.answer);
  });

  it('is told where his plan is open, and where both are of eating', () => {
    expect(toldOf('plan us a special day out')).toEqual([ropes.answer, jaw.answer]);
    expect(toldOf('which sweets should i bring her')).toEqual([jaw.answer]);
    expect(toldOf('which earrings should i buy her')).toEqual([]);
  });
});

it.each(['she has the flu, what helps', "she can't sleep, any ideas", 'stressed from work, what do i do for her'])(
  'nobody is comforted with a height: %s',
  (typed) => expect(toldBeside(typed)).not.toContain(HEIGHTS),
);
