import { diary } from './diary';

export const fifthMonth = diary`
61 07:15 care-006
Swimming. In the lake, early, while it still belongs to the ducks. Otherwise the old pool, lane six. Dancing only in the kitchen and only with flour on.

60 22:35 dream-002
A workshop of my own. One room, north light, a long bench, and a sign that mostly says closed. Not now. But I've measured the shed. Twice.

59 20:15 fun-011
Can I think about it?
(She did not think about it.)

58 21:45 home-027
The blue bowl. The wobbly table, yes, really. And Grandma's ring, now that Mom has let me have it, but that one I'm wearing.

57 22:00 feast-013
November 2nd. It isn't sad exactly. I make the potato soup and I put her cup out. You don't have to say anything, just eat two plates.

56 20:05 size-020
The little pearl studs from Mom. I forget they're there. Anything that swings ends up in the press.

54 22:10 love-017
On the days I've been good at everything. That's when nobody thinks of it.

52 20:40 gift-031
Gold. I know: the aunt. But since Grandma's ring I see it differently. Thin, old, a little matte, not shiny. I put my silver ones on last week and they looked cold. So if ever: gold.

51 21:55 calm-021
Room. Twenty minutes. Then come with tea, and don't begin with "but".

49 21:30 date-022
You reading aloud. You did the whole of Moominland Midwinter, the winter the bedroom had no heating, with all the voices. I'd like that back. One chapter. I'll fall asleep, that's the point.

48 20:20 us-003
"Be the bowl."

47 19:35 fav-017
Lemon. One scoop, in a cone, walking. Nothing with brittle in it, you know why.

46 21:15 trip-025
1. The paper villages in Japan, the ones up in the hills. Not too far up
2. Orkney, for the light
3. The top of Liv's lighthouse. It's small, but it's missing

44 22:20 care-003
After swimming, wet hair, your big coat. And when you look up from the paper and forget to look down again.

43 20:30 friend-005
Your brother, bless him. He talks standing up, so everybody has to. Two hours is the perfect amount of him.

41 21:10 gift-007
No more fig, please. I've had one too many, it smells like a hotel lobby to me now. Plain beeswax. Or the orange blossom soap from the market, that's the one that must never run out.

39 22:40 home-018
Somebody else's keys in the bowl. A window to sit in. Bread. I've lived in places that only had the window.

38 20:15 fun-015
I can tell you how old a sheet of paper is by the noise it makes. Give or take ten years. Bring me your school reports.

36 22:15 child-008
To say sorry out loud. We didn't, at home. Somebody made you an egg and that was that. I still make the egg. But I say it too.

35 20:45 love-001
Whatever comes to mind. Not during the movie.

34 21:35 calm-025
Water, any water I can get into. Priya's voice messages at double speed. New bread with salted butter. In that order or all at once.
`;
