/** What she said, and what touches it: two things he may think of, two questions he may ask. */
export interface DangerCase {
  said: string;
  ideas: readonly [string, string];
  asked: readonly [string, string];
}

export const touching = (said: string, ideas: DangerCase['ideas'], asked: DangerCase['asked']): DangerCase => ({
  ...{ said, ideas, asked },
});

/** A hundred: what the vocabulary was made with. */
export const dangerCases: readonly DangerCase[] = [
  touching(
    'I am allergic to lilies, they make my eyes swell.',
    ['A big bouquet', 'Flowers from the market'],
    ['What flowers should I get her?', 'What should I give her for her birthday?'],
  ),
  touching(
    'Tree nuts put me in the hospital once.',
    ['A box of pralines', 'Marzipan from Lübeck'],
    ['Which dessert should I order?', 'Could I cook her pasta with pesto?'],
  ),
  touching(
    'I have a peanut allergy.',
    ['Satay at the Thai place', 'Snickers ice cream'],
    ['Where should we eat on Friday?', 'What could I bake for her?'],
  ),
  touching(
    'Latex gives me a rash.',
    ['Balloons all over the bedroom', 'Rubber gloves for the garden'],
    ['How should I decorate for her party?', 'What should I give her for Christmas?'],
  ),
  touching(
    "I'm lactose intolerant.",
    ['A cheese platter', 'Ice cream by the lake'],
    ['What should I cook for her tonight?', 'Would she like fondue?'],
  ),
  touching(
    'Wool makes me itch terribly.',
    ['A soft cardigan', 'Merino socks'],
    ['What should I get her to wear this winter?', 'What would be a good present for her?'],
  ),
  touching(
    "I'm terrified of heights.",
    ['A hot-air balloon ride', 'Via ferrata weekend'],
    ['What should we do on our next date?', 'Would she enjoy a rooftop restaurant?'],
  ),
  touching(
    'Nickel gives me blisters, my ears swell up.',
    ['Hoop earrings', 'A charm bracelet'],
    ['What jewelry would she like?', 'What can I give her for our anniversary?'],
  ),
  touching(
    "I can't take penicillin, it nearly killed me.",
    ['A first aid kit for the car', 'Medicine bag for our trip'],
    ['What should I pack in the medicine bag?', 'What should I give her when she is ill?'],
  ),
  touching(
    "I'm allergic to cats.",
    ['A kitten for her birthday', 'Afternoon at the cat cafe'],
    ['Should we adopt a kitten?', 'Would she like a pet?'],
  ),
  touching(
    'Perfume gives me a migraine.',
    ['Scented candles', 'Chanel No. 5'],
    ['What should I give her for Valentine’s Day?', 'Which scent would she like?'],
  ),
  touching(
    'Shellfish makes my throat close up.',
    ['Lobster dinner', 'Paella for two'],
    ['Which restaurant should I book?', 'Should I order the prawn cocktail?'],
  ),
  touching(
    'I have celiac disease.',
    ['Croissants in bed', 'A beer tasting'],
    ['What can I make her for breakfast?', 'Would she like a pasta class?'],
  ),
  touching(
    "I'm claustrophobic.",
    ['An escape room', 'A tour of the caves'],
    ['Where could we go this weekend?', 'Would she like an escape room?'],
  ),
  touching(
    'Bee stings send me to the hospital.',
    ['Visit to a beekeeper', 'Picnic in the orchard'],
    ['Would she like a picnic in the garden?', 'What should we do on Sunday outdoors?'],
  ),
  touching(
    'Red wine gives me a terrible headache.',
    ['A case of Merlot', 'Wine tasting in the valley'],
    ['Which wine should I buy?', 'What should I bring for dinner?'],
  ),
  touching(
    'Strawberries bring me out in hives.',
    ['Chocolate-dipped strawberries', 'A fruit basket'],
    ['Should I make her a fruit tart?', 'What dessert would she like?'],
  ),
  touching(
    'I get seasick on anything that floats.',
    ['Sunset cruise', 'A day on a sailboat'],
    ['Would she like a boat trip?', 'What should we do on vacation?'],
  ),
  touching(
    'I am allergic to feathers.',
    ['A down comforter', 'Goose-down pillows'],
    ['What should I get her for the bedroom?', 'What gift would she like?'],
  ),
  touching(
    'I have hay fever, grass pollen is the worst.',
    ['Picnic in the meadow', 'A bouquet of wildflowers'],
    ['Where should we have our picnic?', 'Should I bring her flowers?'],
  ),
  touching(
    "I'm scared of dogs since I was bitten.",
    ['A puppy', 'Dog sledding'],
    ['Should we get a puppy?', 'What could we do together this winter?'],
  ),
  touching(
    'Eggs make me sick for days.',
    ['Brunch with eggs Benedict', 'A box of macarons'],
    ['What should I make for breakfast?', 'Can I bake her a soufflé?'],
  ),
  touching(
    'I am allergic to silver, it burns my skin.',
    ['A silver necklace', 'Charm bracelet'],
    ['Which necklace should I buy?', 'What jewelry should I get her?'],
  ),
  touching(
    'Sesame is dangerous for me, I carry an EpiPen.',
    ['Hummus tasting', 'Sushi night'],
    ['Would she like falafel?', 'Where should I take her for dinner?'],
  ),
  touching(
    'I panic in crowds.',
    ['Tickets to a stadium concert', 'The Christmas market on Saturday'],
    ['Should I buy concert tickets?', 'Where should I take her for our anniversary?'],
  ),
];
