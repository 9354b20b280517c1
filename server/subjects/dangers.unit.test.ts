import { describe, expect, it } from 'vitest';
import { type Danger, type Domain, dangersIn, dangersInAnswer, type Gravity } from './dangers';

const warnings: [string, Domain, Gravity][] = [
  ['Shellfish puts me in hospital.', 'food', 'allergy'],
  ['Peanuts. Even a trace, and my throat closes.', 'food', 'allergy'],
  ['She has a nut allergy, so always ask the waiter.', 'food', 'allergy'],
  ['One kiwi could kill me.', 'food', 'allergy'],
  ['The EpiPens are in the red pouch.', 'food', 'allergy'],
  ['By train. And you know I carry an EpiPen.', 'food', 'allergy'],
  ['Strawberries: I break out in hives.', 'food', 'allergy'],
  ['I went into anaphylactic shock from a cashew once.', 'food', 'allergy'],
  ["I'm celiac, so no bread for me.", 'food', 'allergy'],
  ['Sesame sends her to the hospital.', 'food', 'allergy'],
  ['Being lactose intolerant is no fun in Italy.', 'food', 'allergy'],
  ['Onions give me stomachaches.', 'food', 'harm'],
  ['Red wine gives her headaches.', 'food', 'harm'],
  ['Oysters made me sick in Lisbon.', 'food', 'harm'],
  ["I can't eat mushrooms.", 'food', 'harm'],
  ["She doesn't eat pork.", 'food', 'harm'],
  ['Raw onion does not agree with me.', 'food', 'harm'],
  ["I'm a vegetarian since college.", 'food', 'harm'],
  ['Cream upsets my stomach.', 'food', 'harm'],
  ["I can't stand cilantro.", 'food', 'never'],
  ['Liver is disgusting.', 'food', 'never'],
  ['She hates licorice.', 'food', 'never'],
  ['Lilies give me a headache.', 'flowers-and-scents', 'harm'],
  ['Heavy perfume gives her migraines.', 'flowers-and-scents', 'harm'],
  ['Chrysanthemums make her sneeze.', 'flowers-and-scents', 'harm'],
  ['I get hay fever from birch pollen.', 'flowers-and-scents', 'allergy'],
  ['Please never give me carnations.', 'flowers-and-scents', 'never'],
  ['Patchouli makes me gag.', 'flowers-and-scents', 'harm'],
  ["I'm allergic to cats.", 'animals', 'allergy'],
  ['She swells up after a bee sting.', 'animals', 'harm'],
  ['I am terrified of spiders.', 'animals', 'fear'],
  ['Big dogs scare her.', 'animals', 'fear'],
  ['Snakes creep me out.', 'animals', 'fear'],
  ['Heights. I get dizzy on a ladder.', 'places-and-heights', 'harm'],
  ['She panics in elevators.', 'places-and-heights', 'fear'],
  ["I'm claustrophobic, so no caves.", 'places-and-heights', 'fear'],
  ['I get seasick on any boat.', 'places-and-heights', 'harm'],
  ['Flying terrifies me.', 'places-and-heights', 'fear'],
  ['Never again a roller coaster.', 'places-and-heights', 'never'],
  ['I react badly to penicillin.', 'medicine', 'harm'],
  ["She mustn't take aspirin.", 'medicine', 'harm'],
  ['My asthma is worse in winter.', 'medicine', 'harm'],
  ['Needles make me faint.', 'medicine', 'harm'],
  ['Wool makes my skin itch.', 'skin', 'harm'],
  ['Cheap earrings give me a rash.', 'skin', 'harm'],
  ['Nickel: her ears swell up.', 'skin', 'harm'],
  ['No surprise party. I mean it.', 'other', 'never'],
  ["Don't ever surprise me in front of people.", 'other', 'never'],
  ['I loathe karaoke.', 'other', 'never'],
];

