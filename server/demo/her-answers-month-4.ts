import { diary } from './diary';

export const fourthMonth = diary`
92 21:40 calm-003
"Calm down." Also "at least". Nothing that begins with "at least" has ever helped anybody.

91 20:55 feast-023
The talk! Ten minutes, I didn't faint, and an old man in the front row cried over his parish register. You were at the back by the door. And there were fries. Let's say we've celebrated.

90 22:20 love-005
When your aunt asked one of her questions for the third time, and you said "that's ours to know" and passed the potatoes. I have never loved anyone so much over potatoes.

89 20:30 trip-001
Lisbon, the room with the blue door. The same little balcony. I'd admire it from inside again.

88 21:10 book-011
Anyone on a roof or a ledge. And animals who don't make it. I don't mind crying, I just want the blanket ready.

87 19:40 friend-002
Emil's. He'll be seven and it's all arranged: the cake is an excavator, and the guests have to dig.

86 20:50 fun-013
They're all fine. (She was reading.)

83 22:15 us-024
The year you had no work and I had too much, and we were so polite to each other. Then came the fight about the trash bags, and after that we were us again. I'm proud of that fight.

82 20:10 gift-019
The stationery store on Dock Street, anything with the gray stripe. Hollis for plants. To wear: nobody, take me along.

81 21:00 home-014
When I start sorting the string drawer. It isn't about the string.

80 22:30 dream-009
Heights. It's not falling, it's that my legs stop being mine. I'd like to go up the lighthouse at Liv's one day. Slowly, with your hand, and nobody behind us saying it's only a hundred steps.

79 20:20 dream-019
The shop, maybe.

78 21:25 child-018
I don't remember. Soup?

77 22:00 size-017
Flat. Soft. One.

76 20:40 close-004
Your hand flat between my shoulders when you go past my chair. Sometimes I sit there on purpose.

75 19:55 book-027
You pick. I'm easy.

73 23:10 calm-008
Whether I turned off the heat in the press. Also whether Mom and Dad will tell us when the stairs get too much. They won't. They're like me.

72 21:05 date-033
- Gull Point and back, no phones
- the crossword, when you pretend not to know
- sitting on in the car in the rain after we've arrived

66 21:50 feast-002
No surprise party. My thirtieth: twenty people behind my own couch, and me in the door with a wet towel around my head. And never let waiters sing.

65 20:35 us-025
The Tuesday we both stayed in for the furnace guy and he never came. We played rummy in our coats until it was dark. I don't know why that one.

64 22:05 gift-044
The lamp. Okay, it's not small. But you remembered "the book and not your face". I'd forgotten I ever said it.
(I hadn't. I had it here.)
`;
