import { DAY } from '../../../contract/time';

/** A made-up woman: by a short name, what she was asked and what she said. In the order in which she said it. */
const SAID = `
surprises | Would you like a surprise party one day? | Please no. I hate surprises, I want to know what is coming so that I can look forward to it.
peonies | Which flowers would you love to find on the table? | Peonies, the pale pink ones. They look like someone folded them by hand.
lilies | Is there a flower you could do without? | Lilies. They give me a headache and they remind me of funerals.
nuts | What should I always tell a waiter about you? | That I am allergic to hazelnuts and walnuts. My throat swells up.
ring | Which of your sizes should I know by heart? | Ring size 6, shoes 38, and I am a medium in everything else.
silver | Gold or silver? | Silver. Gold makes me feel dressed up as somebody else.
tea | What do you drink first in the morning? | Earl Grey with a splash of oat milk, in the blue mug with the chip.
coffee | How do you take your coffee? | I do not. Coffee makes my hands shake.
bad-day | Finish this for me: on a bad day, please just… | run me a bath, take my phone away and do not ask anything for an hour.
listen | Advice or just an ear: which do you usually want first? | An ear. If you start fixing it I feel like a broken dishwasher.
calm-down | What should I never say when you're upset? | Calm down. Nobody in history has calmed down because of it.
alone | When you're cross with me, should I stay close or give you room? | Room first. Twenty minutes, then come and find me.
soup | In bed with a cold, what do you want brought to you? | My mother's chicken soup with far too much ginger, and silly magazines.
loved | When do you feel most loved? | When you have filled up my car without telling me. Small practical things, not speeches.
notes | What little thing from me made you happy lately? | The note in my lunch box. I still have it in my wallet.
worse | What do people do to cheer you up that makes it worse? | They drag me to a party. When I am low I cannot bear a crowd.
dinner | Which meal would you choose for your birthday? | Mushroom risotto, the slow one, and nobody talks about calories.
cilantro | Which food will you never like? | Cilantro. It tastes of soap. And olives are a punishment.
lasagna | Which meal do you want when everything has gone wrong? | Lasagna from the corner place, straight out of the box, on the sofa.
tiramisu | Which dessert can you never say no to? | Tiramisu. I would cross a motorway for it.
breakfast | What does your perfect breakfast look like? | Soft eggs, sourdough with salted butter, and the newspaper to myself.
thai | Which restaurant would you like to go back to? | The little Thai place by the canal where we sat outside in our coats.
wine | Red, white or none? | White, cold and not sweet. Red wine gives me a migraine.
crowds | Is there a kind of place you would rather never go to? | Amusement parks. Queues, screaming, and I get motion sick on anything that turns.
heights | What are you afraid of that I should know about? | Heights. Even a glass lift makes my knees go.
evening | What would your perfect evening with me look like? | Cooking together with a record on, then a walk when the street is quiet.
jazz | Which music could play all evening? | Old jazz, Ella Fitzgerald above all. And nothing with a drum machine.
film | Which film could you watch again and again? | Amélie. It makes the whole city look like a box of sweets.
horror | Which kind of film should I never put on? | Horror. I see it again every time I switch off the light.
stars | Which date do you remember most fondly? | The night on the roof when you brought blankets and we counted satellites.
lisbon | Where would you like to wake up one morning? | Lisbon, with the window open and someone frying sardines below.
sea | Mountains or the sea? | The sea, out of season, with a wool hat and no people.
camping | Would you ever sleep in a tent again? | Never again. My back hurts for a week and I hear every beetle.
pottery | What would you like to learn? | Pottery. I want to make one bowl that is not a disaster.
piano | Which instrument did you once play? | Piano until I was fourteen. I miss it, but I would be ashamed to be heard.
garden | What would you do with a whole day just for yourself? | Dirt under my nails. I would plant the balcony from one end to the other.
book | Which book have you given away most often? | The Summer Book by Tove Jansson. I have bought it five times.
author | Which writer would you like to read more of? | Everything by Elizabeth Strout, I only know Olive Kitteridge.
perfume | Which scent do you like so much that you turn your head? | Fig leaves, and the air after rain. Heavy perfume makes me sneeze.
worst-gift | What was the worst present you ever got? | A vacuum cleaner. It was practical, it was on sale and I cried in the bathroom.
best-gift | What is the best present anyone ever gave you? | You had my grandmother’s recipe book rebound. I could smell her kitchen.
wish | What have you wanted for ages and never bought? | A really good pair of binoculars for the birds on the canal.
scarf | What do you never have enough of? | Scarves. Wool ones that do not scratch, in green or mustard.
color | Which colour do you like to have around you? | Dark green, like the door of the bookshop.
earrings | Do you like to be given jewellery? | Small earrings, yes. Necklaces get caught in my hair.
birthday | What would your birthday look like if it were all up to you? | Four friends, one long table, home by eleven, and nobody sings.
public | What embarrasses you most? | When waiters bring a cake with a sparkler and the whole room looks at me.
christmas | What makes Christmas feel right for you? | Oranges with cloves on the radiator, and the tree only on the twenty-third.
anniversary | How would you like to spend our anniversary? | In the same bad hotel as the first time. I mean it.
sister | Who do you call first with good news? | My sister Clara. She screams, and then I believe it.
father | What did you learn from your father? | To fix a bicycle and never to sulk longer than a meal.
school | What were you like at school? | The one who did the maps for everybody. I loved geography.
grandmother | Which smell takes you back to childhood? | Plum jam in my grandmother’s copper pot, in August.
dog | Which animal would you like to have? | A greyhound from the rescue, an old one that nobody takes.
spiders | Which animal makes you leave the room? | Spiders. I know they are useful. They can be useful elsewhere.
job | What is hardest in your work at the moment? | The new ward. I am charge nurse now and I go home with everyone’s worries.
shift | Which day of the week drains you most? | Thursday, because of the double shift at the hospital.
dream | Which dream of yours have we not talked about for a while? | A tiny house by a lake, with a stove and no signal.
money | What do you worry about at three in the morning? | Whether we will ever pay off the flat.
chore | Which chore would you love to give away for good? | The bins, and anything with insurance papers.
sleep | What helps you to fall asleep? | Cold room, heavy blanket, and your hand on my back until I am gone.
sunday | What is your favourite hour of the week? | Sunday at four, when nothing can be expected of me any more.
run | How do you like to move? | Swimming, slowly, in the old pool with the clock. Running bores me.
yoga | Is there a sport you gave up? | Yoga. Everyone breathes so loudly.
laugh | What made you laugh until you cried? | The time you locked us out in our pyjamas and the postman had to help.
proposal | What do you remember of the day I proposed? | That it rained, that you dropped the ring, and that I said yes before you found it.
wedding-song | Which song is ours? | The Way You Look Tonight, because of the kitchen.
first-date | What did you think on our first date? | That your shirt was terrible and that I wanted to see you again.
holding | Which touch do you like best in passing? | Your hand on the small of my back in a full room.
words | What do you like to hear from me before something nerve-racking? | That you are proud of me whatever happens.
apology | How should I say sorry? | Plainly, without a because. And then do the thing you forgot.
messages | Calls or messages during the day? | Messages. One photo of something silly is worth ten hearts.
shoes | What do you wear when you want to feel strong? | My red boots. Nobody argues with the red boots.
skin | What should I not buy from the chemist for you? | Anything with lavender. I get a rash from it.
hair | What do you like about yourself? | My hair when I have not tried.
friend | Which friend would you like to see more often? | Noor, since she moved to Utrecht. We only send each other recipes.
board-games | Which game brings out your worst side? | Scrabble. I remember every word you ever invented.
museum | Which museum could you visit again? | The one with the ship models. I can stand in front of them for an hour.
snow | What is your favourite weather? | The first snow, before anybody has walked in it.
summer | What do you not like about summer? | Heat at night, and mosquitoes, which all know my name.
photo | Which photo of us do you like best? | The blurred one on the ferry, where we both look at the gull.
podcast | What do you listen to on the way to work? | Anything about polar explorers. The worse their plan, the better.
language | Which language would you like to speak? | Portuguese, enough to argue with a fishmonger.
kids | What would you like our children to remember? | That there was always music, and that we said sorry to them as well.
tradition | Which tradition of ours should never end? | Pancakes on the first day of every month, even with a fever.
late | When you're running late, what's the most useful thing I can do? | Find my keys and say nothing about the time.
space | What do you need when you come home from work? | Ten minutes in silence with my shoes off. Then tell me everything.
chocolate | Which sweets do you hide from me? | Dark chocolate with sea salt, behind the lentils.
vegetarian | Is there meat you do not eat? | No lamb and no rabbit. I had a rabbit called Otto.
candle | What makes our home cosy for you? | Beeswax candles and the lamp from the flea market. No big light, ever.
flea-market | How do you like to spend a Saturday morning? | At the flea market before nine, with cold hands and a pastry.
theatre | Theatre, opera or the cinema? | The cinema in the afternoon. Opera makes me count the ceiling lamps.
bike | What do you like about our town? | That I can go everywhere by bicycle and be home before the rain.
tea-again | What do you drink first in the morning? | These days a green tea. Earl Grey has become too much for my stomach.
doctor | What do you find hardest to ask for help with? | Going to the dentist. Just come along and hold my bag.
proud | What are you proud of this year? | That I finished the nursing diploma at forty-one.
gratitude | What did you forget to thank me for? | For learning to braid our daughter’s hair from a video.
quarrel | After a quarrel, how long do you need before we talk? | Until I have eaten. Never try it hungry.
clutter | What drives you mad at home? | Wet towels on the bed. I say it with love and I will say it again.
phones | What would you change about our evenings? | No phones at the table. I feel like I am dining with a forehead.
`;

const FIRST = Date.parse('2025-09-01T19:00:00.000Z');

export const herNotes = SAID.trim()
  .split('\n')
  .map((line, at) => {
    const [id = '', question = '', answer = ''] = line.split(' | ');
    const createdAt = new Date(FIRST + at * 2 * DAY).toISOString();
    return { id, questionId: question, question, answer, createdAt };
  });
