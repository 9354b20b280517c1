import { describe, expect, it } from 'vitest';
import { type Danger, dangersIn, dangersInAnswer, partsToHear } from './dangers';
import { alsoHarmless, alsoWarnings, harmless, warnings } from './testing/danger-sentences';

const told = (dangers: readonly Danger[]) => dangers.map(({ domain, gravity }) => `${domain} ${gravity}`);

describe('what is dangerous to her', () => {
  it.each(warnings)('%s', (text, domain, gravity) => {
    expect(told(dangersIn(text))).toContain(`${domain} ${gravity}`);
  });

  it.each(alsoWarnings)('less plainly: %s', (text) => {
    expect(dangersIn(text)).not.toEqual([]);
  });

  it.each([...harmless, ...alsoHarmless])('not: %s', (text) => {
    expect(dangersIn(text)).toEqual([]);
  });

  it('says with which words, and where they stand', () => {
    const text = 'We love the sea. Shellfish puts me in hospital.';
    const [danger] = dangersIn(text);
    expect(danger?.words).toBe('puts me in hospital');
    expect(text.slice(danger?.start, danger?.end)).toBe(danger?.words);
  });

  it('tells of each domain of a sentence, and looks at the rest of the text where it names none', () => {
    expect(told(dangersIn('I am allergic to walnuts and penicillin.'))).toEqual(['food allergy', 'medicine allergy']);
    expect(told(dangersIn('Lilies. They give me a headache.'))).toEqual(['flowers-and-scents harm']);
  });

  it('hears a warning after a denial of something else', () => {
    expect(told(dangersIn('No nuts, I am allergic.'))).toContain('food allergy');
    expect(told(dangersIn("I'm not picky, but shrimp gives me hives."))).toContain('food harm');
  });
});