const harmless = [
  'I could die for that cake.',
  'It made me sick with laughter.',
  'I am not afraid of spiders.',
  'She is no longer allergic to cats.',
  'I used to be scared of the dark.',
  'No allergies that I know of.',
  "I don't have any allergies.",
  "I've never been afraid of flying.",
  'I outgrew my fear of dogs.',
  "I can't bear to part with that mug.",
  "I'm sick of rain.",
  "I'd kill for a good espresso.",
  'I would never say no to pizza.',
  'I hate to leave the beach.',
  "I'm afraid we are out of milk.",
  'Nothing scares me on a roller coaster.',
  'I laughed until it hurt.',
  "It doesn't hurt to ask for dessert.",
  'I can never get enough of peonies.',
  "I can't eat just one cookie.",
  'She is without any allergies, lucky girl.',
  'Painfully slow, but I loved that film.',
  'Not scared at all, I would jump again.',
  'A picnic by the lake with sandwiches.',
  'Peonies, always peonies.',
  'My grandmother made the best soup.',
  'I love horror movies with popcorn.',
  'Dark chocolate with sea salt.',
  "I'll never forget our trip to Rome.",
  'I never tire of lasagna.',
  "She isn't frightened of heights in the least.",
  'I got over my fear of water at thirty.',
  'I feel homesick in October.',
  'Your stories break me up every time.',
  'Worst case, we order pizza.',
  "I can't stand up fast in those boots.",
  'It takes my breath away, that view.',
  "I'm dying for a bath.",
  'He fears no one at chess.',
  'No fear of flying here.',
  'Spicy food is fine, the hotter the better.',
  "I wouldn't hurt a fly.",
  'Sushi on Fridays, ramen on Sundays.',
  'I am neither afraid nor allergic.',
];

/** Said less plainly; the domain may be anything. */
const alsoWarnings = [
  'My allergist forbids prawns.',
  'I have emetophobia.',
  "Shrimp and I don't get along, I swell like a balloon.",
  'If there is celery in it I itch all over.',
  'Bees. One sting and I need an ambulance.',
  'I go green on ferries.',
  'My lips tingle when I eat walnuts.',
  'She gets a bad rash from latex gloves.',
  'Being underground makes me panic.',
  'Anything with blue cheese turns my stomach.',
  "Wine after nine and I'm awake all night with a migraine.",
  'She faints at the sight of blood.',
  "Please don't take me up a tower, I freeze.",
  'Clowns. No clowns. Ever.',
  'I break into a cold sweat on airplanes.',
  'Coconut is the one thing I will not touch.',
  "I'm off alcohol for good.",
  'Scented candles make my eyes water.',
  'Her doctor told her to avoid grapefruit with her pills.',
  'Ibuprofen is off limits because of my stomach.',
  'Mayonnaise makes me want to throw up.',
  "I'd rather starve than eat liver.",
  'Dogs off the leash frighten me.',
  'I have a phobia of moths.',
  'Ferris wheels, no thank you, my knees give out.',
  "She's scared stiff of thunder.",
  'Do not, under any circumstances, throw me a party.',
  'Mango gives me a swollen mouth.',
  'Wasps: I carry an adrenaline pen.',
  "I can't be in a room with lilies.",
  'Deep water scares the life out of me.',
  'Soy makes her break out.',
  'I get carsick in the back seat.',
  'The smell of patchouli makes me nauseous.',
  'Cats make my eyes itch and my nose run.',
  "I don't do spicy, it burns for days.",
  'Gluten wrecks me.',
  'She nearly died from an antibiotic once.',
  'I hate being sung to in restaurants.',
  'Polyester makes me break out in a rash.',
  'No more scented soaps, they dry out my skin.',
  "I'm severely allergic to tree nuts.",
  'I had to be hospitalized after eating a Brazil nut.',
  'She carries antihistamines because of wasps.',
  'Eggplant leaves my mouth on fire and itchy.',
  'My stomach cannot cope with cream.',
  'I start wheezing around rabbits.',
  'She gets panicky in crowds.',
  'Big waves scare me.',
  "I'm uncomfortable on balconies, anything above the third floor.",
  'I detest raisins in anything.',
  'Keep bananas far away from me.',
  'I have an aversion to coconut.',
  "She can't sleep after coffee.",
  'I am deathly afraid of needles.',
  'Truffle oil makes me want to leave the room.',
  "Don't even think about karaoke.",
  'I break out from cheap earrings.',
  'My skin goes red from lanolin.',
  'Incense gives me a splitting headache.',
  "I'm type 1 diabetic.",
  'She has a heart condition, no saunas.',
  'I get claustrophobic in tunnels.',
  'Lobster? My eyes swell shut.',
  'I refuse to eat tongue.',
  'No clubs, the noise is unbearable.',
  'Dairy and I are not friends.',
  'I was bitten by a dog as a girl and I still cross the street.',
  "I'm not allowed alcohol with my medication.",
  'She throws up on winding roads.',
  'Bad experience with mussels, never since.',
  "I cannot watch horror movies, I don't sleep for a week.",
];

