import type { Holding } from './holding';

/** What is in dishes and drinks that do not say so. */
export const heldInFood: readonly Holding[] = [
  {
    named: `any nuts, nut, tree nut, peanut, almond, hazelnut, walnut, cashew, pistachio, pecan, macadamia, brazil nut, groundnut, nut allergy`,
    held: `dukkah, dan dan, kung pao, gado gado, massaman, peanut butter, pb&j, nut butter, nut milk, almond milk, orgeat, mai tai, frangelico, nocino, biscotti, cantuccini, turtle, pecan pie, pralines, rocky road, butter pecan, spumoni, waldorf, picada, mortadella, panforte, tagine, financier, dacquoise, opera cake, battenberg, simnel, galette, turkish bakery, lokum, rugelach, granola bar, protein bar, muesli, vegan cheese, kulfi, barfi, sundae, candy bar, advent calendar, christmas cookie, hamper, snack box, mixed nuts, asian, indonesian, west african, turkish, greek pastry, kataifi, praline, marzipan, nougat, pesto, nutella, baklava, macaron, macaroon, granola, muesli, frangipane, amaretto, amaretti, florentine, turron,
      trail mix, satay, snickers, brownie, korma, ferrero, ferrero rocher, bakewell, chocolate, chocolate box, truffle, pad thai, thai, reese, halva, gianduja,
      linzer torte, stollen, lebkuchen, bear claw, energy bar, cookie, biscuit, cake, ice cream, patisserie, pastry, candy, butter brickle, romesco, mole`,
  },
  {
    named: `lactose, dairy, milk, cow's milk, casein, cream, cheese, butter, yogurt`,
    held: `queso, nacho, enchilada, mac and cheese, cheese fondue, dulce de leche, tres leches, bechamel, moussaka, souffle, creamy, buttercream, frosting, ganache, gelateria, frozen yogurt, froyo, kefir, labneh, halloumi, saag paneer, butter chicken, tikka masala, korma, clotted cream, scone, trifle, eton mess, pavlova, banoffee, parfait, clam chowder, alfredo, stroganoff, caprese, ravioli, tortellini, dauphinoise, boursin, brie, camembert, gouda, cheddar, parmesan, ricotta, mascarpone, cannoli, eggnog, ice cream sandwich, dairy queen, pancake, waffle, crepe, french toast, mashed potatoes, cookie dough, brownie, donut, cheese, ice cream, gelato, latte, cappuccino, milkshake, fondue, raclette, pizza, lasagna, tiramisu, cheesecake, custard, creme brulee, panna cotta,
      milk chocolate, chocolate, truffle, mozzarella, burrata, cheese board, cheese platter, cream tea, alfredo, carbonara, quiche, hot chocolate, lassi, risotto, pudding,
      white russian, irish cream, bailey, cake, pastry, patisserie, afternoon tea, fudge, caramel, toffee, croissant, gratin, tzatziki, paneer`,
  },
  {
    named: `crumb, gluten, wheat, celiac, celiac disease, coeliac, flour, rye, barley`,
    held: `craft beer, beer flight, pub, gnocchi, ravioli, noodle, spaghetti, macaroni, focaccia, brioche, scone, cinnamon roll, churro, crepe, naan, tortilla, burrito, wrap, dim sum, tempura, schnitzel, wellington, pot pie, gingerbread, stollen, panettone, cannoli, eclair, macaroni, bun, calzone, empanada, samosa, pierogi, spring roll, bao, beignet, strudel, soba, malt, whoopie pie, cookie dough, crumble, crouton, bread pudding, stuffing, fried chicken, fish and chips, tapas, oktoberfest, pizzeria, trattoria, patisserie, pie tasting, cookie decorating, sourdough class, pasta making, gingerbread house, bread, croissant, pasta, pizza, cake, beer, beer tasting, brewery, bakery, baking class, cookie, biscuit, pastry, patisserie, pancake, waffle, bagel, baguette,
      lasagna, ramen, udon, dumpling, gyoza, couscous, pretzel, pie, brunch, burger, sandwich, toast, sourdough, pita, cupcake, donut, muffin, soy sauce, seitan, stout, ale, tart, afternoon tea`,
  },
  {
    named: `anything with a shell, anchovy, salmon, tuna, cod, caviar, squid, octopus, shellfish, shrimp, prawn, crab, lobster, mussel, oyster, clam, scallop, crustacean, seafood, fish`,
    held: `seafood, thai green curry, curry, laksa, tom yum, pho, spring roll, shrimp cocktail, po boy, crawfish, crawfish boil, lobster roll, bisque, chowder, moules, moules frites, linguine vongole, vongole, frutti di mare, oysters, scallops, sushi counter, hibachi, cajun, creole, tapas, raw bar, fish taco, caesar salad, puttanesca, worcestershire, nicoise, anchovy, anchovies, smoked salmon, lox, kedgeree, gravlax, fish and chips, ceviche, poke bowl, bento, dashi, okonomiyaki, takoyaki, kimchi, xo sauce, paella, bouillabaisse, sushi, sashimi, lobster, oyster bar, seafood platter, raw bar, ceviche, gumbo, jambalaya, clam chowder, cioppino, scampi, surf and turf, fish market,
      thai, dim sum, poke, caviar, calamari, pad thai, fish sauce, tempura, clambake, fruits de mer, crab cake, omakase, izakaya`,
  },
  {
    named: `egg, egg white`,
    held: `macaroon, egg roll, egg tart, ladurée, laduree, crepe, popover, yorkshire pudding, challah, sponge, angel food cake, lemon curd, ice cream, gelato, caesar salad, fried rice, ramen, pad thai, bibimbap, egg nog, zabaglione, sabayon, spaetzle, tamago, okonomiyaki, nougat, marshmallow, croissant, brownie, cookie, cupcake, scotch egg, deviled egg, benedict, omelet, omelette, benedict, meringue, pavlova, macaron, souffle, quiche, brunch, mayonnaise, custard, cake, pancake, waffle, french toast, carbonara, tiramisu, eggnog, brioche, hollandaise, fresh pasta, cupcake, frittata, shakshuka, creme brulee, aioli, mousse, pastry`,
  },
  {
    named: `sesame, tahini`,
    held: `hummus, falafel, halva, tahini, sushi, bagel, baba ganoush, burger, stir fry, korean, bibimbap, ramen, dukkah, breadstick, middle eastern, lebanese, poke`,
  },
  {
    named: `soy, soya, soybean, tofu, edamame`,
    held: `tofu, ramen, sushi, miso, teriyaki, tempeh, edamame, stir fry, soy sauce, japanese, chinese, korean, dim sum, pho, hibachi, teppanyaki, poke, vegan burger`,
  },
  {
    named: `mustard`,
    held: `bratwurst, hot dog, vinaigrette, sandwich, deli, burger, pretzel, sausage, pastrami, currywurst, piccalilli, salad dressing`,
  },
  {
    named: `celery, celeriac`,
    held: `bloody mary, bolognese, waldorf, soup, stock, stew, ragu, broth, crudites`,
  },
  {
    named: `strawberry, raspberry, kiwi, mango, pineapple, peach, apple, cherry, banana, melon, citrus, orange, lemon, fruit, berry, stone fruit, passion fruit, papaya, grape`,
    held: `eton mess, fruit platter, fruit tart, sangria, mango lassi, bellini, kir, cobbler, compote, coulis, berry picking, strawberry picking, chocolate strawberry, chocolate dipped, chocolate covered, wimbledon, cheesecake, rhubarb, danish, parfait, acai bowl, bombay, indian restaurant, mango sticky rice, banana bread, banana split, banoffee, smoothie bowl, fruit bouquet, caipirinha, margarita, mojito, lemonade, ceviche, key lime pie, lemon tart, orange chicken, duck a l'orange, marmalade, fruit cake, panettone, juice bar, fruit basket, fruit box, fruit tart, smoothie, sorbet, pavlova, jam, marmalade, cocktail, daiquiri, pimm, shortcake, trifle, crumble, lassi, sangria, limoncello, key lime, juice, tart,
      chocolate fondue, acai, chutney, fruit salad, edible arrangement, pick your own, orchard, pina colada, punch`,
  },
  {
    named: `sulphite, drinking, sip, booze, cider, rum, vodka, bourbon, scotch, alcohol, wine, red wine, white wine, beer, champagne, sulfite, sober, drink, histamine, prosecco, tequila, gin, whiskey, recovering`,
    held: `barolo, chianti, malbec, shiraz, syrah, bordeaux, burgundy, sauvignon, zinfandel, tempranillo, amarone, brunello, rose wine, rosé, vermouth, rum, rum truffle, rum ball, brandy, cognac, armagnac, vodka, scotch, bourbon, mezcal, aperol, spritz, negroni, martini, margarita, paloma, mojito, daiquiri, pina colada, bellini, cosmopolitan, old fashioned, bloody mary, irish coffee, liqueur, limoncello, sake, soju, hard cider, hard seltzer, mead, pub, pub crawl, happy hour, beer, beer garden, oktoberfest, napa, wine country, wine club, mixology, cocktail class, brandy snap, trifle, coq au vin, beer festival, tasting flight, open bar, champagne breakfast, cava, wine, merlot, cabernet, pinot, chardonnay, riesling, rioja, champagne, prosecco, cocktail, vineyard, winery, wine tasting, wine cellar, wine bar, brewery, beer tasting, gin tasting, distillery, whiskey tasting,
      tiramisu, liqueur chocolate, rum cake, mulled wine, sangria, mimosa, bar crawl, sommelier, sherry, port, bottomless brunch, hamper, aged cheese`,
  },
  {
    named: `caffeine, coffee, espresso`,
    held: `chai, tea, earl grey, yerba mate, kombucha, red bull, pre workout, dark chocolate, chocolate, coffee shop, coffee tasting, coffee subscription, keurig, nespresso, matcha set, iced tea, diet coke, espresso martini, roastery, espresso machine, coffee machine, barista, cafe, latte, cappuccino, cold brew, tiramisu, matcha, energy drink, coffee bean, mocha, affogato, black tea, green tea, cola`,
  },
  {
    named: `garlic, onion, leek, allium`,
    held: `french onion, garlic, shallot, chive, ramen, pho, stew, chili, pizza, pasta sauce, marinara, bistro, onion ring, soup, stir fry, indian, chinese, thai, mexican, fajita, burger, gravy, stuffing, aioli, pesto, tapas, italian, hummus, garlic bread, curry, scampi, bruschetta, onion soup, salsa, kebab, tzatziki, bolognese, risotto`,
  },
  {
    named: `spice, spicy, chili, pepper, hot food`,
    held: `curry, vindaloo, thai, indian, mexican, szechuan, sichuan, salsa, hot sauce, kimchi, jalapeno, taco, tikka, hot pot, arrabbiata, nduja`,
  },
  {
    named: `pork, bacon, ham, kosher, halal`,
    held: `hot dog, pepperoni, gyoza, char siu, carnitas, al pastor, lard, shrimp, lobster, oyster, cheeseburger, bao, schnitzel, mortadella, guanciale, pork belly, bbq, cuban sandwich, clam, pigs in a blanket, prosciutto, pancetta, carbonara, chorizo, salami, ribs, pulled pork, charcuterie, barbecue, sausage, bratwurst, serrano, jamon, gelatin, marshmallow, gummy bear`,
  },
  {
    named: `fur, an animal died, animal products, gelatin, gelatine, lamb, veal, organ meat, meat, vegan, vegetarian, beef, red meat, pescatarian`,
    held: `suede, sheepskin, down, wool, silk, gelatin, gummy, jello, marshmallow, panna cotta, parmesan, foie gras, oyster, sushi, bone broth, pate, beef wellington, pot roast, meatball, bolognese, wings, fried chicken, kebab, gyro, hot dog, chicken, turkey, lamb, veal, duck, hunting, fishing trip, rodeo, bullfight, leather jacket, leather bag, leather boots, ankle boots, handbag, fur coat, caviar, honey, steak dinner, steak, steakhouse, burger, barbecue, charcuterie, tartare, brisket, churrasco, foie gras, leather, fur, roast, tasting menu, ribs, sausage`,
  },
  {
    named: `candy, sugar, diabetes, diabetic, blood sugar`,
    held: `fudge, gift basket, cookie, brownie, pie, milkshake, syrup, jam, candy box, truffle, chocolate box, dessert tasting, gelato, sorbet, cheesecake, toffee, marshmallow, lollipop, cinnamon roll, pastry, sundae, afternoon tea, licorice, jelly bean, hot chocolate, sweet wine, cotton candy, candy bouquet, candy, chocolate, cake, ice cream, cupcake, donut, sweets, dessert, baklava, macaron, fudge, patisserie, caramel, cotton candy, soda, liqueur, honey`,
  },
  {
    named: `honey, propolis, beeswax`,
    held: `honey cake, baklava, mead, lip balm, beeswax candle, granola, lebkuchen, nougat, hand cream`,
  },
  {
    named: `mushroom, truffle, mold`,
    held: `truffle, truffle hunting, truffle oil, duxelles, hot pot, portobello, shiitake, porcini, mushroom soup, marsala, stir fry, mushroom picking, bourguignon, pizza, risotto, truffle pasta, foraging, stroganoff, beef wellington, ramen, blue cheese, mushroom hunt`,
  },
  {
    named: `coconut`,
    held: `coconut, colada, curry, satay, tropical smoothie, mounds, almond joy, massaman, green curry, tom kha, granola, sunscreen, shampoo, body lotion, pandan, mango sticky rice, samoas, german chocolate cake, ambrosia, piña colada, tiki, curry, thai, bounty, macaroon, pina colada, lamington, body butter, tropical, laksa`,
  },
  { named: `msg, glutamate`, held: `chinese, ramen, instant noodle, dim sum, takeout, soy sauce, parmesan` },
];
