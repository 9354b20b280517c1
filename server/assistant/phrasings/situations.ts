import datesAndTrips from './situations/dates-and-trips.json';
import foodAndDrink from './situations/food-and-drink.json';
import giftsAndDays from './situations/gifts-and-days.json';
import hardDays from './situations/hard-days.json';
import homeAndClothes from './situations/home-and-clothes.json';
import inLife from './situations/in-life.json';
import love from './situations/love.json';
import pastAndPeople from './situations/past-and-people.json';
import tastesAndDreams from './situations/tastes-and-dreams.json';

export interface Situation {
  situation: string;
  /** What husbands type in it. */
  asks: readonly string[];
  /** Which questions of the pool have answers that serve him then, best first. */
  ids: readonly string[];
}

/** Broad ones, in which he is in need of something: `needs` is learned from them too. */
export const broadSituations: readonly Situation[] = inLife;

/** The plain things that husbands ask: a dinner, a quarrel, the size of a sweater. */
const narrowSituations: readonly Situation[] = [
  ...giftsAndDays,
  ...foodAndDrink,
  ...datesAndTrips,
  ...hardDays,
  ...love,
  ...pastAndPeople,
  ...homeAndClothes,
  ...tastesAndDreams,
];

/** Whatever several of her answers serve. Written by people who saw the pool and nothing of the assistant. */
export const situations: readonly Situation[] = [...broadSituations, ...narrowSituations];
