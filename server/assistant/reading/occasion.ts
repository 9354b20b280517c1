import type { Occasion } from '../../subjects/catalogue';
import { listed, says } from '../language/phrases';

/** The first of which a phrase is said: a present may be eaten, and a date may be a dinner. */
const OCCASIONS: [Occasion, string[]][] = [
  [
    'comfort',
    listed(
      `cheer, comfort, console, sad, stressed, stress, upset, calm, calm down, sick, ill, unwell, flu, a cold, feeling down, feels down, is down, bad day, hard day, rough day, long day, rotten day, terrible day, awful day, bad week, hard week, rough week, long week, bad news, tired, exhausted, burned out, burnt out, overwhelmed, anxious, anxiety, panic attack, nervous, worried, lonely, cry, cries, crying, cried, feel better, feel loved,
      feel appreciated, feel special, relax, unwind, angry, mad at me, fight, fought, fighting, argued, argue, argument, quarrel, quarrels, quarreled, apologize, apologise, sorry, forgive, support her, encourage, reassure, cant sleep, grief, grieving, heartbroken, didnt get the job, got fired, laid off, lost her job, got rejected, make it up, make up, not talking to me, not speaking to me, wont talk to me, ignoring me, ignores me, cold shoulder, period, cramps, migraine, headache, in pain, hurting`,
    ),
  ],
  [
    'gift',
    listed(
      `gift, gifts, gifting, present, presents, prezzie, wish list, wishlist, stocking, stocking stuffer, buy her, buy for her, give her, give for, get her, get for her, getting her, buying her, giving her, bring her, bring home, order her, get my wife, buy my wife, give my wife, for my wife, surprise her with, small surprise, little surprise, surprise for her, something nice, something small, something special, spoil her, pamper her, what to get, what to buy, what to give, to buy, should i get, can i get, should i buy, can i buy, pick up for her, pick up for, ring for, wrap, for christmas, for xmas, for her birthday, for her bday, for valentines, for mothers day`,
    ),
  ],
  [
    'food',
    listed(
      `cook, cooking, cook for, eat, eats, eating, dinner, dinners, breakfast, brunch, lunch, supper, restaurant, restaurants, meal, meals, food, foods, dessert, desserts, snack, snacks, drink, drinks, bake, baking, cake, cakes, recipe, recipes, wine, takeout, takeaway, dish, dishes, groceries, hungry, cuisine, serve, menu, grill, barbecue, make her for dinner, ice cream, order in, bring to eat, cocktail, cocktails, kitchen, soup, pizza, pasta`,
    ),
  ],
  [
    'date',
    listed(
      `date night, date, dates, take her to, take her out, take her on, take her for, take my wife, taking her, invite her, out with her, go out, going out, night out, day out, days out, outing, weekend, trip, trips, travel, vacation, holiday, getaway, evening, tonight, movie night, concert, together, visit, spend time, tickets, honeymoon, sitter, babysitter, do with her, hang out, us to do, we do, on monday, on tuesday, on wednesday, on thursday, friday, saturday, sunday`,
    ),
  ],
  [
    'celebration',
    listed(
      'birthday, bday, anniversary, christmas, xmas, valentines, valentine, mothers day, easter, new year, new years, celebrate, celebration, party, for her promotion, for her graduation, for her retirement, for her new job',
    ),
  ],
];

/** "Which present that I gave her", "what did I get her": but that she broke the necklace he gave her asks for nothing. */
const GAVE =
  /\b(?:gifts?|presents?|things?|something|anything|one|what|that) (?:that |which )?(?:i|we)(?:ve| have)?(?: ever)? (?:gave|given|got|gotten|bought)\b|\b(?:i|we) ever (?:gave|got|bought)\b|\b(?:did|have) (?:i|we) (?:ever )?(?:give|given|get|gotten|buy|bought)\b/;
const NEXT = listed(
  `what should, what can, what could, what do i, what to, what else, would she, idea, ideas, this time, this year, next, need, new, another, help me, find, looking for, anything but`,
);

/** He asks about something that he gave her, and for nothing new. */
export const isAboutGiven = (asked: string): boolean => GAVE.test(asked) && !says(asked, NEXT);

export function occasionOf(asked: string): Occasion | null {
  const [occasion] = OCCASIONS.find(([, phrases]) => says(asked, phrases)) ?? [];
  return occasion === undefined || (occasion === 'gift' && isAboutGiven(asked)) ? null : occasion;
}
