const pairs = (lines: string) => new Map(lines.split(',').map((pair) => pair.trim().split(/\s+/) as [string, string]));

/** Plurals that no rule makes. */
export const irregular: ReadonlyMap<string, string> = pairs(
  `children child, men man, women woman, feet foot, teeth tooth, mice mouse, geese goose, knives knife, leaves leaf,
  scarves scarf, shelves shelf, loaves loaf, wives wife, lives life, halves half, irises iris, tomatoes tomato,
  potatoes potato, mangoes mango, avocadoes avocado, heroes hero, buses bus, glasses glass, menus menu, kiwis kiwi,
  bikinis bikini, martinis martini, salamis salami, zucchinis zucchini, safaris safari, taxis taxi, skis ski,
  paninis panini, cacti cactus, mousses mousse, quizzes quiz, lenses lens, gases gas, emojis emoji, bras bra,
  selfies selfy, headaches headache, stomachaches stomachache, toothaches toothache, quiches quiche,
  christmas christmas, canvases canvas, atlases atlas, dice die, allergic allergy, allergies allergy`,
);

/** British and other spellings, each by its singular. */
export const spellings: ReadonlyMap<string, string> = pairs(
  `colour color, jewellery jewelry, jewelery jewelry, liquorice licorice, pyjama pajama, doughnut donut,
  yoghurt yogurt, yoghourt yogurt, theatre theater, grey gray, flavour flavor, favourite favorite,
  neighbour neighbor, savoury savory, omelette omelet, chilli chili, chile chili, whisky whiskey, mum mom,
  mummy mom, mam mom, mama mom, mommy mom, daddy dad, papa dad, gran grandma, granny grandma, nana grandma,
  grandmother grandma, granddad grandpa, grandfather grandpa, mother mom, father dad, aluminium aluminum,
  moustache mustache, aubergine eggplant, courgette zucchini, coriander cilantro, prawn shrimp, aeroplane airplane,
  jumper sweater, nappy diaper, centre center, cosy cozy, humour humor, honour honor, parlour parlor,
  harbour harbor, odour odor, catalogue catalog, kebap kebab, ladybird ladybug, beetroot beet,
  moisturiser moisturizer, organiser organizer, anaesthetic anesthetic, coeliac celiac, diarrhoea diarrhea,
  paediatric pediatric, sulphite sulfite, fibre fiber, lasagne lasagna, daquiri daiquiri, cappucino cappuccino,
  expresso espresso, crysanthemum chrysanthemum, hydrangia hydrangea, peonie peony, paeony peony, bbq barbecue,
  barbeque barbecue, tv television, telly television, phobic phobia, humus hummus, houmous hummus, hoummus hummus,
  xmas christmas, bday birthday, puzzel puzzle, maker machine, earing earring, lilly lily, jewlery jewelry, jewelrey jewelry,
  braclet bracelet, necklase necklace, resturant restaurant, choclate chocolate, parfume perfume`,
);
