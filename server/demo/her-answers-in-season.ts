import { seasonalDiary } from './diary';

/**
 * What she says of a season. Which of these she has said by now depends on the months that lie behind today;
 * what has the fewest months to be said in stands first.
 */
export const inSeason = seasonalDiary`
21:10 feast-019
- the night the power went out and we played cards by flashlight
- Emil asleep on your shoulder on the train
- eleven jars from one quince tree

21:40 feast-017
Asleep by ten, with earplugs. You wake me at midnight for one minute. Kiss, glass of water, back to sleep.

20:05 feast-011
Silly. A card with a badly drawn animal on it. No roses: they're tired by then, and so am I.

20:15 feast-005
The boathouse steps, with a flask. Coats open, not off. I'll say it's warm, and you're to agree.

21:25 feast-003
The days in between, when nobody knows the date and there are cold potatoes for breakfast.

22:00 feast-004
The cards to people we only know from cards. Let's write six, to the ones we miss, and be done.

08:15 feast-006
The light on the kitchen wall. One morning it reaches the clock, and then I know. The snowdrops under the quince come second.

20:50 feast-022
The Sunday the lake was frozen all the way to Gull Point. We walked on it very slowly, near the edge, and you sang so that the ice would know where we were.

20:30 feast-008
Quinces. You on the ladder, me with the bowl, then the jars, the windows all steamed up and nothing on the calendar.

20:40 date-030
Swim. You row alongside with the towels and the plums.

21:50 feast-007
Tomatoes with salt, bread, the end of a peach. And a bit of lake water.

20:20 size-024
Mittens. The fingers keep each other company. On a string, if you dare.

21:15 feast-009
Lamps at four. Staying in with permission. The blue bowl in my lap, and rain that is somebody else's problem.

21:05 date-007
Gull Point, behind the hedge where the wind can't find us. Not the park. The park has frisbees.
`;

/** Days that are kept free for them: evenly spread, so that every month has some. */
export const seasonalDaysAgo: readonly number[] = [172, 160, 145, 130, 115, 100, 85, 70, 55, 40, 25, 11];
