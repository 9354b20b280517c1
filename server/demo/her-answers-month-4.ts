import { diary } from './diary';

export const fourthMonth = diary`
92 21:40 calm-003
"Calm down." Also "at least". Nothing that begins with "at least" has ever helped anybody.

91 20:55 feast-023
The talk! Ten minutes, I didn't faint, and an old man in the front row cried over his parish register. You were at the back by the door. And there were chips. Let's say we've celebrated.

90 22:20 love-005
When your aunt asked one of her questions for the third time, and you said "that's ours to know" and passed the potatoes. I have never loved anyone so much over potatoes.

89 20:30 trip-001
Lisbon, the room with the blue door. The same little balcony. I'd admire it from inside again.

88 21:10 book-011
Anyone on a roof or a ledge. And animals who don't make it. I don't mind crying, I just want the blanket ready.

87 19:40 friend-002
Emil's. He'll be seven and it's all arranged: the cake is an excavator, and the guests have to dig.

86 20:50 fun-013
The customs officer and the cheese. I can do both voices by now.

84 21:30 care-011
Shoulders. The left one first, that's the brush arm. Then feet, if you've any thumbs left.

83 22:15 us-024
The year you had no work and I had too much, and we were so polite to each other. Then came the row about the bin bags, and after that we were us again. I'm proud of the row.

82 20:10 gift-019
The stationer on Quay Street, anything with the grey stripe. Hollis for plants. To wear: nobody, take me along.

81 21:00 home-014
When I start sorting the string drawer. It isn't about the string.

80 22:30 dream-009
Heights. It's not falling, it's that my legs stop being mine. I'd like to go up the lighthouse at Liv's one day. Slowly, with your hand, and nobody behind us saying it's only a hundred steps.

79 20:20 dream-019
A little shop. Mending and paper, a bell on the door, open when it rains.

78 21:25 child-018
Marjoram, gas, and Gran's hand cream. And the radio, if a radio can smell. Ours did, of warm dust.

77 22:00 size-017
One. Flat, soft, feathers. That tower you sleep on gives me a neck.

76 20:40 close-004
Your hand flat between my shoulders when you go past my chair. Sometimes I sit there on purpose.

75 19:55 book-027
Rummy. The one with the letters on tiles. And Emil's old pairs game, at which that child destroys us.

73 23:10 calm-008
Whether I switched off the heat in the press. Also whether Mum and Dad will tell us when the stairs get too much. They won't. They're like me.

72 21:05 date-033
- Gull Point and back, no phones
- the crossword, when you pretend not to know
- sitting on in the car in the rain after we've arrived

69 20:25 love-014
For the thing, and by its name. "Thank you for ringing the plumber." Not "thanks for everything". Everything is nothing.

68 21:35 trip-010
Carpet in the bathroom. A lift made of glass. Somebody else's television through the wall.

67 19:10 fav-012
Your chilli. It's good. It's also every week.
(Fair.)

66 21:50 feast-002
No surprise party. My thirtieth: twenty people behind my own sofa, and me in the door with a wet towel round my head. And never let waiters sing.

65 20:35 us-025
The Tuesday we both stayed in for the boiler man and he never came. We played rummy in our coats until it was dark. I don't know why that one.

64 22:05 gift-044
The lamp. All right, it's not small. But you remembered "the book and not your face". I'd forgotten I ever said it.
(I hadn't. I had it here.)
`;
