import { Phrases } from '../subjects/phrases';
import { listed } from '../subjects/subject';
import { whenNeeded } from '../subjects/when-needed';

/** One thing a line, by all its names, makers among them. Two lines are two things, however close. */
const THINGS = `
earring, stud, ear stud, hoop earring, silver hoop, gold hoop, drop earring
necklace, pendant, locket, choker, chain
bracelet, bangle, pandora bracelet
hula hoop
anklet
ring, band, signet ring, eternity ring
watch, wristwatch, rolex, timepiece
smartwatch, smart watch, apple watch, fitness tracker, fitbit, activity tracker, garmin
brooch, pin
e reader, kindle, kobo, tolino, ebook reader
earbud, airpod, earphone, in ear headphone, wireless earbud
headphone, bose, headset, over ear headphone
speaker, sonos, soundbar, loudspeaker, bluetooth speaker
tablet, ipad
phone, iphone, smartphone, cell phone, mobile phone
laptop, macbook, notebook computer
camera, canon, nikon, leica
instant camera, instax, instax camera, polaroid, polaroid camera, instant photo camera
game console, playstation, nintendo, xbox, nintendo switch, switch console
video game, computer game
board game, catan, scrabble, monopoly, tabletop game, parlor game
puzzle, jigsaw, jigsaw puzzle
bathrobe, dressing gown, robe, kimono robe
slipper, house shoe
sneaker, trainer, running shoe, jogging shoe, gym shoe, tennis shoe
boot, ankle boot, ugg, ugg boot
sandal, flip flop, birkenstock
high heel, pump, stiletto, heels
pajama, pyjama, nightwear, sleepwear, pj
nightgown, nightdress, negligee
sweater, jumper, pullover, knitted sweater
cardigan
scarf, shawl, wrap, pashmina, stole, hermes scarf
glove, mitten
sock, stocking
tights, leggings
belt
hair clip, barrette, hair pin
sleep mask, eye mask
key ring, keychain, key chain, key fob
tea tasting, tea ceremony
coffee bean, ground coffee
olive oil
spice, spice set
hat, beanie, cap, bonnet
coat, overcoat, trench coat, parka
jacket, blazer, windbreaker
raincoat, rain jacket
dress, gown, frock
skirt
blouse, shirt, top
jean, denim, levi
lingerie, underwear
swimsuit, bathing suit, bikini, swimwear
sunglass, ray ban, shade
handbag, purse, bag, tote, tote bag, shoulder bag, clutch
wallet, billfold
backpack, rucksack, daypack
suitcase, luggage, carry on, trolley
umbrella, parasol
perfume, fragrance, eau de parfum, eau de toilette, cologne
hand cream, hand lotion, hand balm
lipstick, lip color
makeup, cosmetic
hair dryer, blow dryer, dyson airwrap
candle, scented candle, yankee candle
diffuser, aroma diffuser
bath bomb, bath fizz
flower, blossom, floral arrangement
houseplant, potted plant, plant
bonsai
peony
rose
tulip
orchid
sunflower
coffee maker, coffee machine, espresso machine, nespresso, coffeemaker, espresso maker
stand mixer, kitchenaid, kitchen machine, food processor
blender, vitamix, smoothie maker
dutch oven, le creuset, le creuset pot, creuset, casserole pot, cocotte, cast iron pot
pressure cooker, instant pot
kettle, tea kettle, water boiler
teapot
tea set, tea service
mug, cup
wine glass, wine goblet
water bottle, hydro flask, flask, thermos, stanley cup, tumbler
knife, chef's knife, kitchen knife, cook's knife
frying pan, skillet, pan
grill, barbecue grill, weber
robot vacuum, roomba, robot vacuum cleaner, robotic vacuum
vacuum, vacuum cleaner, dyson, hoover
blanket, throw, plaid, comforter, quilt, afghan
pillow, cushion
pillowcase, pillow cover
bed sheet, bedsheet, bedding, bed linen, linen sheet, duvet cover, bedclothes
towel, bath towel
armchair, reading chair
sofa, couch
vase, flower vase
mirror
clock
wake up light, sunrise alarm clock, daylight alarm clock, light alarm clock, sunrise alarm, wake up lamp
candle holder, candlestick
rug, carpet
bookshelf, bookcase
planter, flower pot
bird feeder, birdhouse
wind chime
fountain, water feature
watering can
bath salt, bath oil, bubble bath
face mask, sheet mask
soap
lamp, light, lantern, nightlight
picture frame, photo frame
photo album, photo book, photobook, scrapbook, album of photos, picture album, album
photo, picture, photograph, snapshot
painting, artwork, canvas, portrait
poster, print, wall print
notebook, journal, diary, moleskine
pen, fountain pen, montblanc, ballpoint
letter, love letter, handwritten note
greeting card, birthday card, postcard
bookstore, bookshop
poem, poetry, verse
novel, book, paperback, bestseller
cookbook, recipe book, cookery book
audiobook, audible
magazine
record, vinyl, lp
record player, turntable, gramophone
guitar
piano, keyboard
ukulele
bicycle, bike, cycle
e bike, electric bike
exercise bike, peloton, stationary bike
racket, racquet
yoga mat, exercise mat
chocolate, praline, truffle, godiva, lindt, bonbon, box of chocolates
macaron
cookie, biscuit
cake, gateau, torte
ice cream, gelato
cheese board, cheese platter, cheese plate
wine, red wine, white wine, merlot, chardonnay
champagne, prosecco, sparkling wine, moet, veuve clicquot, bubbly
whiskey, whisky, bourbon, scotch
tea, loose tea
jewelry box, jewel case, jewelry case
massage, back rub, rubdown, rub
spa, wellness, thermal bath, spa day, day spa
facial, face treatment
manicure, nail, mani
pedicure, foot care
haircut, hairdresser, hair salon
sauna, steam bath
movie, film, cinema, picture show
theater, theatre, play, stage play
musical, broadway
opera
ballet
concert, gig, live music
symphony, philharmonic, classical concert, orchestra
comedy, stand up, comedy show, comedy club
museum, gallery, exhibition, art show
aquarium, sea life
zoo, animal park, safari park
theme park, amusement park, disneyland, fun park
escape room, escape game, exit game
picnic
barbecue, cookout
breakfast
brunch
lunch
dinner, supper, restaurant, eatery, bistro, trattoria
wine tasting, wine sampling, winery, vineyard
beer tasting, brewery
cooking, cookery, cuisine
pottery, ceramic, clay
baking
dancing, dance
salsa, salsa dancing, salsa dance
tango, tango dancing, tango dance
ballroom, ballroom dancing, waltz
painting class, paint and sip
yoga
skydive, skydiving, parachute jump, parachute, parachuting
hot air balloon, ballooning, balloon ride, balloon flight, balloon
helicopter
bungee jump, bungee
hike, hiking, trek, walking tour, ramble
camping, camp, tent
kayak, kayaking
canoe, canoeing
sailing, sail, sailboat, yacht
cruise, boat tour, boat trip, boat ride
surfing, surf
diving, scuba, scuba diving
snorkeling, snorkel
swimming, swim
skiing, ski, slope
ice skating, skating, skate
horseback riding, horse riding, riding, ride horses, ride a horse, horse ride
cycling tour, bike tour
stargazing, star watching, planetarium
karaoke
bowling
golf, golfing
tennis
puppy, dog
kitten, cat
donation, charity, give money, sponsor
car wash, clean car, wash car, clean her car, wash her car
tattoo
sewing machine
instant noodles
star map, star chart, map of the stars, poster of the stars
fondue
weighted blanket, heavy blanket, gravity blanket
electric blanket, heated blanket
hot water bottle
humidifier
air fryer
garden, gardening
flower subscription, monthly flower, flower delivery, flower service
meal kit, recipe box, hellofresh
toothbrush
hammock
fire pit
telescope
binoculars
gym, fitness studio, fitness center, health club, fitness club
tree house, treehouse
irish cream, bailey, irish cream liqueur
foot spa, foot bath
cutting board, chopping board
road trip, drive
bath mat
dish towel, tea towel
mountain bike
deodorant
swing, porch swing
trampoline
stroller
cinema voucher, movie voucher
music box
doll house
picnic basket, picnic hamper
laundry basket
bike basket, bicycle basket
fruit basket, fruit box
food basket, gift hamper, gourmet basket, delicatessen basket
beach towel
phone case, phone cover
laptop bag, laptop sleeve
passport cover, passport holder
charger, power bank, charging station
foot cream, foot balm
thermal bag
ice cream maker, ice cream machine
bread maker, bread machine
waffle iron, waffle maker
popcorn machine, popcorn maker
soda maker, sodastream, water carbonator
pizza oven, ooni
smart light, philips hue, smart bulb
photo shoot, photo session, photoshoot
drone
`;

const vocabulary = whenNeeded(() => {
  const names = new Phrases<string>();
  for (const line of THINGS.trim().split('\n')) {
    const [thing = '', ...others] = listed(line);
    for (const name of [thing, ...others]) names.at(name).meanings[0] ??= thing;
  }
  return names;
});

/** The names of things, longest first. */
export const sameThings = (): Phrases<string> => vocabulary();
