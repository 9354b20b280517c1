import { diary } from './diary';

/** Three weeks of another couple, just begun: the wife of the basic husband. */
export const otherWife = diary`
21 21:30 fav-035
Coffee. You can have all the tea.

20 20:10 gift-029
Five small ones. I like the unwrapping best.

19 19:40 size-001
US 7. Running shoes 7½.

17 20:00 fav-016
Hotter than you think. Stop when my ears go red.

16 21:15 gift-023
Water bottles. Tote bags. No more.

14 18:30 size-019
After a night shift, anything before two. Otherwise eight.

13 20:45 fav-017
Mint with chocolate chips. In a cup, with two spoons, and the second one isn't for you.

11 21:00 trip-023
City. I want noise and dumplings.

9 20:20 fun-016
The cook. I like driving.

7 22:05 calm-001
I answer in one word and start cleaning my running shoes.

4 19:50 book-017
Anything with trumpets 🎺

1 20:35 date-015
Thursday. Everybody else waits for Friday, so we get the table.
`;