describe('an answer that the model has read', () => {
  const COCONUT = 'Lemon. Only the coconut stays at the bakery, or we spend the night with Dr. Patel.';
  const gravities = (text: string, ...leanings: number[]) =>
    dangersIn(text, leanings.length > 0 ? leanings.map((leaning) => ({ leaning })) : undefined).map(
      ({ gravity }) => gravity,
    );

  it('warns where that leans to it, though no word of ours does', () => {
    expect(gravities(COCONUT).filter((gravity) => gravity !== 'never')).toEqual([]);
    const [danger] = dangersIn(COCONUT, [{ leaning: 8 }]);
    expect(danger?.gravity).not.toBe('never');
    expect(danger?.domain).toBe('food');
  });

  it('is in doubt where that denies what she says of herself, but a plain word of an allergy is not denied by a little doubt', () => {
    const joke = 'I am deathly allergic to small talk, so let us leave by ten.';
    // Of nothing that is known: at table or anywhere.
    expect(gravities(joke)).toEqual(['allergy', 'allergy']);
    expect(dangersIn(joke, [{ leaning: -9 }]).map(({ isDoubtful }) => isDoubtful)).toEqual([true, true]);
    expect(gravities('Your driving gives me hives.', -9).filter((gravity) => gravity !== 'never')).toEqual([]);
    expect(gravities('I am allergic to walnuts.', -1)).toEqual(['allergy']);
  });

  it('counts with what she was asked: in doubt by itself, and for few words alone', () => {
    const behind = (behindAsked: number) => [{ leaning: (behindAsked - 4) / 2, most: behindAsked, behindAsked }];
    const gradeOf = (text: string, behindAsked: number) => dangersIn(text, behind(behindAsked)).map(grade);
    const grade = ({ gravity, isDoubtful }: Danger) => (gravity === 'never' ? 'never' : isDoubtful ? 'doubt' : 'sure');
    expect(gradeOf('Garlic and onion mostly. And then the evening is over.', 4)).toContain('doubt');
    expect(gradeOf('Garlic, onions', 9)).not.toEqual([]);
    expect(gradeOf('Garlic, onions', -1)).toEqual([]);
  });

  it('is in doubt where she says the very word of herself, or is frightened of what she was asked about', () => {
    const inDoubt = (asked: string, text: string, leaning: number) =>
      dangersInAnswer({ text: asked }, text, [{ leaning }]).map(({ gravity, isDoubtful }) => [gravity, isDoubtful]);
    const fish = "She can eat anything. I'm the one who got Dad's fish allergy.";
    expect(inDoubt('Tell me something about your sister.', fish, -3)).toContainEqual(['allergy', true]);
    const scared = "They scare me, I always think we'll sink.";
    expect(inDoubt('What do you think about boats?', scared, -3)).toContainEqual(['fear', true]);
    expect(inDoubt('What do you think about taxes?', scared, -3)).not.toContainEqual(['fear', true]);
    const never = 'They never scare me, I grew up on one.';
    expect(inDoubt('What do you think about boats?', never, -3)).not.toContainEqual(['fear', true]);
    const nobody = 'Nobody in my family has an allergy, we checked.';
    expect(inDoubt('Tell me about your family.', nobody, -3)).not.toContainEqual(['allergy', true]);
  });

  it('is in doubt where the model is sure, though she was asked about somebody else', () => {
    const sesame = 'Mum noticed her lips swelled every time they had hummus, long before any doctor did.';
    const of = (leaning: number) => dangersInAnswer({ text: 'Tell me about your mother.' }, sesame, [{ leaning }]);
    expect(of(4).some(({ gravity, isDoubtful }) => gravity !== 'never' && isDoubtful)).toBe(true);
    expect(of(1).filter(({ gravity }) => gravity !== 'never')).toEqual([]);
  });

  it('stays an allergy where she was asked for allergies, though it frightens her too', () => {
    const cats = 'Cats and horses, and that scares me a bit.';
    expect(told(dangersInAnswer({ text: 'Which animals are you allergic to?' }, cats))).toEqual(['animals allergy']);
  });

  it('is not taken back by a part that hears it among other things', () => {
    const around = 'We went down to the water and sat there until the lights came on. '.repeat(4);
    const long = `${around}I am allergic to walnuts. ${around}`;
    const parts = partsToHear(long).map(({ text }) => text.includes('walnuts'));
    expect(parts.filter(Boolean).length).toBeGreaterThan(1);
    const heard = parts.map((isOfIt, at) => ({ leaning: isOfIt && at === parts.indexOf(true) ? 8 : -8 }));
    const [walnuts] = dangersIn(long, heard);
    expect([walnuts?.gravity, walnuts?.isDoubtful]).toEqual(['allergy', undefined]);
  });

  it('warns by one sentence that the model is sure of, though not of all that stands around it', () => {
    const told = 'Like dying for four hours. I squeezed his arm purple. I am never setting foot on an airplane again.';
    const of = (last: number) =>
      dangersIn(told, [{ leaning: -3, most: -1.9, sentences: [-4, -4, last] }]).filter(
        ({ gravity }) => gravity !== 'never',
      );
    const airplane = 'I am never setting foot on an airplane again';
    const asSaid = (last: number) => of(last).map(({ words, isDoubtful }) => [words, isDoubtful]);
    expect(asSaid(4.1)).toEqual([[airplane, undefined]]);
    expect(asSaid(3.5)).toEqual([[airplane, true]]);
    expect(asSaid(1)).toEqual([]);
  });

  it('warns also by a sentence that the model is sure of beside another that our words tell', () => {
    const told =
      'I never ate those beans, they break my blood and I go yellow. Our mother was afraid of the very flowers.';
    const of = (first: number) =>
      dangersIn(told, [{ leaning: 4, sentences: [first, 2.8] }]).flatMap(({ gravity, words }) =>
        gravity === 'never' ? [] : [words],
      );
    const beans = 'I never ate those beans, they break my blood and I go yellow';
    expect(of(4.1)).toContain(beans);
    expect(of(2)).not.toContain(beans);
    expect(of(2)).not.toEqual([]);
  });

  it('is in doubt where she denies something and warns in one sentence', () => {
    const told = "A bee came and I ran. I'm not afraid of them, I simply die if she stings me.";
    const of = (last: number) =>
      dangersIn(told, [{ leaning: last, sentences: [0.4, last] }]).filter(({ gravity }) => gravity !== 'never');
    expect(of(4.1)[0]?.isDoubtful).toBe(true);
    expect(of(2)).toEqual([]);
  });

  it('is in doubt where the model is sure of all of it, and our words of none, or the other way around', () => {
    const stomach =
      "Garlic and onions, that's what's been doing it. I hurt all night, and she wants me off both for good.";
    const dark = "I've a horror of the dark, proper pitch dark. If I can't see my hand I'm six again, and I scream.";
    const doubtOf = (text: string, leaning: number) =>
      dangersIn(text, [{ leaning, sentences: [-3, -3] }])
        .filter(({ gravity }) => gravity !== 'never')
        .map(({ isDoubtful }) => isDoubtful);
    expect(new Set(doubtOf(stomach, 3.5))).toEqual(new Set([true]));
    expect(doubtOf(stomach, 2)).toEqual([]);
    expect(new Set(doubtOf(dark, -2.8))).toEqual(new Set([true]));
    expect(doubtOf("I've a horror of the dark, they say. I have none of it.", -2.8)).toEqual([]);
  });

  it('is a faint at needles, though the model takes it for a story', () => {
    const toldOf = (text: string) =>
      dangersIn(text, [{ leaning: -3.8 }]).filter(({ gravity, isDoubtful }) => gravity !== 'never' && isDoubtful);
    expect(toldOf("Doctors are fine, it's the needles. I pass out cold, every time.")).not.toEqual([]);
    expect(toldOf('Blood makes me faint, I slide right off the chair.')).not.toEqual([]);
  });

  it.each([
    'After the night shift I pass out on the couch, cold.',
    'Needless to say I passed out on the sofa, cold.',
    'The pine needles smelled so good, I passed out in the tent by nine.',
    'My dad passes out at needles and we all laugh at him.',
  ])('is no faint at needles where there are none, or it is another who faints: %s', (text) => {
    const told = dangersIn(text, [{ leaning: -3.8 }]);
    expect(told.filter(({ gravity, isDoubtful }) => gravity !== 'never' && isDoubtful)).toEqual([]);
  });

  it('is a fear that lasts, or that struck her dumb, though the model takes it for a story', () => {
    const fearsOf = (text: string) =>
      dangersIn(text, [{ leaning: -3.4 }]).flatMap(({ gravity, isDoubtful }) =>
        gravity === 'fear' ? [isDoubtful] : [],
      );
    const motorcycle = "On your cousin's motorcycle, never again: I've been frightened of them for forty-some years.";
    expect(fearsOf(motorcycle)).toEqual([undefined]);
    expect(fearsOf("She says the ski lift. Up there she was so terrified she couldn't speak.")).not.toEqual([]);
    expect(fearsOf('I was so scared I would be late for the train.')).toEqual([]);
    expect(fearsOf('My sister has been frightened of dogs since she was six.')).toEqual([]);
    expect(fearsOf("I've never been frightened of dogs.")).toEqual([]);
  });

  it('is none where she denies an allergy, though another sentence is in doubt', () => {
    const told = dangersIn("I'm not allergic to cats. I just hate the smell in there.", [
      { leaning: -1.5, sentences: [-4, -1] },
    ]);
    expect(told.filter(({ gravity }) => gravity === 'allergy')).toEqual([]);
  });

  it('is read in parts where it is long, and quoted with the sentence that warns most by itself', () => {
    const long = `${'We went down to the water and sat there until the lights came on. '.repeat(8)}${COCONUT}`;
    const parts = partsToHear(long);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.every(({ text }) => text.endsWith('.') && long.includes(text))).toBe(true);
    const leaningOf = (text: string) => (text.includes('coconut') ? 8 : -8);
    const heard = parts.map(({ text, sentences }) => ({
      leaning: leaningOf(text),
      ...(leaningOf(text) > 0 && { sentences: sentences.map(leaningOf) }),
    }));
    const warned = dangersIn(long, heard).filter(({ gravity }) => gravity !== 'never');
    expect([...new Set(warned.map(({ words }) => words))]).toEqual([
      'Only the coconut stays at the bakery, or we spend the night with Dr',
    ]);
  });
});

