export interface Holding {
  /** How she names what she must not have. */
  named: string;
  /** In what it comes, or where it is met, though its name is not said. */
  held: string;
  /** She takes it herself: it is in nothing that he gives her. */
  isTaken?: true;
}

/** What is in things that do not say so: nuts in pesto, wool in a cardigan, a height under a balloon. */
export const holdings: readonly Holding[] = [
  {
    named: `nut, tree nut, peanut, almond, hazelnut, walnut, cashew, pistachio, pecan, macadamia, brazil nut, groundnut, nut allergy`,
    held: `praline, marzipan, nougat, pesto, nutella, baklava, macaron, macaroon, granola, muesli, frangipane, amaretto, amaretti, florentine, turron,
      trail mix, satay, snickers, brownie, korma, ferrero, ferrero rocher, bakewell, chocolate, chocolate box, truffle, pad thai, thai, reese, halva, gianduja,
      linzer torte, stollen, lebkuchen, bear claw, energy bar, cookie, biscuit, cake, ice cream, patisserie, pastry, candy, butter brickle, romesco, mole`,
  },
  {
    named: `lactose, dairy, milk, cow's milk, casein, cream, cheese, butter, yogurt`,
    held: `cheese, ice cream, gelato, latte, cappuccino, milkshake, fondue, raclette, pizza, lasagna, tiramisu, cheesecake, custard, creme brulee, panna cotta,
      milk chocolate, chocolate, truffle, mozzarella, burrata, cheese board, cheese platter, cream tea, alfredo, carbonara, quiche, hot chocolate, lassi, risotto, pudding,
      white russian, irish cream, bailey, cake, pastry, patisserie, afternoon tea, fudge, caramel, toffee, croissant, gratin, tzatziki, paneer`,
  },
  {
    named: `gluten, wheat, celiac, celiac disease, coeliac, flour, rye, barley`,
    held: `bread, croissant, pasta, pizza, cake, beer, beer tasting, brewery, bakery, baking class, cookie, biscuit, pastry, patisserie, pancake, waffle, bagel, baguette,
      lasagna, ramen, udon, dumpling, gyoza, couscous, pretzel, pie, brunch, burger, sandwich, toast, sourdough, pita, cupcake, donut, muffin, soy sauce, seitan, stout, ale, tart, afternoon tea`,
  },
  {
    named: `shellfish, shrimp, prawn, crab, lobster, mussel, oyster, clam, scallop, crustacean, seafood, fish`,
    held: `paella, bouillabaisse, sushi, sashimi, lobster, oyster bar, seafood platter, raw bar, ceviche, gumbo, jambalaya, clam chowder, cioppino, scampi, surf and turf, fish market,
      thai, dim sum, poke, caviar, calamari, pad thai, fish sauce, tempura, clambake, fruits de mer, crab cake, omakase, izakaya`,
  },
  {
    named: 'egg, egg white',
    held: `omelet, omelette, benedict, meringue, pavlova, macaron, souffle, quiche, brunch, mayonnaise, custard, cake, pancake, waffle, french toast, carbonara, tiramisu, eggnog, brioche, hollandaise, fresh pasta, cupcake, frittata, shakshuka, creme brulee, aioli, mousse, pastry`,
  },
  {
    named: 'sesame, tahini',
    held: 'hummus, falafel, halva, tahini, sushi, bagel, baba ganoush, burger, stir fry, korean, bibimbap, ramen, dukkah, breadstick, middle eastern, lebanese, poke',
  },
  {
    named: 'soy, soya, soybean, tofu, edamame',
    held: 'tofu, ramen, sushi, miso, teriyaki, tempeh, edamame, stir fry, soy sauce, japanese, chinese, korean, dim sum, pho, hibachi, teppanyaki, poke, vegan burger',
  },
  {
    named: 'mustard',
    held: 'bratwurst, hot dog, vinaigrette, sandwich, deli, burger, pretzel, sausage, pastrami, currywurst, piccalilli, salad dressing',
  },
  {
    named: 'celery, celeriac',
    held: 'bloody mary, bolognese, waldorf, soup, stock, stew, ragu, broth, crudites',
  },
  {
    named:
      'strawberry, raspberry, kiwi, mango, pineapple, peach, apple, cherry, banana, melon, citrus, orange, lemon, fruit, berry, stone fruit, passion fruit, papaya, grape',
    held: `fruit basket, fruit box, fruit tart, smoothie, sorbet, pavlova, jam, marmalade, cocktail, daiquiri, pimm, shortcake, trifle, crumble, lassi, sangria, limoncello, key lime, juice, tart,
      chocolate fondue, acai, chutney, fruit salad, edible arrangement, pick your own, orchard, pina colada, punch`,
  },
  {
    named:
      'alcohol, wine, red wine, white wine, beer, champagne, sulfite, sober, drink, histamine, prosecco, tequila, gin, whiskey, recovering',
    held: `wine, merlot, cabernet, pinot, chardonnay, riesling, rioja, champagne, prosecco, cocktail, vineyard, winery, wine tasting, wine cellar, wine bar, brewery, beer tasting, gin tasting, distillery, whiskey tasting,
      tiramisu, liqueur chocolate, rum cake, mulled wine, sangria, mimosa, bar crawl, sommelier, sherry, port, bottomless brunch, hamper, aged cheese`,
  },
  {
    named: 'caffeine, coffee, espresso',
    held: 'espresso machine, coffee machine, barista, cafe, latte, cappuccino, cold brew, tiramisu, matcha, energy drink, coffee bean, mocha, affogato, black tea, green tea, cola',
  },
  {
    named: 'garlic, onion, leek, allium',
    held: 'aioli, pesto, tapas, italian, hummus, garlic bread, curry, scampi, bruschetta, onion soup, salsa, kebab, tzatziki, bolognese, risotto',
  },
  {
    named: 'spice, spicy, chili, pepper, hot food',
    held: 'curry, vindaloo, thai, indian, mexican, szechuan, sichuan, salsa, hot sauce, kimchi, jalapeno, taco, tikka, hot pot, arrabbiata, nduja',
  },
  {
    named: 'pork, bacon, ham, kosher, halal',
    held: 'prosciutto, pancetta, carbonara, chorizo, salami, ribs, pulled pork, charcuterie, barbecue, sausage, bratwurst, serrano, jamon, gelatin, marshmallow, gummy bear',
  },
  {
    named: 'meat, vegan, vegetarian, beef, red meat, pescatarian',
    held: 'steak, steakhouse, burger, barbecue, charcuterie, tartare, brisket, churrasco, foie gras, leather, fur, roast, tasting menu, ribs, sausage',
  },
  {
    named: 'sugar, diabetes, diabetic, blood sugar',
    held: 'candy, chocolate, cake, ice cream, cupcake, donut, sweets, dessert, baklava, macaron, fudge, patisserie, caramel, cotton candy, soda, liqueur, honey',
  },
  {
    named: 'honey, propolis, beeswax',
    held: 'honey cake, baklava, mead, lip balm, beeswax candle, granola, lebkuchen, nougat, hand cream',
  },
  {
    named: 'mushroom, truffle, mold',
    held: 'risotto, truffle pasta, foraging, stroganoff, beef wellington, ramen, blue cheese, mushroom hunt',
  },
  { named: 'coconut', held: 'curry, thai, bounty, macaroon, pina colada, lamington, body butter, tropical, laksa' },
  { named: 'msg, glutamate', held: 'chinese, ramen, instant noodle, dim sum, takeout, soy sauce, parmesan' },
  {
    named: `latex, rubber`,
    held: `decorate, decoration, party, balloon, glove, rubber glove, wetsuit, swim cap, elastic, shapewear, spanx, rain boot, wellington, yoga mat, bandage, condom, spandex, hot water bottle, eraser, resistance band, balloon arch, party decoration, lingerie, sneaker, avocado, kiwi`,
  },
  {
    named: `wool, lanolin, mohair, angora, cashmere, alpaca`,
    held: `cardigan, sweater, jumper, scarf, merino, cashmere, poncho, beanie, tweed, blanket, throw, mittens, pashmina, shawl, knit, knitwear, knitting, yarn, sock, felt, coat, aran, hand cream, lip balm, rug, sheepskin, slipper, hat, lambswool`,
  },
  {
    named: `nickel, silver, metal, gold, cheap jewelry, costume jewelry, brass, copper, zipper`,
    held: `earring, necklace, bracelet, ring, watch, brooch, anklet, hoop, stud, charm, locket, pendant, jewelry, belt, buckle, piercing, cufflink, hair clip, barrette, bangle, choker, chain, glasses, jeans`,
  },
  {
    named: 'polyester, nylon, synthetic, acrylic, spandex, elastane',
    held: 'satin, fleece, nightgown, pajamas, leggings, blouse, bodysuit, robe, jacket, tights, stockings, lingerie, swimsuit, dress, sportswear, tracksuit, sheet, negligee',
  },
  {
    named: `perfume, eucalyptus, menthol, tea tree, scent, fragrance, scented, smell, incense, air freshener, musk, lavender, patchouli, essential oil, linden, chamomile`,
    held: `perfume, cologne, eau de toilette, eau de parfum, scented candle, candle, diffuser, bath bomb, bubble bath, body lotion, hand cream, lotion, soap, potpourri, incense, spa, massage, massage oil, chanel, dior, aromatherapy,
      sachet, shampoo, sauna, bath oil, bath salt, room spray, lush, jo malone, scented, spa basket, pillow spray, bouquet, face mask, essential oil`,
  },
  {
    named: `cosmetic, makeup, cream, lotion, sunscreen, paraben, nail polish, hair dye, dye, detergent, soap, aloe, retinol`,
    held: `makeup, lipstick, foundation, face mask, facial, hand cream, lotion, spa, salon, manicure, pedicure, mascara, hair color, henna, skincare, serum, bath bomb, body butter, lash, gel nail, beauty box, eye shadow, moisturizer, scrub, spa basket`,
  },
  {
    named: `lily, flower, pollen, hay fever, rose, grass, ragweed, birch, chrysanthemum, daisy, mimosa, hyacinth, blossom, sunflower, ambrosia, goldenrod, plant`,
    held: `bouquet, bunch, flower, arrangement, florist, corsage, wreath, garland, picnic, meadow, garden, garden show, wildflower, botanical garden, orchard, park, lawn, hayride, farm, vase, centerpiece, petal, boutonniere, floral, hike, chamomile, honey, countryside, golf`,
  },
  {
    named: `bee, bee sting, wasp, wasp sting, hornet, insect, insect sting, insect bite, mosquito, sting`,
    held: `beekeeper, apiary, beekeeping, hive, honey, picnic, orchard, garden, meadow, beer garden, camping, hike, terrace, outdoor, park, barbecue, lavender field, vineyard, berry picking, glamping, lake, farm, safari, jungle, campfire, allotment`,
  },
  {
    named: `cat, cat hair, animal hair, fur, dander, pet`,
    held: `kitten, cat, cat cafe, cat sitting, persian, siamese, maine coon, tabby, pet, animal shelter, petting zoo, shelter, farm stay, fur coat, faux fur`,
  },
  {
    named: `dog, dog hair, animal hair, fur, dander, pet`,
    held: `puppy, dog, dog sledding, husky, sled, labrador, retriever, poodle, dachshund, corgi, pet, animal shelter, shelter, dog park, fur coat, terrier, spaniel, dog cafe`,
  },
  {
    named: `horse, horse hair`,
    held: `riding, riding lesson, horseback, pony, carriage, carriage ride, stable, ranch, polo, racecourse, derby, dude ranch, equestrian, trail ride, sleigh, rodeo, farm`,
  },
  {
    named: 'feather, down, goose',
    held: 'down comforter, comforter, duvet, pillow, goose, down jacket, puffer, down, featherbed, quilt, boa, parka, sleeping bag, dream catcher, hotel, feather boa',
  },
  {
    named: 'dust, dust mite, mold',
    held: 'attic, antique, flea market, thrift, rug, carpet, teddy bear, plush, used book, cabin, barn, castle, old hotel, archive, antique shop',
  },
  {
    named: 'smoke, cigarette, tobacco, asthma',
    held: 'campfire, bonfire, hookah, shisha, cigar, cigar lounge, fire pit, barbecue, fireplace, incense, casino, fireworks, chimney, candle, sauna, perfume, smokehouse, fog machine',
  },
  {
    named: 'spider, arachnophobia, insect, bug, cockroach',
    held: 'cellar, basement, camping, attic, cave, jungle, terrarium, tarantula, insectarium, cabin, shed, rainforest, tent, butterfly house, australia',
  },
  {
    named: 'snake, reptile, lizard',
    held: 'reptile, reptile house, zoo, jungle, terrarium, desert, safari, rainforest, serpentarium, hike, petting zoo, vivarium, everglades, python, boa',
  },
  {
    named: 'bird, pigeon, seagull, ornithophobia',
    held: 'duck, swan, goose, peacock, feed the duck, aviary, falconry, bird park, pigeon, dove, dove release, parrot, zoo, owl, st mark, ostrich, chicken, birdwatching, trafalgar, petting zoo, flamingo',
  },
  { named: 'mouse, rat, rodent', held: 'hamster, guinea pig, barn, pet shop, petting zoo, cellar, attic, gerbil' },
  {
    named: 'shark, jellyfish, deep water, open water, ocean, sea, drown, drowning, water, swimming',
    held: 'snorkel, snorkeling, scuba, diving, diving course, surf, surfing, kayak, kayaking, canoe, rafting, sailing, cruise, paddle, paddleboard, swim, swimming, water park, cage dive, lake, jet ski, boat, aquarium, float, rowing, waterfall, island, yacht, catamaran, pool',
  },
  {
    named:
      'seasick, sea sickness, seasickness, motion sick, motion sickness, carsick, travel sick, boat, airsick, dizzy, vertigo, anything that floats',
    held: 'cruise, sailboat, sailing, yacht, ferry, catamaran, boat, boat trip, whale watching, fishing trip, gondola, houseboat, roller coaster, theme park, amusement park, carousel, simulator, road trip, bus tour, imax, virtual reality, ferris wheel, speedboat, kayak, canoe, helicopter, small plane, rafting, island, fjord',
  },
  {
    named: `height, vertigo, acrophobia, ledge, ladder, looking down, cliff, bridge`,
    held: `balloon, hot air balloon, balloon ride, via ferrata, climbing, rooftop, rooftop bar, tower, skyscraper, observation deck, ferris wheel, zip line, zipline, paragliding, parachute, skydiving, skydive, bungee, bungee jump, cable car, gondola, chairlift,
      ski lift, skywalk, glass floor, mountain, summit, cliff, bridge, suspension bridge, treetop, canopy, tree house, helicopter, plane, glider, hang gliding, empire state, eiffel tower, lighthouse, ropes course, high ropes, climbing wall, abseiling, balcony, lookout, viewpoint, cathedral dome, trapeze, skyline, london eye, burj, revolving restaurant, canyon, hike, skiing`,
  },
  {
    named: 'fly, flying, plane, airplane, flight, turbulence, airport',
    held: 'flight, plane, helicopter, paris, rome, london, new york, tokyo, bali, hawaii, weekend in, city break, abroad, overseas, glider, parachute, skydiving, hot air balloon, seaplane, vacation, trip, honeymoon, getaway, island, jet, europe, venice, barcelona, lisbon, maldives',
  },
  {
    named:
      'claustrophobia, claustrophobic, locked in, being locked in, shut in, tight space, small space, enclosed space, elevator, lift, trapped, tunnel, closed room, mri, underground, confined',
    held: 'escape game, escape room, cave, caving, cavern, submarine, catacomb, tunnel, mine, elevator, float tank, sensory deprivation, crypt, dungeon, sauna, igloo, capsule hotel, sleeper train, phone booth, cellar, wine cellar, tent, subway, bunker, tower, mri, small plane, camper van, photo booth, maze, corn maze, infrared cabin, grotto',
  },
  {
    named:
      'crowd, many people, people everywhere, agoraphobia, noise, loud noise, loud, being the center, public, social anxiety, stage',
    held: 'concert, stadium, festival, christmas market, market, parade, carnival, nightclub, club, party, surprise party, mall, theme park, amusement park, times square, oktoberfest, fair, rave, street festival, arena, karaoke, flash mob, new year, fireworks, game, black friday, disneyland, disney, match, gala, marathon, jumbotron, public proposal, open mic, subway',
  },
  {
    named: 'dark, darkness, night',
    held: 'dining in the dark, dark, cave, night hike, haunted house, ghost tour, escape room, planetarium, midnight, stargazing, float tank, cinema, blackout, catacomb, camping, night walk, fireflies',
  },
  {
    named: 'costume, costume party, clown, mask, horror, scary film, ghost, haunted, zombie, blood',
    held: 'circus, haunted house, horror, halloween, ghost tour, carnival, escape room, scare, masquerade, masked ball, murder mystery, wax museum, fairground, slasher, vampire, parade, crime dinner, stephen king',
  },
  {
    named: 'fireworks, bang, loud bang, thunder, explosion, gun, gunfire',
    held: 'fireworks, new year, shooting range, fourth of july, firecracker, confetti cannon, storm chasing, bonfire night, paintball, clay shooting, new year eve, champagne sabering, laser tag, balloon',
  },
  {
    named: 'needle, injection, blood, hospital, doctor, dentist, surgery',
    held: 'tattoo, piercing, acupuncture, blood donation, botox, filler, microneedling, permanent makeup, vaccination, embroidery, mesotherapy, whitening, ear piercing, iv drip, body world, laser, dna kit',
  },
  {
    named: 'cold, cold water, ice, raynaud, freezing',
    held: 'ice bath, cold plunge, ice skating, ski, skiing, ice hotel, polar, snow, sledding, igloo, winter hike, cryotherapy, ice bar, plunge pool, snowshoe',
  },
  {
    named: 'heat, sun, sunburn, sunlight, hot weather, sweat, lupus',
    held: 'sauna, beach, hot yoga, steam room, desert, hot tub, hot spring, sunbathing, dubai, onsen, tropical, hammam, bikram, safari, pool, infrared, cruise, island',
  },
  {
    named: 'strobe, flashing light, flicker, epilepsy, epileptic, seizure, migraine',
    held: 'strobe, laser show, nightclub, club, concert, arcade, rave, disco, fireworks, light show, imax, video game, virtual reality, red wine, perfume, festival, light festival',
  },
  {
    named:
      'penicillin, antibiotic, aspirin, ibuprofen, iodine, sulfa, anesthetic, codeine, medicine, painkiller, adhesive, band aid, contrast dye, morphine, plaster',
    isTaken: true,
    held: 'medicine, medicine bag, first aid, first aid kit, pharmacy, pill, tablet, travel kit, painkiller, remedy, supplement, antiseptic, ill, sick, flu, get well, cold remedy, band aid, bandage, hospital, heat patch, throat lozenge, vitamin, travel pharmacy',
  },
  {
    named: 'pregnant, pregnancy',
    held: 'sushi, wine, sauna, hot tub, champagne, oyster, roller coaster, soft cheese, raw, cocktail, skiing, steam room, tartare, brie, massage, mayonnaise',
  },
  {
    named: 'heart condition, pacemaker, high blood pressure, heart, blood thinner',
    held: 'roller coaster, bungee, skydiving, sauna, hot tub, steam room, magnet, licorice, marathon, massage, scuba, energy drink, haunted house, espresso',
  },
  {
    named: 'surprise, surprise party, attention, public proposal',
    held: 'surprise party, flash mob, karaoke, party, public proposal, jumbotron, stage, serenade, speech, singing waiter',
  },
  {
    named: 'chlorine, pool water, salt water',
    held: 'water park, pool, spa, swimming, swim, aqua, hot tub, thermal bath, thermal spa, hotel, wellness, whirlpool, beach, aquarium',
  },
  {
    named: 'rabbit, bunny, guinea pig, hamster, rodent, asthma',
    held: 'bunny, rabbit, petting zoo, farm, pet, pet shop, hamster, guinea pig, barn, zoo',
  },
  {
    named: 'moth, butterfly, insect',
    held: 'butterfly house, tropical garden, garden, greenhouse, botanical garden, meadow, conservatory, lavender field, lantern, night walk',
  },
  {
    named: 'thunder, thunderstorm, lightning, storm',
    held: 'camping, tent, storm watching, sailing, hike, hiking, festival, open air, glamping, mountain hut, storm chasing',
  },
  {
    named: 'tomato, nightshade, eggplant, paprika, bell pepper',
    held: 'pizza, pasta, bloody mary, lasagna, bolognese, bruschetta, ketchup, gazpacho, salsa, ratatouille, moussaka, shakshuka, italian, caprese, burger, goulash, caponata',
  },
  {
    named: 'cinnamon, clove, nutmeg, ginger, vanilla, anise, licorice, cardamom, turmeric, cumin, cilantro, herb',
    held: 'chai, apple pie, gingerbread, mulled wine, curry, lebkuchen, spice market, speculoos, cinnamon roll, eggnog, pumpkin spice, stollen, strudel, christmas market, indian, cookie, candle, tea, pho, taco, ouzo, pastis, mojito',
  },
  {
    named: 'fructose, sorbitol, fodmap, irritable bowel, ibs, crohn, reflux',
    held: 'juice, smoothie, dried fruit, fruit, honey, candy, chewing gum, hamper, onion soup, bean, curry, spicy, cocktail, soda, tasting menu, street food',
  },
  {
    named: 'leather, suede, chrome, formaldehyde, dye, new clothes',
    held: 'handbag, bag, boots, shoes, belt, wallet, jacket, gloves, purse, sofa, watch strap, sandals, pajamas, blouse, dress, sheets, clothes, clothing, jeans, ankle boots, sneakers, biker jacket',
  },
  {
    named: 'hops, yeast, malt',
    held: 'beer, craft beer, oktoberfest, brewery, beer garden, beer tasting, pub, ale, stout, bread, pizza, sourdough, marmite, champagne, wine',
  },
  {
    named: 'aloe, sun cream, after sun',
    held: 'after sun, sun care, lotion, face mask, beach bag, face cream, pamper box, spa, moisturizer, razor, tissue',
  },
];
