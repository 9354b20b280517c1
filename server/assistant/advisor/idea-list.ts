import type { Occasion } from '../../subjects/catalogue';
import { stem } from '../language/stem';

export interface Idea {
  for: Occasion;
  /** One of these stems in her words, or in what she was asked, brings the idea. */
  triggers: string[];
  /** What he could do. Never a claim about her taste: "fits what she said" and her words beside it must do. */
  text: string;
}

const of = (occasion: Occasion, triggers: string, text: string): Idea => ({
  for: occasion,
  triggers: triggers.split(' ').map(stem),
  text,
});

export const ideas: readonly Idea[] = [
  of(
    'gift',
    'flower bouquet peony rose tulip lily sunflower daisy orchid',
    'a bouquet, brought home on an ordinary day',
  ),
  of('gift', 'plant garden balcony herb seed', 'something that grows, with a pot and a handwritten label'),
  of('gift', 'book read novel author library', 'a book with a line from you on the first page'),
  of(
    'gift',
    'scent perfume candle smell lavender vanilla',
    'a small scent or candle, chosen in a shop that lets you try',
  ),
  of('gift', 'jewels jewelry jewellery necklace earring bracelet', 'one plain piece of jewellery, with the receipt'),
  of('gift', 'bath spa massage skincare cream', 'an evening of rest: towels warmed, phone away'),
  of('gift', 'music song album concert band piano guitar', 'two tickets, or a playlist with a note to each song'),
  of('gift', 'paint draw art craft pottery knit sew', 'good material for it, or a class to go to'),
  of('gift', 'photo photograph picture camera album', 'a photo of the two of you, printed and framed'),
  of('gift', 'tea coffee mug cup', 'a fine cup, and something good to fill it with'),
  of('gift', 'chocolate sweet candy cookie cake', 'a small box from a good shop, not a big one'),
  of('gift', 'letter note card write', 'a letter by hand, a page long'),
  of('gift', 'sock blanket scarf sweater cosy pajama', 'something soft to wear or to wrap up in'),
  of('gift', 'cook bake recipe', 'one beautiful tool for the kitchen'),
  of('gift', 'dog cat pet horse', 'something for the animal, and a card from it'),
  of('date', 'beach sea ocean lake swim river', 'a day by the water, with a thermos and a blanket'),
  of('date', 'hike walk forest mountain nature park', 'a slow walk, with a good stop on the way'),
  of('date', 'museum gallery exhibition art', 'an afternoon at an exhibition and cake afterwards'),
  of('date', 'movie film cinema series', 'a film evening, with the film already chosen'),
  of('date', 'dance ballroom salsa', 'an evening to dance, even in the kitchen'),
  of('date', 'concert music band jazz', 'live music in a small place'),
  of('date', 'restaurant dinner', 'a table for two, booked by you'),
  of('date', 'picnic garden outdoor outside', 'a picnic, everything packed by you'),
  of('date', 'star night sunset sunrise', 'an evening outside to watch the sky'),
  of('date', 'couch sofa homebody', 'an evening at home with the phones in a drawer'),
  of('date', 'bookshop bookstore market flea antique', 'a morning to browse together, without a plan'),
  of('date', 'city travel trip train weekend', 'a night away, the bags packed by you'),
  of('food', 'breakfast pancake waffle egg toast', 'breakfast in bed on a free morning'),
  of('food', 'pasta lasagna spaghetti pizza italian', 'cooking it from scratch, with the kitchen cleaned afterwards'),
  of('food', 'soup stew curry', 'a big pot of it, ready when the door opens'),
  of('food', 'cake bake dessert tiramisu pie cookie', 'baking it yourself; a crooked one counts double'),
  of('food', 'chocolate sweet', 'a little of it on the table after dinner'),
  of('food', 'tea coffee', 'a cup of it, made unasked'),
  of('food', 'sushi thai indian mexican restaurant', 'ordering it in, on real plates and with a candle'),
  of('food', 'grandma grandmother mother mom childhood', 'asking for the recipe and cooking it together'),
  of('comfort', 'tea coffee soup', 'a warm cup, brought without a word'),
  of('comfort', 'hug cuddle', 'a long hug before any question'),
  of('comfort', 'listen talk ear hear', 'ten minutes of listening, with no advice'),
  of('comfort', 'walk outside air fresh', 'a short walk around the block together'),
  of('comfort', 'bath shower spa', 'running a bath and guarding the door'),
  of('comfort', 'alone quiet space silence', 'an hour undisturbed, kept by you'),
  of('comfort', 'music song sing', 'putting on the right song and staying near'),
  of('comfort', 'laugh funny joke comedy', 'something silly to watch, side by side'),
  of('comfort', 'dish laundry chore clean cook', 'taking one chore off the list before it is asked'),
  of('comfort', 'nap sleep bed blanket', 'an early night, with the morning taken over by you'),
  of('comfort', 'note message text letter', 'a short handwritten note where it will be found'),
  of('comfort', 'flower chocolate', 'bringing some home today, for no reason'),
];
