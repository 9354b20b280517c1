import type { Tag } from '../tag';
import { affection } from './affection';
import { bodyClothesSelfCare } from './body-clothes-self-care';
import { booksFilmMusicPlay } from './books-film-music-play';
import { celebrationsAndSeasons } from './celebrations-and-seasons';
import { childhoodAndFamily } from './childhood-and-family';
import { datesAndTimeTogether } from './dates-and-time-together';
import { dreamsAndLearning } from './dreams-and-learning';
import { everydayFavorites } from './everyday-favorites';
import { feelingLoved } from './feeling-loved';
import { friendsAndPeopleSheLoves } from './friends-and-people-she-loves';
import { giftsAndSurprises } from './gifts-and-surprises';
import { homeRestComfort } from './home-rest-comfort';
import { ourStory } from './our-story';
import { packTags } from './packs/packs';
import { playful } from './playful';
import { sizesAndPracticalThings } from './sizes-and-practical-things';
import { stressAndSupport } from './stress-and-support';
import { travelAndPlaces } from './travel-and-places';

/** One line for each question of the pool, by its id, in a file for each of its categories. */
export const poolTags: Readonly<Record<string, Tag>> = {
  ...everydayFavorites,
  ...giftsAndSurprises,
  ...sizesAndPracticalThings,
  ...datesAndTimeTogether,
  ...travelAndPlaces,
  ...booksFilmMusicPlay,
  ...homeRestComfort,
  ...feelingLoved,
  ...stressAndSupport,
  ...childhoodAndFamily,
  ...ourStory,
  ...dreamsAndLearning,
  ...friendsAndPeopleSheLoves,
  ...celebrationsAndSeasons,
  ...bodyClothesSelfCare,
  ...playful,
  ...affection,
  ...packTags,
};
