import { subject } from '../subject';

/** Where one sits down together. */
export const eatingOut = {
  restaurant: subject({
    names: `restaurant, eat out, eating out, dine out, diner, dine, bistro, table for two, dinner reservation,
      book a table, go for dinner, dinner out, meal out, where to eat`,
    members: `trattoria, pizzeria, brasserie, steakhouse, sushi bar, buffet, ramen shop, food court, gastropub,
      olive garden, tasting menu`,
    near: ['cuisine', 'cafe', 'date-night', 'meal'],
    serves: ['food', 'date', 'celebration'],
  }),
  cafe: subject({
    names: 'cafe, coffee shop, coffee place, tea room, bakery',
    members: 'starbucks, patisserie, coffeehouse, ice cream parlor, tearoom',
    near: ['coffee', 'cake', 'restaurant'],
    serves: ['food', 'date'],
  }),
  bar: subject({
    names: 'pub, cocktail bar, wine bar, nightlife, nightclub, go out for drinks',
    members: 'beer garden, karaoke bar, rooftop bar, speakeasy, brewery, jazz club, happy hour, disco',
    near: ['alcohol', 'date-night'],
    serves: ['date'],
  }),
} as const;
