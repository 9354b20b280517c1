interface CategoryRule {
  id: string;
  title: string;
  /** What the ids of its questions begin with. */
  prefix: string;
  /** How many questions the product promises at least. */
  atLeast: number;
}

/** Closed: a category is stored with every question and shown beside it, so an id never changes. */
export const categories = [
  { id: 'everyday-favourites', title: 'Everyday favourites', prefix: 'fav', atLeast: 55 },
  { id: 'gifts-and-surprises', title: 'Gifts and surprises', prefix: 'gift', atLeast: 45 },
  { id: 'sizes-and-practical-things', title: 'Sizes and practical things', prefix: 'size', atLeast: 25 },
  { id: 'dates-and-time-together', title: 'Dates and time together', prefix: 'date', atLeast: 40 },
  { id: 'travel-and-places', title: 'Travel and places', prefix: 'trip', atLeast: 30 },
  { id: 'books-film-music-play', title: 'Books, film, music and play', prefix: 'book', atLeast: 30 },
  { id: 'home-rest-comfort', title: 'Home, rest and comfort', prefix: 'home', atLeast: 30 },
  { id: 'feeling-loved', title: 'Feeling loved', prefix: 'love', atLeast: 30 },
  { id: 'stress-and-support', title: 'Stress and support', prefix: 'calm', atLeast: 30 },
  { id: 'childhood-and-family', title: 'Childhood and family', prefix: 'child', atLeast: 30 },
  { id: 'our-story', title: 'Our story', prefix: 'us', atLeast: 25 },
  { id: 'dreams-and-learning', title: 'Dreams and learning', prefix: 'dream', atLeast: 25 },
  { id: 'friends-and-people-she-loves', title: 'Friends and people she loves', prefix: 'friend', atLeast: 15 },
  { id: 'celebrations-and-seasons', title: 'Celebrations and seasons', prefix: 'feast', atLeast: 20 },
  { id: 'body-clothes-self-care', title: 'Body, clothes and self-care', prefix: 'care', atLeast: 15 },
  { id: 'playful', title: 'Playful', prefix: 'fun', atLeast: 25 },
  { id: 'affection', title: 'Affection', prefix: 'close', atLeast: 10 },
] as const satisfies readonly CategoryRule[];

export type CategoryId = (typeof categories)[number]['id'];
