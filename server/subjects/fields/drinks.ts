import { subject } from '../subject';

/** What she drinks, from the first cup to the last glass. */
export const drinks = {
  drink: subject({
    names: 'drink, beverage, something to drink',
    near: ['hot-drink', 'cold-drink', 'alcohol'],
    serves: ['food'],
  }),
  'hot-drink': subject({
    names: 'hot drink, hot chocolate, cocoa, first cup, cup in the morning, warm drink',
    members: 'hot milk, golden milk, mulled cider, mocha, ovaltine, horlicks, warm milk, hot lemon',
    near: ['coffee', 'tea', 'mug'],
    serves: ['food', 'comfort', 'daily'],
  }),
  coffee: subject({
    names: 'coffee, coffee order, caffeine, java',
    members: `espresso, cappuccino, latte, flat white, americano, macchiato, cortado, cold brew, iced coffee, decaf,
      filter coffee, french press, frappuccino, oat milk latte, nespresso, instant coffee, starbucks, dunkin, mocha,
      black coffee, barista, oat milk, coffee bean, coffee maker`,
    near: ['hot-drink', 'cafe', 'breakfast'],
    serves: ['food', 'gift', 'date', 'daily'],
  }),
  tea: subject({
    names: 'tea, cup of tea, tea bag, cuppa, afternoon tea',
    members: `earl grey, green tea, black tea, herbal tea, chamomile, chamomile tea, peppermint tea, rooibos, chai,
      matcha, oolong, darjeeling, jasmine tea, ginger tea, english breakfast, mint tea, yorkshire tea, assam, white tea,
      iced tea, hibiscus tea, fruit tea, lemon tea, loose leaf, teapot`,
    near: ['hot-drink', 'mug'],
    serves: ['food', 'gift', 'comfort', 'daily'],
  }),
  'cold-drink': subject({
    names: 'cold drink, soft drink, soda, fizzy drink, juice, smoothie, water, still or sparkling',
    members: `lemonade, cola, coke, diet coke, coke zero, pepsi, sprite, fanta, dr pepper, ginger ale, ginger beer,
      tonic water, root beer, iced tea, orange juice, apple juice, cranberry juice, tomato juice, grapefruit juice,
      milkshake, kombucha, coconut water, sparkling water, mineral water, seltzer, san pellegrino, perrier, la croix,
      club soda, still water, tap water, ice cube, elderflower cordial, fruit juice, lassi, bubble tea, boba,
      energy drink, red bull`,
    near: ['drink', 'fruit'],
    serves: ['food', 'daily'],
  }),
  wine: subject({
    names: 'wine, bottle of wine, glass of wine, red wine, white wine',
    members: `champagne, prosecco, cava, sparkling wine, rosé, rose wine, merlot, cabernet, chardonnay, riesling,
      sauvignon blanc, pinot noir, pinot grigio, malbec, shiraz, zinfandel, chianti, rioja, bordeaux, burgundy wine,
      beaujolais, mulled wine, port wine, sherry, sangria, moscato, bubbly, mimosa`,
    near: ['alcohol', 'cheese'],
    serves: ['food', 'gift', 'date', 'celebration'],
  }),
  alcohol: subject({
    names: 'alcohol, beer, cocktail, spirits, liquor, alcoholic, celebration drink',
    members: `gin, gin and tonic, vodka, whiskey, bourbon, rum, tequila, brandy, cognac, liqueur, baileys, amaretto,
      limoncello, aperol spritz, aperol, campari, negroni, martini, espresso martini, margarita, mojito, pina colada,
      cosmopolitan, daiquiri, old fashioned cocktail, bloody mary, long island iced tea, mint julep, manhattan cocktail,
      ale, lager, ipa, stout, guinness, cider, pilsner, sake, mocktail, eggnog, pimm's, spritz, highball, moscow mule,
      kahlua, jagermeister, ouzo`,
    near: ['wine', 'drink', 'bar'],
    serves: ['food', 'gift', 'date', 'celebration'],
  }),
} as const;
