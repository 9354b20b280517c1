import { subject } from '../subject';

/** Who matters to her. */
export const people = {
  family: subject({
    names: 'family, relative, relatives, where she grew up, kin, family tree, folks',
    members: `cousin, aunt, auntie, uncle, niece, nephew, godmother, godfather, godchild, stepmother, stepfather,
      stepsister, stepbrother, family reunion, ancestor, great aunt, twins`,
    near: ['mother', 'father', 'siblings', 'grandparents', 'in-laws', 'children', 'childhood'],
    serves: ['daily', 'celebration'],
  }),
  mother: subject({
    names: 'mother, mom, parents, parent',
    near: ['family', 'father', 'mothers-day'],
    serves: ['daily', 'celebration'],
  }),
  father: subject({
    names: 'father, dad, parents, parent',
    near: ['family', 'mother'],
    serves: ['daily', 'celebration'],
  }),
  siblings: subject({
    names: `sister, brother, sibling, big sister, little sister, big brother, little brother, twin sister,
      twin brother`,
    near: ['family', 'in-laws'],
    serves: ['daily', 'celebration'],
  }),
  grandparents: subject({
    names: 'grandma, grandpa, grandparent, great grandmother, great grandfather, oma, opa, nonna, abuela',
    near: ['family', 'childhood'],
    serves: ['daily'],
  }),
  'in-laws': subject({
    names: `in laws, mother in law, father in law, sister in law, brother in law, my family, his family, his mother,
      his parents, my mother, my parents`,
    near: ['family'],
    serves: ['daily', 'celebration'],
  }),
  children: subject({
    names: `child, kid, children, son, daughter, baby, toddler, teenager, stepson, stepdaughter, parenting,
      grandchild, grandson, granddaughter, our boy, our girl, newborn`,
    near: ['family', 'us'],
    serves: ['daily'],
  }),
  friend: subject({
    names: `friend, best friend, friendship, girlfriend, her friends, girls night, pal, buddy, bestie, old friend,
      lost touch`,
    members: 'college friend, school friend, roommate, book club, bridesmaid, maid of honor',
    near: ['guests', 'acquaintance', 'helper'],
    serves: ['daily', 'celebration'],
  }),
  'his-friends': subject({
    names: 'my friends, his friends, friend of mine, your friends, my buddies',
    near: ['friend', 'guests'],
    serves: ['daily'],
  }),
  acquaintance: subject({
    names: 'neighbor, shopkeeper, acquaintance, mail carrier',
    near: ['friend', 'work'],
    serves: ['daily'],
  }),
  coworker: subject({
    names: 'coworker, colleague, co-worker, boss, manager, people at work, workmate, client',
    near: ['work', 'acquaintance'],
    serves: ['daily'],
  }),
  guests: subject({
    names: `guest, visitor, have over, have people over, come over, invite, dinner guest, company over, houseguest,
      hosting, dinner party, drop by, drops in`,
    near: ['friend', 'party', 'home'],
    serves: ['daily', 'date'],
  }),
  helper: subject({
    names: `who to call, who to ask, emergency contact, call first, who helps her, confidant, confide,
      who should i ask`,
    members: `babysitter, therapist, tailor, mechanic, handyman, plumber, electrician, lawyer, dog sitter, cleaner,
      priest, mentor, midwife, seamstress`,
    near: ['friend', 'family', 'help'],
    serves: ['gift', 'comfort', 'daily'],
  }),
  'role-model': subject({
    names: 'role model, idol, admire, hero, teacher, look up to, inspiration, mentor, favorite teacher',
    members: 'professor, coach, piano teacher, grade school teacher, heroine',
    near: ['family', 'celebrity', 'school'],
    serves: ['daily'],
  }),
  celebrity: subject({
    names: 'celebrity, famous person, celebrity crush, movie star, actor, actress, comedian, famous',
    members: `brad pitt, george clooney, ryan gosling, colin firth, meryl streep, taylor swift, beyonce,
      harry styles, oprah, hugh grant, julia roberts, keanu reeves, idris elba, tom hanks`,
    near: ['movie', 'series', 'singer'],
    serves: ['date'],
  }),
  'her-name': subject({
    names: `her name, my name, your name, name written, engraving, engraved, initials, middle name, maiden name,
      monogram, full name, name on a card`,
    near: ['nickname', 'gift'],
    serves: ['gift', 'daily'],
  }),
  animal: subject({
    names: 'animal, creature, favorite animal, wildlife, zoo animal',
    members: `elephant, penguin, dolphin, whale, fox, owl, bear, polar bear, panda, koala, otter, sloth, giraffe,
      lion, tiger, wolf, deer, squirrel, hedgehog, butterfly, bee, wasp, spider, snake, frog, turtle, seal pup, swan,
      duckling, horse, pony, donkey, cow, pig, sheep, goat, chicken coop, hummingbird, robin, peacock, flamingo,
      dragonfly, firefly, ladybug, moth, mouse, rat, lizard, jellyfish, shark, monkey, gorilla, zebra, kangaroo, alpaca,
      llama, bird, insect, bug, pigeon, seagull, raccoon`,
    near: ['pet', 'outdoors', 'fear'],
    serves: ['gift', 'date'],
  }),
  pet: subject({
    names: 'pet, cat, dog, kitten, puppy, cats or dogs, our cat, our dog, animal shelter, vet, doggy, kitty',
    members: `guinea pig, hamster, rabbit, bunny, parrot, budgie, canary, goldfish, ferret, tortoise,
      golden retriever, labrador, poodle, dachshund, corgi, beagle, terrier, bulldog, german shepherd, border collie,
      husky, chihuahua, cocker spaniel, siamese cat, maine coon, persian cat, ragdoll cat, gerbil, aquarium, leash,
      cat litter, pug, greyhound, dalmatian, rescue dog, tabby, mutt, spaniel, collie`,
    near: ['animal'],
    serves: ['gift', 'daily'],
  }),
} as const;
