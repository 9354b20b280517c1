import { diary } from './diary';

/** From here on some of it goes deeper. The month of the clay and of her sister's visit. */
export const thirdMonth = diary`
122 20:40 friend-001
Priya. She never asks how I am. She puts the kettle on and waits.

121 21:15 dream-014
A cello lesson. One. With somebody kind, in a room where nobody I know can hear it.

120 22:25 calm-014
Anything I've once said I can do. Driving in the dark most of all: I'd sooner leave at noon than ask you to fetch me. Don't wait till I ask. Just offer, as if you were going that way.

119 20:05 fun-004
"Quick question." It never is.

118 21:00 size-006
Mohair, and anything with glitter in it. Polyester satin catches on my fingertips, they're rough from the paste. Yes to washed linen, cotton, and soft wool as long as there's a shirt in between.

117 08:30 care-001
The green corduroy dress, your navy sweater over it, flat boots. I look like someone who knows where she's going.

114 21:45 date-016
Being hurried out of the door. And a phone on the table. Face down counts. Mine too, yes.

113 22:10 trip-016
The engine room of the old lake ferry. Dad let me sit on the tool chest and hold the rag. It's a museum boat now. I walk past it twice a week and I've never gone back in. I think I'd want you there.

112 20:30 home-020
Small ones.

111 19:15 fav-042
1. Lemon pasta
2. Your dal, but the second day
3. Grandma's potato soup
Nothing else is a favorite, everything else is dinner.

109 20:00 child-011
"Ferry weather". It means: could go either way, take a jacket. Works for people too.

108 21:05 love-012
You put the spoon down. And two days later you ask how it went.

108 21:30 fun-018
Neither. My own bed.

107 22:40 calm-012
Not "you'll be great". Say: "I'll be at the back by the door, and afterward there's fries." For the talk at the archive please exactly that, word for word.

105 22:50 close-001
Your arm across me, heavy, until I'm nearly gone. Then everyone to their own side. My feet stay on your shins, that's not up for discussion.

103 21:10 date-029
Bowling. I know what I said. I've met the clay now. It was up both sleeves and in one ear, and the man kept saying "be the bowl". Never again a wheel. Your lopsided dish stays, though. I like your dish.

101 19:30 size-012
My birthday, obviously. May 3, Liv. November 2, Grandma: I light a candle and I'd like you to be home.
(Our wedding day she assumes I know.)

99 20:15 home-013
A day. Except Liv.

95 21:15 child-003
Dad, they all say. We go quiet and then we repair something. Liv got Mom's voice and Mom's temper. She announced it herself over breakfast, before I could.

95 22:05 friend-013
The day Grandma died. Priya stood on the mat with a lasagna and didn't come in until I said so. Then she did dishes for an hour, ones that were already clean.

94 09:20 fav-020
The small teapot. The blue bowl with yogurt and plums. One slice of the dark loaf, butter, salt. The crossword and a pencil. Then a kiss, and then go away for an hour.
`;
