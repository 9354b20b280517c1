import { heldInFood } from './held-in-food';
import type { Holding } from './holding';

/** What is in things that do not say so: nuts in pesto, wool in a cardigan, a height under a balloon. */
export const holdings: readonly Holding[] = [
  ...heldInFood,
  {
    named: `rubber glove, rubber gloves, latex, rubber`,
    held: `balloons, bunch of balloons, inflatable, whoopee cushion, rubber duck, swim fins, scuba, snorkel, goggles, rubber boot, wellies, hunter boot, mattress topper, makeup sponge, band aid, adhesive, sports bra, waistband, poinsettia, banana, chestnut, face sticker, swimsuit, catsuit, halloween mask, decorate, decoration, party, balloon, glove, rubber glove, wetsuit, swim cap, elastic, shapewear, spanx, rain boot, wellington, yoga mat, bandage, condom, spandex, hot water bottle, eraser, resistance band, balloon arch, party decoration, lingerie, sneaker, avocado, kiwi`,
  },
  {
    named: `wool, lanolin, mohair, angora, cashmere, alpaca`,
    held: `chunky knit, sheepskin, wool sweater, irish sweater, fisherman, pendleton, flannel, socks, ugg, uggs, hand balm, nipple balm, balm, lip butter, nursing balm, tartan, kilt, peacoat, overcoat, turtleneck, pullover, wrap, shearling, felted, cardigan, sweater, jumper, scarf, merino, cashmere, poncho, beanie, tweed, blanket, throw, mittens, pashmina, shawl, knit, knitwear, knitting, yarn, sock, felt, coat, aran, hand cream, lip balm, rug, sheepskin, slipper, hat, lambswool`,
  },
  {
    named: `nickel, silver, metal, gold, cheap jewelry, costume jewelry, brass, copper, zipper`,
    held: `costume jewelry, costume jewellery, jewellery, cuff, charm bracelet, titanium, hair pin, body chain, toe ring, nose ring, belly ring, coin necklace, pin, snap, zipper, underwire, harmonica, flute, scissors, key chain, vintage brooch, magnetic bracelet, earring, necklace, bracelet, ring, watch, brooch, anklet, hoop, stud, charm, locket, pendant, jewelry, belt, buckle, piercing, cufflink, hair clip, barrette, bangle, choker, chain, glasses, jeans`,
  },
  {
    named: `polyester, nylon, synthetic, acrylic, spandex, elastane`,
    held: `satin, fleece, nightgown, pajamas, leggings, blouse, bodysuit, robe, jacket, tights, stockings, lingerie, swimsuit, dress, sportswear, tracksuit, sheet, negligee`,
  },
  {
    named: `strong scent, smells, perfume, eucalyptus, menthol, tea tree, scent, fragrance, scented, smell, incense, air freshener, musk, lavender, patchouli, essential oil, linden, chamomile`,
    held: `reed diffuser, wax melt, yankee candle, diptyque, bath and body works, air freshener, car freshener, scented drawer, linen spray, body spray, body mist, perfume making, candle making, soap making, lavender farm, rose garden, flower market, lily, hyacinth, gardenia, jasmine, tuberose, oud, sandalwood, yoga studio, incense, department store, duty free, shower steamer, scent, fragrance, perfume, cologne, eau de toilette, eau de parfum, scented candle, candle, diffuser, bath bomb, bubble bath, body lotion, hand cream, lotion, soap, potpourri, incense, spa, massage, massage oil, chanel, dior, aromatherapy,
      sachet, shampoo, sauna, bath oil, bath salt, room spray, lush, jo malone, scented, spa basket, pillow spray, bouquet, face mask, essential oil`,
  },
  {
    named: `black dye, hair dye reaction, cosmetic, makeup, cream, lotion, sunscreen, paraben, nail polish, hair dye, dye, detergent, soap, aloe, retinol`,
    held: `henna, black henna, hair color, highlights, temporary tattoo, face paint, glitter, sticker, lash extension, brow tint, lash tint, self tanner, spray tan, makeover, gel manicure, acrylic nail, perm, hair salon, sephora, ulta, body paint, chemical peel, bubble bath, halloween makeup, makeup, lipstick, foundation, face mask, facial, hand cream, lotion, spa, salon, manicure, pedicure, mascara, hair color, henna, skincare, serum, bath bomb, body butter, lash, gel nail, beauty box, eye shadow, moisturizer, scrub, spa basket`,
  },
  {
    named: `pine, christmas tree, tree pollen, mums, lily, flower, pollen, hay fever, rose, grass, ragweed, birch, chrysanthemum, daisy, mimosa, hyacinth, blossom, sunflower, ambrosia, goldenrod, plant`,
    held: `stargazer, mums, mum, pot of mums, sunflower field, tulip field, flower farm, flower crown, chamomile tea, herbal tea, sleepy time, honey, bee pollen, echinacea, potted plant, dried flowers, flower subscription, meadow picnic, camping, spring walk, botanical, greenhouse, christmas tree, real tree, wreath, pine, fir, evergreen, arboretum, tree farm, corn maze, hayloft, sleigh, funeral flowers, peruvian lily, alstroemeria, casa blanca, bouquet, bunch, flower, arrangement, florist, corsage, wreath, garland, picnic, meadow, garden, garden show, wildflower, botanical garden, orchard, park, lawn, hayride, farm, vase, centerpiece, petal, boutonniere, floral, hike, chamomile, honey, countryside, golf`,
  },
  {
    named: `buzzing, bee, bee sting, wasp, wasp sting, hornet, insect, insect sting, insect bite, mosquito, sting`,
    held: `apiary, bee, flower field, wildflower, lavender farm, sunflower farm, apple picking, cider mill, outdoor wedding, alfresco, rooftop garden, botanical garden, butterfly garden, beekeeping class, hay ride, rose garden, patio dinner, pumpkin patch, zoo, beekeeper, apiary, beekeeping, hive, honey, picnic, orchard, garden, meadow, beer garden, camping, hike, terrace, outdoor, park, barbecue, lavender field, vineyard, berry picking, glamping, lake, farm, safari, jungle, campfire, allotment`,
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
    named: `feather, down, goose`,
    held: `feather duvet, feather pillow, mattress topper, puffer jacket, canada goose, moncler, feather earrings, showgirl, burlesque boa, feathered mask, duvet, down comforter, comforter, duvet, pillow, goose, down jacket, puffer, down, featherbed, quilt, boa, parka, sleeping bag, dream catcher, hotel, feather boa`,
  },
  {
    named: `old paper, old books, dust, dust mite, mold`,
    held: `bookshop, bookstore, antiquarian, library, old books, secondhand, thrift store, estate sale, museum archive, hayloft, crypt, cave, wine cellar, vintage clothes, record store, tapestry, curtains, basement, old house, ruin, attic, antique, flea market, thrift, rug, carpet, teddy bear, plush, used book, cabin, barn, castle, old hotel, archive, antique shop`,
  },
  {
    named: `fire, house fire, burning, candle, flame, smoke, cigarette, tobacco, asthma`,
    held: `candles, pillar candle, beeswax, tealight, bonfire, smoker, grill, grilling, bbq, wood stove, log cabin, marshmallow roast, incense, whisky lounge, vape, speakeasy, jazz club, korean bbq, hibachi, flambe, torch, sparkler, lantern release, fire show, dragon, chimney, fondue, campfire, bonfire, hookah, shisha, cigar, cigar lounge, fire pit, barbecue, fireplace, incense, casino, fireworks, chimney, candle, sauna, perfume, smokehouse, fog machine`,
  },
  {
    named: `spider, arachnophobia, insect, bug, cockroach`,
    held: `zoo, insect house, bug, reptile house, halloween, haunted house, glamping, log cabin, garden shed, jungle lodge, amazon, costa rica, barn stay, treehouse, bouncy spider, cellar, basement, camping, attic, cave, jungle, terrarium, tarantula, insectarium, cabin, shed, rainforest, tent, butterfly house, australia`,
  },
  {
    named: `snake, reptile, lizard`,
    held: `snakeskin, python bag, snake, alligator, crocodile, swamp tour, costa rica, amazon, australia, terrarium, garter snake, nature center, bayou, reptile, reptile house, zoo, jungle, terrarium, desert, safari, rainforest, serpentarium, hike, petting zoo, vivarium, everglades, python, boa`,
  },
  {
    named: `flapping, bird, pigeon, seagull, ornithophobia`,
    held: `bird show, bird, hawk, eagle, penguin, penguins, canary, cockatiel, budgie, chicken coop, duck pond, feather, aviary walk, venice, piazza san marco, pier, boardwalk, hummingbird, duck, swan, goose, peacock, feed the duck, aviary, falconry, bird park, pigeon, dove, dove release, parrot, zoo, owl, st mark, ostrich, chicken, birdwatching, trafalgar, petting zoo, flamingo`,
  },
  { named: `mouse, rat, rodent`, held: `hamster, guinea pig, barn, pet shop, petting zoo, cellar, attic, gerbil` },
  {
    named: `shark, jellyfish, deep water, open water, ocean, sea, drown, drowning, water, swimming`,
    held: `snorkelling, drop off, night swim, ferry, fishing, deep sea, lagoon, cenote, dive, wakeboard, water ski, tubing, float trip, river, bay, lake cruise, paddle boat, submarine, dolphin swim, whale watching, cliff jump, hot springs, pontoon, kayak tour, beach, sea, harbor cruise, snorkel, snorkeling, scuba, diving, diving course, surf, surfing, kayak, kayaking, canoe, rafting, sailing, cruise, paddle, paddleboard, swim, swimming, water park, cage dive, lake, jet ski, boat, aquarium, float, rowing, waterfall, island, yacht, catamaran, pool`,
  },
  {
    named: `ferry, jetty, set foot on a boat, sick on a boat, seasick, sea sickness, seasickness, motion sick, motion sickness, carsick, travel sick, boat, airsick, dizzy, vertigo, anything that floats`,
    held: `dinner cruise, sunset cruise, harbor cruise, pontoon, sail, rowboat, raft, paddle, swan boat, water taxi, island hopping, jetty, deep sea fishing, tilt a whirl, teacups, vr, flight simulator, scenic flight, hot air balloon, windy road, back seat, motorbike, hammock, spinning, trapeze, sleeper train, dolphin watching, lake, cruise, sailboat, sailing, yacht, ferry, catamaran, boat, boat trip, whale watching, fishing trip, gondola, houseboat, roller coaster, theme park, amusement park, carousel, simulator, road trip, bus tour, imax, virtual reality, ferris wheel, speedboat, kayak, canoe, helicopter, small plane, rafting, island, fjord`,
  },
  {
    named: `stepladder, balcony, glass floor, railing, escalator, height, vertigo, acrophobia, ledge, ladder, looking down, cliff, bridge`,
    held: `gondola lift, glacier, edgewalk, cn tower, space needle, sears tower, willis tower, golden gate, grand canyon, rock climbing, cliffs of moher, cliffside, penthouse, top of the rock, one world, shard, bell tower, steeple, dome, belfry, roller coaster, rollercoaster, drop tower, swing ride, sky bar, skybar, sky lounge, high rise, aerial, chairlift, funicular, hot air, parasailing, wing walking, base jump, tightrope, escalator, stadium upper deck, scaffolding, treetop walk, tree top, fire tower, overlook, ridge walk, alpine, crane, scenic flight, angel's landing, half dome, mezzanine, atrium, balloon, hot air balloon, balloon ride, via ferrata, climbing, rooftop, rooftop bar, tower, skyscraper, observation deck, ferris wheel, zip line, zipline, paragliding, parachute, skydiving, skydive, bungee, bungee jump, cable car, gondola, chairlift,
      ski lift, skywalk, glass floor, mountain, summit, cliff, bridge, suspension bridge, treetop, canopy, tree house, helicopter, plane, glider, hang gliding, empire state, eiffel tower, lighthouse, ropes course, high ropes, climbing wall, abseiling, balcony, lookout, viewpoint, cathedral dome, trapeze, skyline, london eye, burj, revolving restaurant, canyon, hike, skiing`,
  },
  {
    named: `fly, flying, plane, airplane, flight, turbulence, airport`,
    held: `fly, airfare, plane ticket, flights, caribbean, mexico, italy, spain, greece, iceland, ireland, japan, costa rica, cancun, aruba, vegas, las vegas, disney world, overseas trip, private jet, scenic flight, flying lesson, zero gravity, indoor skydiving, flight, plane, helicopter, paris, rome, london, new york, tokyo, bali, hawaii, weekend in, city break, abroad, overseas, glider, parachute, skydiving, hot air balloon, seaplane, vacation, trip, honeymoon, getaway, island, jet, europe, venice, barcelona, lisbon, maldives`,
  },
  {
    named: `tight spaces, enclosed place, enclosed places, stairs, lifts, claustrophobia, claustrophobic, locked in, being locked in, shut in, tight space, small space, enclosed space, elevator, lift, trapped, tunnel, closed room, mri, underground, confined`,
    held: `limestone, caves, cave tour, cave dive, vaults, underground tour, mine tour, salt mine, floatation, float, isolation tank, mri scan, elevator ride, cable car, gondola, crawl, spelunking, tunnel tour, secret passage, escape box, tanning bed, photo booth, salt cave, ice cave, pyramid, wine cave, tiny house, pod hotel, cruise cabin, airplane, hyperbaric, cryotherapy, cryo, infrared sauna, sleeping pod, hammam, catacombs, capsule, eurotunnel, glass elevator, basement bar, escape game, escape room, cave, caving, cavern, submarine, catacomb, tunnel, mine, elevator, float tank, sensory deprivation, crypt, dungeon, sauna, igloo, capsule hotel, sleeper train, phone booth, cellar, wine cellar, tent, subway, bunker, tower, mri, small plane, camper van, photo booth, maze, corn maze, infrared cabin, grotto`,
  },
  {
    named: `in front of people, stadium, everyone looking, being looked at, sung to, center of attention, crowd, many people, people everywhere, agoraphobia, noise, loud noise, loud, being the center, public, social anxiety, stage`,
    held: `open mic night, whole office, comic con, comiccon, stadium tour, football game, baseball game, super bowl, tailgate, pride, mardi gras, black friday, farmers market, county fair, state fair, street fair, block party, flash mob, theme park, dance floor, toast, speech, surprise, stage, front row, audience participation, comedy show, improv class, hypnotist, magic show volunteer, talent show, bar trivia, mechanical bull, birthday song, singing waiter, big party, reunion, gala dinner, ball drop, times square, new year's eve, st patrick, concert, stadium, festival, christmas market, market, parade, carnival, nightclub, club, party, surprise party, mall, theme park, amusement park, times square, oktoberfest, fair, rave, street festival, arena, karaoke, flash mob, new year, fireworks, game, black friday, disneyland, disney, match, gala, marathon, jumbotron, public proposal, open mic, subway`,
  },
  {
    named: `dark, darkness, night`,
    held: `night swim, moonlight, night kayak, blindfold, blind dinner, late show, black light, drive in, cellar, bonfire night, overnight camping, night market, dark room, dining in the dark, dark, cave, night hike, haunted house, ghost tour, escape room, planetarium, midnight, stargazing, float tank, cinema, blackout, catacomb, camping, night walk, fireflies`,
  },
  {
    named: `clowns, haunted, haunted anything, cellar, costume, costume party, clown, mask, horror, scary film, ghost, haunted, zombie, blood`,
    held: `ghost walk, ghost, vaults, crypt tour, scream, fright night, halloween horror nights, jack the ripper, seance, cemetery tour, salem, true crime, murder, thriller, scary movie, conjuring, insidious, it, joker, mime, puppet show, ventriloquist, children's party, rodeo clown, face paint, circus, haunted house, horror, halloween, ghost tour, carnival, escape room, scare, masquerade, masked ball, murder mystery, wax museum, fairground, slasher, vampire, parade, crime dinner, stephen king`,
  },
  {
    named: `guns, shooting, shot, fireworks, bang, loud bang, thunder, explosion, gun, gunfire`,
    held: `clay pigeon, shooting, shooting lesson, gun range, rifle, pistol, hunting, hunt, civil war reenactment, war movie, action movie, war museum, skeet, archery, knife throwing, cannon, airsoft, parade, hunting trip, party popper, champagne, drum, laser, fireworks, new year, shooting range, fourth of july, firecracker, confetti cannon, storm chasing, bonfire night, paintball, clay shooting, new year eve, champagne sabering, laser tag, balloon`,
  },
  {
    named: `needle, injection, blood, hospital, doctor, dentist, surgery`,
    held: `acupuncture session, dry needling, tattooing, matching ink, inked, tattoo parlor, nose piercing, piercing studio, microblading, blood drive, medical drama, iv therapy, vitamin drip, body works, tattoo artist, sewing, bodies exhibition, mosquito, tattoo, piercing, acupuncture, blood donation, botox, filler, microneedling, permanent makeup, vaccination, embroidery, mesotherapy, whitening, ear piercing, iv drip, body world, laser, dna kit`,
  },
  {
    named: `cold, cold water, ice, raynaud, freezing`,
    held: `lapland, arctic, winter camping, ice fishing, northern lights, alaska, iceland, ski trip, outdoor rink, wild swimming, sea swim, polar plunge, winter market, christmas market, dog sledding, frozen, snowboard, snowmobile, ice skating, antarctica, cold swim, ice bath, cold plunge, ice skating, ski, skiing, ice hotel, polar, snow, sledding, igloo, winter hike, cryotherapy, ice bar, plunge pool, snowshoe`,
  },
  {
    named: `melanoma, burn in, lie in the sun, bright sun, skin cancer, heat, sun, sunburn, sunlight, hot weather, sweat, lupus`,
    held: `day at the beach, beach day, pool party, boat day, sunbed, tanning, open top, rooftop pool, cabana, sailing, hike, outdoor concert, picnic, water park, garden party, festival, golf, tennis, kayak, desert hike, joshua tree, death valley, arizona, sun lounger, convertible, sauna, beach, hot yoga, steam room, desert, hot tub, hot spring, sunbathing, dubai, onsen, tropical, hammam, bikram, safari, pool, infrared, cruise, island`,
  },
  {
    named: `flashing lights, a fit, strobe, flashing light, flicker, epilepsy, epileptic, seizure, migraine`,
    held: `laser, lights, dj, edm, arena show, light installation, immersive, lightshow, flash photography, electronic music, clubbing, haunted house, escape room, gaming, 3d movie, van gogh immersive, monitor, strobe, laser show, nightclub, club, concert, arcade, rave, disco, fireworks, light show, imax, video game, virtual reality, red wine, perfume, festival, light festival`,
  },
  {
    named: `penicillin, antibiotic, aspirin, ibuprofen, iodine, sulfa, anesthetic, codeine, medicine, painkiller, adhesive, band aid, contrast dye, morphine, plaster`,
    isTaken: true,
    held: `cold medicine, advil, motrin, excedrin, aleve, care package, hangover kit, medicine, medicine bag, first aid, first aid kit, pharmacy, pill, tablet, travel kit, painkiller, remedy, supplement, antiseptic, ill, sick, flu, get well, cold remedy, band aid, bandage, hospital, heat patch, throat lozenge, vitamin, travel pharmacy`,
  },
  {
    named: `pregnant, pregnancy`,
    held: `tuna, salmon, swordfish, deli, cold cuts, blue cheese, camembert, feta, raw fish, rare steak, carpaccio, prosciutto, pate, hot yoga, hot bath, horseback, riding, scuba, diving, contact sport, trampoline, amusement park, water slide, bungee, zip line, wine tasting, beer, gin, cosmopolitan, retinol, facial, essential oil, bike, ice skating, snowboard, hot spring, espresso, oysters, eggnog, tiramisu, cookie dough, hollandaise, ripe brie, herbal tea, sushi, wine, sauna, hot tub, champagne, oyster, roller coaster, soft cheese, raw, cocktail, skiing, steam room, tartare, brie, massage, mayonnaise`,
  },
  {
    named: `pacemaker, magnets, warfarin, blood thinners, vitamin k, heart condition, pacemaker, high blood pressure, heart, blood thinner`,
    held: `magnetic, magnets, magnetic therapy, induction, induction cooktop, induction hob, mri, metal detector, tens, wireless charger, magsafe, electric blanket, welding, arc, body fat scale, smart scale, laser tag, electro, kale, green juice, spinach, salad, grapefruit, cranberry, ginkgo, alcohol, tattoo, piercing, acupuncture, deep tissue, contact sport, horseback, skiing, mountain biking, boxing, vitamin k, aspirin, hot yoga, crossfit, caffeine, roller coaster, bungee, skydiving, sauna, hot tub, steam room, magnet, licorice, marathon, massage, scuba, energy drink, haunted house, espresso`,
  },
  {
    named: `surprise, surprise party, attention, public proposal`,
    held: `surprise party, flash mob, karaoke, party, public proposal, jumbotron, stage, serenade, speech, singing waiter`,
  },
  {
    named: `chlorine, pool water, salt water`,
    held: `water park, pool, spa, swimming, swim, aqua, hot tub, thermal bath, thermal spa, hotel, wellness, whirlpool, beach, aquarium`,
  },
  {
    named: `rabbit, bunny, guinea pig, hamster, rodent, asthma`,
    held: `bunny, rabbit, petting zoo, farm, pet, pet shop, hamster, guinea pig, barn, zoo`,
  },
  {
    named: `moth, butterfly, insect`,
    held: `butterfly house, tropical garden, garden, greenhouse, botanical garden, meadow, conservatory, lavender field, lantern, night walk`,
  },
  {
    named: `thunder, thunderstorm, lightning, storm`,
    held: `camping, tent, storm watching, sailing, hike, hiking, festival, open air, glamping, mountain hut, storm chasing`,
  },
  {
    named: `tomato, nightshade, eggplant, paprika, bell pepper`,
    held: `pizza, pasta, bloody mary, lasagna, bolognese, bruschetta, ketchup, gazpacho, salsa, ratatouille, moussaka, shakshuka, italian, caprese, burger, goulash, caponata`,
  },
  {
    named: `cinnamon, clove, nutmeg, ginger, vanilla, anise, licorice, cardamom, turmeric, cumin, cilantro, herb`,
    held: `chai, apple pie, gingerbread, mulled wine, curry, lebkuchen, spice market, speculoos, cinnamon roll, eggnog, pumpkin spice, stollen, strudel, christmas market, indian, cookie, candle, tea, pho, taco, ouzo, pastis, mojito`,
  },
  {
    named: `fructose, sorbitol, fodmap, irritable bowel, ibs, crohn, reflux`,
    held: `juice, smoothie, dried fruit, fruit, honey, candy, chewing gum, hamper, onion soup, bean, curry, spicy, cocktail, soda, tasting menu, street food`,
  },
  {
    named: `leather, suede, chrome, formaldehyde, dye, new clothes`,
    held: `handbag, bag, boots, shoes, belt, wallet, jacket, gloves, purse, sofa, watch strap, sandals, pajamas, blouse, dress, sheets, clothes, clothing, jeans, ankle boots, sneakers, biker jacket`,
  },
  {
    named: `hops, yeast, malt`,
    held: `beer, craft beer, oktoberfest, brewery, beer garden, beer tasting, pub, ale, stout, bread, pizza, sourdough, marmite, champagne, wine`,
  },
  {
    named: `aloe, sun cream, after sun`,
    held: `after sun, sun care, lotion, face mask, beach bag, face cream, pamper box, spa, moisturizer, razor, tissue`,
  },
  {
    named: `grapefruit, statin, cholesterol pills, pomelo`,
    held: `grapefruit, paloma, greyhound, salty dog, citrus, citrus salad, fruit basket, juice bar, juice, marmalade, cocktail, brunch, ruby red, pomelo, seville orange, squirt, radler, fresca`,
  },
  {
    named: `chrysanthemum, mums, graves, funeral, white flowers, for graves`,
    held: `mums, mum, chrysanthemum, pot of mums, autumn pot, white lilies, white flowers, wreath, carnation, funeral`,
  },
  {
    named: `gambling, gamble, casino, betting, slot machine`,
    held: `las vegas, vegas, casino, poker, poker night, atlantic city, reno, monte carlo, macau, horse race, racetrack, derby, scratch off, lottery, bingo, blackjack, roulette, sports betting, cruise, sportsbook, raffle`,
  },
  {
    named: `eating disorder, anorexia, anorexic, bulimia, bulimic, my weight, diet, dieting, body image, calories`,
    held: `scale, bathroom scale, smart scale, diet, diet book, weight, weight watchers, noom, gym membership, personal trainer, fitness tracker, fitbit, detox, cleanse, juice cleanse, slimming, shapewear, spanx, corset, boot camp, tasting menu, buffet, all you can eat, body composition, bikini, calorie, treadmill, peloton, fasting`,
  },
  {
    named: `knees, knee, back, hip, fused, spine, disc, arthritis, sciatica, kneel, stairs, jolt, joints, osteoporosis, ankle, plantar fasciitis, fibromyalgia, hernia, neck, shoulder`,
    held: `climb, climbing, tower, cathedral tower, stairs, steps, hike, hiking, summit, rollercoaster, roller coaster, theme park, amusement park, trampoline, trampoline park, bouncy castle, horseback, riding, skiing, snowboard, sledding, toboggan, ice skating, roller skating, bungee, skydiving, go kart, go karting, bumper cars, mountain bike, mountain biking, atv, jet ski, speedboat, rafting, zip line, zorbing, mechanical bull, crossfit, marathon, run, running, jump, jumping, boxing, kickboxing, tennis, pickleball, dance, dance class, salsa, tango, yoga, hot yoga, pilates, spin, bowling, golf, kayak, kayaking, rowing, paddleboard, surf, surfing, wrestling, gardening, weeding, planting, strawberry picking, apple picking, pottery wheel, walking tour, city walk, museum day, backpacking, camping, high heels, stilettos, heels, water slide, water park, laser tag, paintball, indoor skydiving, rock climbing, via ferrata, move, standing concert, standing room, treadmill, rebounder, off road, deep tissue massage, ballet, lighthouse, pyramid`,
  },
  {
    named: `caged animal, caged, cage, zoo, circus animals, captivity, animal cruelty, animals suffer, animal suffering, hunting`,
    held: `zoo, aquarium, marine park, seaworld, dolphin, dolphin show, dolphin swim, orca, circus, petting zoo, elephant ride, camel ride, carriage ride, rodeo, bullfight, bullfighting, horse race, dog race, greyhound, tiger, tiger temple, canary, bird cage, parrot, budgie, falconry, pet shop, reptile, aviary, cat cafe, bird, foie gras, fur, hunting, fishing, safari park, dog sledding`,
  },
  {
    named: `touched by people, touched by strangers, being touched, strangers touching, stranger touching, people touching`,
    held: `massage, massage voucher, spa, spa day, facial, manicure, pedicure, hammam, salsa, tango, dance class, ballroom, couples yoga, reflexology, acupuncture, makeover, hair salon, shampoo, chiropractor, tailor, fitting, nail salon, contact improv, wax, waxing, hot stone, scalp massage, partner dance, hugging`,
  },
  {
    named: `gout, purine, organ meat, uric acid, kidney stones, oxalate`,
    held: `foie gras, liver, pate, sweetbread, kidney pie, kidney, offal, beer, craft beer, brewery, sardine, anchovy, mussel, scallop, shellfish, oyster, lobster, steak, steakhouse, charcuterie, haggis, oktoberfest, game, venison, bacon, gravy, red meat, spinach, rhubarb, tasting menu`,
  },
  {
    named: `transplant, immunosuppressed, immune system, chemo, anything raw, raw, immunocompromised`,
    held: `tartare, steak tartare, carpaccio, sushi, sashimi, poke, ceviche, oyster, oysters, raw bar, raw milk, brie, blue cheese, camembert, unpasteurized, sprouts, buffet, salad bar, street food, rare steak, runny egg, mayonnaise, hollandaise, tiramisu, mousse, hot tub, petting zoo, farm, cave, crowded, festival, kitten, litter, gardening, compost, cruise, cider, deli, grapefruit, pomelo, kombucha, kefir, probiotic, soft serve`,
  },
  {
    named: `adhesive, sticky, plaster, plasters, band aid, band aids, tape, glue, bandage, lash glue`,
    held: `sticker, stickers, face sticker, rhinestone, rhinestones, face gems, temporary tattoo, false lashes, lash extension, lashes, press on nail, stick on, nipple cover, pasties, wig, body tape, fashion tape, patch, heat patch, under eye patch, pore strip, kinesio, acrylic nail, gel nail, nail tips, hair extension, tape in, pimple patch, stick on bra, waxing, wax, body jewel, festival makeup, glitter`,
  },
  {
    named: `motorbike, motorcycle, motorbikes, scooter, vespa, moped`,
    held: `motorbike, motorcycle, harley, vespa, scooter, moped, sidecar, dirt bike, trike, quad, motocross, biker`,
  },
  {
    named: `frog, toad, worm, slug, snail, mouse`,
    held: `pond, frog, toad, escargot, snail, rainforest, terrarium, swamp, wetland, bog, gardening, fishing, frog legs, zoo, amphibian, vivarium`,
  },
  {
    named: `poison ivy, mango skin, cashew, sumac, urushiol`,
    held: `mango, chutney, samosa, lassi, cashew, curry, indian, bombay, smoothie, salsa, sticky rice, pistachio, hike, trail, woods, camping, foraging, gardening, lacquer, sumac, fattoush, tropical`,
  },
  {
    named: `avocado, banana, kiwi, chestnut`,
    held: `guacamole, avocado toast, avocado, banana bread, banana split, banoffee, smoothie, smoothie bowl, sushi, poke, california roll, cobb salad, burrito, taco, mexican, chestnut, kiwi, pavlova, fruit salad, fruit platter, acai, tropical, face mask, fruit tart, sundae, chestnut stuffing`,
  },
  {
    named: `ladder, misophonia, tinnitus, loud music, hearing, noise`,
    held: `concert, club, nightclub, festival, shooting range, race, nascar, monster truck, drum, drumming, fireworks, karaoke, rave, stadium, arena, band, motorcycle, helicopter, movie theater, imax, bar, rock show, air show, dj`,
  },
  {
    named: `rosacea, eczema, psoriasis, sensitive skin, shingles, dermatitis`,
    held: `hot tub, sauna, spicy, wine, facial, peel, scrub, retinol, perfume, wool, bath bomb, bubble bath, chlorine, pool, hot yoga, beach, sun, makeup, body lotion, essential oil, spa, steam, mask, soap, waxing, sweater, detergent, henna, exfoliating, sunbathing`,
  },
  {
    named: `maoi, aged cheese, tyramine, migraine, migraines, nitrates`,
    held: `aged cheese, cheese board, cheese tasting, red wine, wine, salami, charcuterie, soy sauce, chocolate, beer, blue cheese, smoked, pepperoni, kimchi, miso, fondue, perfume, candle, scented, club, concert, strobe, champagne, hot dog, ramen, espresso`,
  },
  {
    named: `licorice, salt, sodium, blood pressure, high blood pressure, hypertension`,
    held: `licorice, ramen, chips, pretzel, soup, pickles, salami, charcuterie, soy sauce, sushi, caviar, anchovy, salt tasting, popcorn, ham, bacon, miso, fast food, pizza, sauna, hot tub, energy drink, espresso, olives, jerky, margarita, roller coaster`,
  },
  {
    named: `carrageenan, food coloring, red dye, aspartame, artificial sweetener, preservative`,
    held: `candy, macaron, cupcake, cake pop, red velvet, diet soda, sugar free, gum, gummy, frosting, sports drink, popsicle, cotton candy, slushie, jello, lollipop, sprinkles, rainbow cake, jelly bean, cocktail, unicorn, protein bar`,
  },
];