const alsoHarmless = [
  "I'd walk through fire for your pancakes.",
  'That dress is to die for.',
  'I was never one to be scared easily.',
  'We were sick from laughing.',
  'My allergy test came back clean.',
  'I like my coffee scary strong.',
  'The doctor says my heart is perfect.',
  "I can't get enough of oysters.",
  'She is not at all allergic, she just dislikes the taste.',
  "I'm not squeamish.",
  'I never get seasick, unlike you.',
  'I can eat anything.',
  'Dogs love me.',
  'My fear is gone since we took that flight together.',
  'No dietary restrictions.',
  "I've stopped being vegetarian.",
  'I never met a cheese I did not like.',
  'Nothing makes me sick.',
  'Hot chocolate when I feel ill.',
  'It is killing me how cute that puppy is.',
  'The worst part of the trip was leaving.',
  'I hate when it ends.',
  "I don't mind spiders.",
  "Spiders don't bother me.",
  "I wasn't scared, I was thrilled.",
  "There's nothing I won't eat.",
  "I'm over my fear of needles.",
  'I used to hate olives, now I eat them by the jar.',
  'I would hate to miss the sunset.',
  "I can't drink enough of that lemonade.",
  "I'm hurt when you forget.",
  'Hospital shows are my guilty pleasure.',
  "I'm a sucker for haunted houses.",
  'Roller coasters thrill me.',
  "Fearless, that's me.",
  "I can't wait for the strawberries.",
  'My favorite is mint tea with honey.',
  'The view from the tower made me dizzy with joy.',
  "I'm not bothered by heights.",
  'She has never had an allergic reaction.',
  'I can stomach anything.',
  'I could eat lasagna every day.',
  "I'd be lost without my books.",
  'There is no food I refuse.',
  "You don't have to worry about dogs, I love them.",
  'I cried at the end of that movie.',
  'It hurts me to see you sad.',
  'I never learned to swim.',
  "I'm free of allergies.",
  'I sleep best with the window open.',
  'Thunderstorms are my favorite weather.',
  "She isn't a picky eater.",
  'The hospital where I was born is a hotel now.',
  'I love the smell of rain.',
  'I like scary movies.',
  'No need to avoid nuts for me.',
  "My sister can't cook.",
  'I quit being afraid of what people think.',
  'I have the stomach of a goat.',
  "It's a killer recipe.",
  "I don't get sick on boats.",
  'The flu kept me in bed for a week.',
  'I would never leave you.',
  "I'm crazy about spicy food.",
  "She's not scared of anything.",
  'My biggest dream is a garden.',
];

const told = (dangers: readonly Danger[]) => dangers.map(({ domain, gravity }) => `${domain} ${gravity}`);

describe('what is dangerous to her', () => {
  it.each(warnings)('%s', (text, domain, gravity) => {
    expect(told(dangersIn(text))).toContain(`${domain} ${gravity}`);
  });

  it.each(alsoWarnings)('less plainly: %s', (text) => {
    expect(dangersIn(text)).not.toEqual([]);
  });

  it.each([...harmless, ...alsoHarmless])('not: %s', (text) => {
    expect(dangersIn(text)).toEqual([]);
  });

  it('says with which words, and where they stand', () => {
    const text = 'We love the sea. Shellfish puts me in hospital.';
    const [danger] = dangersIn(text);
    expect(danger?.words).toBe('puts me in hospital');
    expect(text.slice(danger?.start, danger?.end)).toBe(danger?.words);
  });

  it('tells of each domain of a sentence, and looks at the rest of the text where it names none', () => {
    expect(told(dangersIn('I am allergic to walnuts and penicillin.'))).toEqual(['food allergy', 'medicine allergy']);
    expect(told(dangersIn('Lilies. They give me a headache.'))).toEqual(['flowers-and-scents harm']);
  });

  it('hears a warning after a denial of something else', () => {
    expect(told(dangersIn('No nuts, I am allergic.'))).toContain('food allergy');
    expect(told(dangersIn("I'm not picky, but shrimp gives me hives."))).toContain('food harm');
  });
});

describe('an answer that only names the thing', () => {
  const allergies = { id: 'size-008', text: "What should I tell any host or waiter about what you don't eat?" };
  const fears = { text: 'What are you afraid of?' };

  it('warns where she was asked for dangers', () => {
    expect(told(dangersInAnswer(allergies, 'Cashews.'))).toEqual(['food allergy']);
    expect(told(dangersInAnswer(fears, 'Spiders, mostly.'))).toEqual(['animals fear']);
    expect(told(dangersInAnswer(allergies, 'Nothing, just no cashews.'))).toEqual(['food allergy']);
  });

  it('does not where she says there is nothing, or was asked something else', () => {
    for (const none of ['No', 'Nothing.', 'None that I know of', 'Not a thing', ''])
      expect(dangersInAnswer(allergies, none)).toEqual([]);
    expect(dangersInAnswer({ text: 'Which nuts do you like?' }, 'Cashews.')).toEqual([]);
  });
});
