import { subject } from '../subject';

/** What she does, makes and learns for its own sake. */
export const hobbies = {
  hobby: subject({
    names: 'hobby, pastime, interest, interested in, curious about, collect, collection, free time, passion, leisure',
    members: `stamp collecting, birdwatching, bird watching, genealogy, astronomy, stargazing, coin collecting,
      beekeeping, antiquing, metal detecting, journaling, blogging, people watching, thrifting, model trains,
      magic tricks`,
    near: ['craft', 'gardening', 'sport', 'class'],
    serves: ['gift', 'date'],
  }),
  craft: subject({
    names: 'craft, crafting, handicraft, handiwork, craft kit, art supplies',
    members: `knitting, knit, crochet, crocheting, sewing, sew, quilting, quilt, embroidery, needlepoint,
      cross stitch, weaving, pottery, pottery wheel, ceramics, painting by numbers, watercolor paint, acrylic paint,
      oil paint, sketching, drawing, calligraphy, scrapbooking, origami, candle making, jewelry making, woodworking,
      macrame, beading, yarn, wool yarn, knitting needle, sewing machine, paint brush, easel, clay, glue gun,
      embroidery hoop, felting, printmaking, soap making, bookbinding, upholstery, stained glass, glass blowing,
      tie dye, coloring book, flower arranging, balls of wool`,
    near: ['hobby', 'stationery', 'homemade', 'puzzle'],
    serves: ['gift', 'date'],
  }),
  gardening: subject({
    names: 'gardening, garden, yard, balcony, flower bed, seeds, greenhouse, backyard, allotment, gardener',
    members: `vegetable patch, raised bed, compost, watering can, herb garden, garden shears, pruning, lawn,
      hammock, rose garden, seed packet, bird feeder, trowel, wheelbarrow, secateurs, tomato plant, weeding, bulbs,
      patio, terrace, hedge, lawn mower, shed`,
    near: ['flower', 'houseplant', 'outdoors', 'hobby'],
    serves: ['gift', 'date'],
  }),
  photography: subject({
    names: 'photography, taking pictures, taking photos, take photos, photographer',
    members: 'camera, tripod, polaroid camera, camera lens, darkroom, instant camera',
    near: ['photo', 'hobby', 'gadget'],
    serves: ['gift'],
  }),
  class: subject({
    names: `class, work it out, evening class, lesson, workshop, learn, study, learning, learned, studying, college course,
      university`,
    members: `language course, cooking class, pottery class, art class, dance class, sign language, masterclass,
      driving lesson, piano lesson, first aid course, degree, night school, phd`,
    near: ['hobby', 'language', 'dream', 'experience'],
    serves: ['gift', 'date'],
  }),
  language: subject({
    names: 'language, foreign language, speak a language, speak another language, duolingo',
    members: `spanish, french, italian, german, japanese, portuguese, mandarin chinese, swedish, korean, dutch,
      arabic, russian, polish, norwegian, danish language, hindi, latin, gaelic, turkish language, greek language,
      welsh, hebrew`,
    near: ['class', 'country'],
    serves: ['gift'],
  }),
  outdoors: subject({
    names: 'outdoors, nature, fresh air, hike, hiking, outdoor, scenery, in the open air',
    members: `forest, woods, lake, river, waterfall, meadow, trail, national park, campfire, picnic, mountain hike,
      stream, canyon, bonfire, fishing, camping, botanical garden, stars, moonlight, full moon, wilderness, waterfalls,
      rock pool, valley, creek, foraging`,
    near: ['walk', 'sport', 'beach', 'mountains', 'animal'],
    serves: ['date'],
  }),
  walk: subject({
    names: 'walk, stroll, walking, go for a walk, wander, sunday walk, evening walk, walks',
    members: 'beach walk, walk in the woods, dog walk, country lane, river walk, promenade, window shopping',
    near: ['outdoors', 'exercise'],
    serves: ['date', 'comfort', 'daily'],
  }),
} as const;
