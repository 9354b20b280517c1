import type { SubjectId } from './catalogue';
import { feelings } from './fields/feelings';
import { love } from './fields/love';
import { sizes } from './fields/sizes';
import { listed } from './subject';
import type { AnswerKind } from './tag';
import { wordsIn } from './words';

interface Rule {
  asks: AnswerKind;
  /** One of these stands in the question. */
  words?: string;
  /** Or it begins with one of these. */
  begins?: string;
  /** Or it is about nothing but these. */
  about?: readonly string[];
}

/** The first that fits decides; what fits none asks what she likes. */
const rules: readonly Rule[] = [
  { asks: 'day', words: 'never want me to forget, never let me forget, should i never forget, must i never forget' },
  { asks: 'wish', words: 'never buy for yourself, never buy yourself, never treat yourself, never get yourself' },
  {
    asks: 'likes',
    words: `never have enough, never get enough, never say no, never refuse, never resist, never tire, never get tired, can't resist, never too much,
      never be without, not live without`,
  },
  {
    asks: 'danger',
    words: `allergy, allergies, allergic, allergist, intolerant, intolerance, intolerances, afraid, scared, scares, fear, fears, phobia, phobias, frighten, frightens, frightened, terrify, terrifies,
      terrified, medication, medications, make you sick, makes you sick, make you ill, makes you ill, do you react to, you react to any,
      bad reaction, give you a rash, gives you a rash, hives, epipen, trigger your migraines, triggers your migraines, migraine triggers, upset your stomach, upsets your stomach, can't you eat, can you not eat, anything you can't eat, anything you cannot eat,
      not allowed to eat, must never eat, must not eat, mustn't eat, must you not eat, not supposed to eat, aren't supposed to eat, can't have at all, must avoid, have to avoid, need to avoid, must you avoid,
      make you sneeze, makes you sneeze, make you itch, makes you itch, make you wheeze, makes you wheeze, make you swell, makes you swell, make you break out, makes you break out, brings you out in,
      sets off your, set off your, sets you off sneezing, set your migraine off, triggers your, trigger your, doctor told you to avoid, doctor forbid, doctor forbade`,
    about: ['allergy'],
  },
  { asks: 'size', words: 'size, how tall, what length, measurement, inseam, how big', about: Object.keys(sizes) },
  {
    asks: 'story',
    words: `did you, remember, memory, memories, as a child, as a girl, were you, was your first, our first, first time, have you ever,
      when we met, grew up, growing up, when you were, childhood, tell me about`,
  },
  {
    asks: 'dislikes',
    words: `never, hate, dislike, avoid, worst, can't stand, cannot stand, can you not stand, can you not bear, can't bear, don't like, do not like, don't you like, annoys, annoy,
      least favorite, stop doing, should not, shouldn't, won't eat, refuse, gone off, disgusting, tired of, do without, would rather not, rather never, never again, please don't, turn down`,
  },
  {
    asks: 'day',
    words: 'what day, which day, what date, which date, birthday fall',
    begins: 'when is, when are, on which, on what date',
  },
  { asks: 'person', begins: 'who, whose, whom, which friend, which relative, which of my friends' },
  {
    asks: 'wish',
    words: `wish list, wish for, wish you had, would you love to, want us to, dream of, dream, someday, one day, next year, on your list,
      meaning to try, like to try, want to try, like to learn, want to learn, tempts you`,
    about: ['wish', 'dream'],
  },
  {
    asks: 'treatment',
    words: `when you are, when you're, how can i, how should i, how do i, how do you like me, how do you know, what can i do, what should i do,
      what should i say, should i tell, would you rather be, makes you feel, helps you, do you like to be, on a bad day`,
    about: [...Object.keys(feelings), ...Object.keys(love)],
  },
];

const sameWords = (text: string) =>
  ` ${wordsIn(text)
    .map(({ plain }) => plain)
    .join(' ')} `;
const phrases = (words = '') => listed(words).map(sameWords);
const prepared = rules.map(({ asks, words, begins, about = [] }) => ({
  ...{ asks, words: phrases(words), begins: phrases(begins), about: new Set(about) },
}));

/** What kind of answer a question asks for that nobody has tagged. */
export function kindByWords(text: string, about: readonly SubjectId[]): AnswerKind {
  const said = sameWords(text);
  const rule = prepared.find(
    ({ words, begins, about: subjects }) =>
      words.some((phrase) => said.includes(phrase)) ||
      begins.some((phrase) => said.startsWith(phrase)) ||
      (about.length > 0 && about.every((subject) => subjects.has(subject))),
  );
  return rule?.asks ?? 'likes';
}
