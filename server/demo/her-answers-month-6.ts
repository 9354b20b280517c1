import { diary } from './diary';

/** The last month, up to yesterday. */
export const sixthMonth = diary`
33 19:25 size-023
Short.

32 22:05 dream-023
…played one slow piece to the end, in front of you and Liv, without apologizing first.

31 21:10 close-010
…wash the teapot the way I do. No soap, thumb around the rim. You think I don't see it.

30 20:00 size-007
The hand cream in the green metal tube, no scent. Nothing else survives the paste. And the toothpaste, you bought cinnamon once, we don't speak of it.

29 22:30 us-016
…the kitchen ceiling came down, and you looked up into the hole and said: "More light."

28 21:20 date-012
When you've asked about hazelnuts before we get there, so I don't have to do it in front of everybody. That's the most romantic thing I know. I mean it.

27 17:50 fav-055
Marzipan. The ones that look like little potatoes.

26 20:35 feast-010
The boathouse again, just us, in rain boots like back then. Rain isn't required, but it'd be welcome.

24 22:15 trip-017
At the back of the ferry, nine years old, with Dad's jacket down to my knees. And, oddly, in line at Mr Adeyemi's.

23 21:40 book-032
Nothing. I fall asleep on page two.

21 21:05 friend-016
Odile. We send each other pictures of our dinners since she moved. I'd like to eat one with her.

20 19:45 fun-017
Garden 🌿

19 22:45 love-013
When I say "leave it, I'll do it", then half the time it means: come and stand next to me.

18 20:10 fav-048
A really dark crust. The good pen. You home before the news.

17 22:20 dream-008
You're looking for your glasses. The shed is a workshop. There's an old dog in the doorway, so you gave in. I'm playing something slow and rather badly, and you're not saying anything. Soup.

16 07:40 calm-031
Nothing. It's fine.
(It was the call to the insurance, about the fence. I made it.)

14 22:00 child-031
Grandma. I had a grown-up glass at her table, and she asked me what I thought of things. And then she waited for it.

13 20:55 fun-026
Not now, I'm on the phone.

12 21:15 home-012
The spoon. Every morning, on the counter, in its own little brown lake. Eleven years of spoons.

10 20:05 size-027
Yellow raincoat, the lining. Green dress, second button.

8 22:25 close-007
A message at eleven in the morning that isn't about milk. And when you shave on a day when you don't have to.

7 20:40 gift-026
An iron. Or a scale, of any kind. A scale with a bow, imagine.

6 22:10 us-015
1. Going to bed at the same time
2. The thing with the forehead
3. That you write this down
(I asked if she minds. "I'd mind if you stopped.")

5 19:15 date-040
In. Blanket, soup, the movie with the coats. I'm so tired I put the tea in the fridge and the milk in the cabinet.

4 20:30 trip-032
Liv's. The little room with the slanting ceiling. And maybe, MAYBE, the first landing of the lighthouse.

3 21:45 feast-012
Quince day. One day a year, all the jars, nobody calls us, grilled cheese in the evening. Sticky floor allowed.

2 20:50 gift-037
I have the lamp now, so off the list it goes. New list:
1. A rental cello for half a year. I found the place. I haven't called
2. The linen robe, still. Gray-green, a US medium
3. Not the bread machine anymore. I'd miss Mr Adeyemi

1 21:30 love-029
…ask the second question. Everybody asks the first one.
`;
