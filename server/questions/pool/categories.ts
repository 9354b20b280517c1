import type { QuestionCategory } from '../../../contract/questions';

interface CategoryRule {
  id: Exclude<QuestionCategory, 'custom'>;
  /** What the ids of its questions begin with. */
  prefix: string;
  /** How many questions the product promises at least. */
  atLeast: number;
}

/** What the shipped pool promises in each category. Their titles are in the contract. */
export const categories = [
  { id: 'everyday-favourites', prefix: 'fav', atLeast: 55 },
  { id: 'gifts-and-surprises', prefix: 'gift', atLeast: 45 },
  { id: 'sizes-and-practical-things', prefix: 'size', atLeast: 30 },
  { id: 'dates-and-time-together', prefix: 'date', atLeast: 40 },
  { id: 'travel-and-places', prefix: 'trip', atLeast: 30 },
  { id: 'books-film-music-play', prefix: 'book', atLeast: 30 },
  { id: 'home-rest-comfort', prefix: 'home', atLeast: 30 },
  { id: 'feeling-loved', prefix: 'love', atLeast: 30 },
  { id: 'stress-and-support', prefix: 'calm', atLeast: 30 },
  { id: 'childhood-and-family', prefix: 'child', atLeast: 30 },
  { id: 'our-story', prefix: 'us', atLeast: 30 },
  { id: 'dreams-and-learning', prefix: 'dream', atLeast: 30 },
  { id: 'friends-and-people-she-loves', prefix: 'friend', atLeast: 30 },
  { id: 'celebrations-and-seasons', prefix: 'feast', atLeast: 30 },
  { id: 'body-clothes-self-care', prefix: 'care', atLeast: 30 },
  { id: 'playful', prefix: 'fun', atLeast: 30 },
  { id: 'affection', prefix: 'close', atLeast: 30 },
] as const satisfies readonly CategoryRule[];

export type CategoryId = (typeof categories)[number]['id'];
