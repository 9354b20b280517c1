import type { Intent } from '../notes';
import { stem } from '../retrieval/stem';
import { stemsOf } from '../retrieval/words';

/** By what he asked about: the first of which a word stands in his query. */
const BY_TOPIC: [words: string, question: string][] = [
  ['flower bouquet', 'Which flowers would you love to find on the table?'],
  ['perfume scent smell', 'Which scent do you like so much that you turn your head?'],
  ['book read novel', 'Which book would you like to read next?'],
  ['music song band concert', 'Which song would you put on right now, and who would you love to hear live?'],
  ['movie film series watch', 'Which film could you watch again and again?'],
  ['breakfast', 'What does your perfect breakfast look like?'],
  ['dessert cake sweet chocolate', 'Which dessert can you never say no to?'],
  ['coffee tea drink wine', 'What do you like to drink best, and how exactly?'],
  ['restaurant', 'Which restaurant would you like to go to next?'],
  ['cook dinner meal eat food lunch', 'Which meal would make you happy this week?'],
  ['size shoe ring dress clothes wear', 'Which of your sizes should I know by heart?'],
  ['jewels jewellery jewelry necklace earring bracelet', 'Which jewellery do you like to wear, gold or silver?'],
  ['color colour', 'Which colour do you like to have around you?'],
  ['travel trip vacation holiday visit city country beach', 'Where would you like to wake up with me one morning?'],
  ['friend', 'Which friend would you like to see more often?'],
  ['mother father parent sister brother family childhood', 'What from your childhood would you like to do again?'],
  ['work job boss career', 'What is on your mind about work these days?'],
  ['birthday', 'What would your birthday look like if it were all up to you?'],
  ['anniversary', 'How would you like to spend our anniversary this year?'],
  ['christmas', 'What makes Christmas feel right for you?'],
  ['hobby sport fun weekend', 'What would you do with a whole day just for yourself?'],
  ['dream goal future', 'Which dream of yours have we not talked about for a while?'],
  ['afraid fear scare', 'What are you afraid of that I should know about?'],
  ['allergy allergic', 'Is there anything that you must not eat or touch?'],
  ['pet dog cat animal', 'Which animal would you like to have close to you?'],
];

const BY_INTENT: Record<Intent, string> = {
  gift: 'What small present would make you really happy right now?',
  date: 'What would your perfect evening with me look like?',
  food: 'Which meal would make you happy this week?',
  comfort: 'On a bad day, what helps you most?',
  avoid: 'What should I never do to you, even if I mean well?',
  when: 'Which days of your life do you like to think back to?',
  list: 'Which three things do you love most at the moment?',
  fact: 'What would you like me to know about you that I never asked?',
  other: 'What has been on your mind lately?',
};

/** A question to put to her that would fill the gap. */
export function questionFor(query: string, intent: Intent): string {
  const asked = new Set(stemsOf(query));
  const topic = BY_TOPIC.find(([words]) => words.split(' ').some((word) => asked.has(stem(word))));
  // What must not happen is asked for as such, whatever it is about.
  return intent === 'avoid' || intent === 'comfort' || !topic ? BY_INTENT[intent] : topic[1];
}
