import type { SubjectId } from './catalogue';
import { listed } from './subject';

/** These count only as they are written: greens are vegetables, green is a color; roses are flowers, 'the sun rose' is not. */
export const asWritten: ReadonlySet<string> = new Set(
  listed(`sweets, roses, rings, oranges, greens, chips, crisps, flats, wedges, pumps, studs, heels, violets, heights, legs,
    looks, sheets, lights, curls, highlights, bangs, bills, waves, dishes, tears, drums, needles, crowds, bridges, vows,
    keys, joggers, trainers, shorts, slacks, tights, overalls, capers, fries, ribs, spirits, jaws, darts, checkers, marbles,
    stars, woods, bulbs, seeds, dominoes, games, twins, folks, initials, highlands, cramps, hives, parents, snickers,
    skittles, initials, misses, dollars, savings, pants, jeans, wishes, alps, wales, series, dates, treats`),
);

interface Reading {
  subject: SubjectId;
  isMember: boolean;
  /** One of these must stand in the same text. */
  beside: readonly string[];
}

const reading = (subject: SubjectId, beside: string, isMember = true): Reading => ({
  subject,
  isMember,
  beside: listed(beside),
});

/** Words that mean this only beside another word; where a subject has the word in its own list, it means that too. */
export const byCompany: Readonly<Record<string, readonly Reading[]>> = {
  orange: [
    reading('fruit', 'eat, fruit, peel, slice, juicy, ripe'),
    reading('color', 'color, paint, wear, wall, shirt, dress, sweater, scarf, blue, red, yellow, green, pink'),
  ],
  rose: [
    reading('flower', 'flower, bouquet, bunch, petal, thorn, tulip, peony, lily, vase, dozen, single, garden'),
    reading('color', 'color, paint, wall, blush'),
  ],
  mint: [
    reading('sweets', 'chocolate, candy, breath, after dinner'),
    reading('seasoning', 'tea, herb, sauce, leaf, fresh, basil, lamb'),
  ],
  ring: [
    reading(
      'ring',
      'gold, silver, finger, wear, diamond, wedding, engagement, jewelry, jeweler, stone, size, necklace',
      false,
    ),
  ],
  watch: [reading('watch', 'wrist, wear, strap, jewelry, gold, silver, bracelet, time', false)],
  bar: [reading('bar', 'drink, cocktail, evening, pub, beer, wine, dance', false)],
  park: [reading('outdoors', 'walk, picnic, bench, stroll, tree, dog, sit, sunday')],
  date: [
    reading(
      'date-night',
      'evening, restaurant, plan, next, perfect, ideal, idea, dinner, romantic, favorite, tonight',
      false,
    ),
  ],
  apple: [reading('gadget', 'phone, laptop, store, computer, charger, tablet')],
  'the office': [reading('series', 'watch, rewatch, episode, season, series, show, rerun, binge')],
  cherry: [reading('color', 'red, lipstick')],
  bat: [reading('animal', 'animal, cave, fly, bird, afraid, scared, fear')],
  seal: [reading('animal', 'animal, pup, zoo, beach, otter, dolphin')],
  fall: [reading('season', 'leaf, season, autumn, october, november, spring, summer, winter, color')],
  fan: [reading('warmth', 'hot, heat, summer, ceiling, sleep, night')],
  iron: [reading('kitchen-thing', 'gift, present, toaster, vacuum, household, bow, board')],
  china: [reading('kitchen-thing', 'plate, cup, cupboard, grandma, tea, porcelain, bone')],
  turkey: [reading('country', 'travel, trip, istanbul, visit, fly, vacation')],
  queen: [reading('singer', 'song, band, concert, music, freddie, rhapsody')],
  prince: [reading('singer', 'song, band, concert, music, purple')],
  clue: [reading('game', 'board, scrabble, monopoly, play')],
  risk: [reading('game', 'board, scrabble, monopoly')],
  pandemic: [reading('game', 'board, catan, scrabble')],
  friends: [reading('series', 'episode, rerun, netflix, series, sitcom, television')],
  cold: [
    reading('when-ill', 'sick, ill, flu, cough, fever, nose, soup, sneeze, bed, throat, catch, caught', false),
    reading('warmth', 'feet, hand, night, bedroom, blanket, freeze, always', false),
  ],
  blush: [reading('beauty', 'makeup, lipstick, mascara, powder')],
  sage: [reading('seasoning', 'herb, butter, thyme, rosemary, fresh')],
  wish: [reading('wish', 'list, birthday, gift, present, christmas, three, secret', false)],
  treat: [reading('small-treat', 'favorite, little, small, bring, bakery, sweet, chocolate, snack, candy', false)],
  tent: [reading('outdoors', 'camp, sleep, lake, night')],
  bow: [reading('sport', 'arrow, archery, target')],
  bass: [reading('instrument', 'play, guitar, band, drums'), reading('fish', 'grill, eat, fillet, lemon, sea')],
  organ: [reading('instrument', 'play, church, music, concert')],
  recorder: [reading('instrument', 'play, flute, school, music')],
  boxer: [reading('pet', 'dog, puppy, breed')],
};