describe('an answer that is dictated without an end', () => {
  it('is read to its last word, in pieces that overlap', () => {
    const words = Array.from({ length: 200 }, (_, at) => `word${at}`);
    const pieces = partsToHear(words.join(' ')).map(({ text }) => text.split(' '));
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.every(({ length }) => length <= 60)).toBe(true);
    expect([...new Set(pieces.flat())]).toEqual(words);
    expect(pieces.slice(1).every(([first = ''], at) => pieces[at]?.includes(first))).toBe(true);
  });
});

describe('what she would love and must not have', () => {
  it.each([
    ["I'd adore a cat, but I'm allergic.", 'animals'],
    ['We could never have a dog, my throat closes up.', 'animals'],
    ["A kitten would be a dream if my eyes didn't swell shut.", 'animals'],
    ["Lilies are beautiful, sadly I'm allergic.", 'flowers-and-scents'],
    ["I'd love oysters if they didn't nearly kill me.", 'food'],
    ["A horse of my own! If only I weren't allergic to them.", 'animals'],
    ["I'd have a house full of cats were it not for my allergy.", 'animals'],
    ["If I weren't allergic, we'd have three cats.", 'animals'],
    ['I would so love a dog, if only I were not allergic.', 'animals'],
    ["I'd give anything for a puppy, but the asthma won't allow it.", 'animals'],
    ["I love wool, it just doesn't love me: my skin comes up in welts.", 'skin'],
    ['Shrimp is the best thing there is, pity about the EpiPen.', 'food'],
  ])('%s', (text, domain) => {
    for (const written of [text, text.replaceAll("'", '’')]) {
      const grave = dangersIn(written).filter(({ gravity }) => gravity !== 'never');
      expect(grave.map((danger) => danger.domain)).toContain(domain);
    }
  });

  it.each([
    "I'd adore a cat, and I'm not allergic.",
    "I'd love a cat, luckily I'm not allergic to anything.",
    'I used to be allergic to cats, but I outgrew it.',
    "Ask whether they have cats, and if they're not allergic bring ours.",
  ])('not: %s', (text) => {
    expect(dangersIn(text)).toEqual([]);
  });
});

describe('an answer that only names the thing', () => {
  const allergies = { id: 'size-008', text: "What should I tell any host or waiter about what you don't eat?" };
  const fears = { text: 'What are you afraid of?' };

  it('warns where she was asked for dangers', () => {
    expect(told(dangersInAnswer(allergies, 'Cashews.'))).toEqual(['food allergy']);
    expect(told(dangersInAnswer(fears, 'Spiders, mostly.'))).toEqual(['animals fear']);
    expect(told(dangersInAnswer(allergies, 'Nothing, just no cashews.'))).toEqual(['food allergy']);
  });

  it('does not where she says there is nothing, or was asked something else', () => {
    for (const none of ['No', 'Nothing.', 'None that I know of', 'Not a thing', ''])
      expect(dangersInAnswer(allergies, none)).toEqual([]);
    expect(dangersInAnswer({ text: 'Which nuts do you like?' }, 'Cashews.')).toEqual([]);
  });
});
