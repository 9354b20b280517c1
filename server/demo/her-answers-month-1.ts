import { diary } from './diary';

/** The first month: light things, and what can be given at once. */
export const firstMonth = diary`
183 20:45 fav-002
Earl Grey, the loose one from the tin, not the bags. Warm the pot first. A splash of milk, last. No sugar. And nobody speaks until half the mug is gone.

182 21:10 gift-037
1. A linen robe, long, with pockets
2. A reading lamp that lights the book and not your face
3. A bread machine. I know. I still want it.

181 19:35 size-001
US 8½. In boots get a 9, because of the socks. If they run narrow, leave them at the store.

180 21:40 gift-007
The fig candle from the shop on Dock Street. I light it when I come home from the archive, and then the day is over. I'd take three.

179 20:20 fav-011
Dark, with sea salt. You may have one row. You may not know where it is.
(It's behind the lentils. She knows that I know.)

178 12:50 size-008
Hazelnuts and walnuts. That's the allergy, not a mood. Almonds are fine. Watch out for pesto, praline, brownies and anybody's grandmother's cake. Cilantro I just don't like, no drama.

177 21:05 gift-031
Silver. Always silver. Gold looks like it belongs to somebody's aunt.

175 22:05 date-001
Fries on the harbor wall and then home. Not very fancy, sorry. But you promised to say yes.

173 20:50 book-003
Something with coats and a train. Nobody dies except the butler.

171 21:00 trip-012
Paper. Tickets, napkins. No magnets.

170 19:45 care-007
Flannel on top, cotton below, and they mustn't match. Real pockets. No slogans about sleep, I know what I'm in there for.

168 20:10 close-008
Linking arms. And my hand in your coat pocket, not in mine.

168 20:25 fun-028
I don't know. Staring?

167 21:15 child-019
A cloth rabbit called Doctor. Liv cut one ear off with the kitchen scissors and Grandma sewed it back on upside down. He's in the box with my school reports. He looks surprised to this day.

166 22:20 home-023
Before bed.

165 20:40 friend-011
One friend, I guess.

164 19:55 us-002
Tomato soup and grilled cheese. The first winter in the apartment, when we had one pan and the wobbly table.

163 21:20 dream-006
The cello, properly. I had four years of it and gave it up at sixteen for a boy who played the drums. And he wasn't even good.

162 18:40 love-003
Coat off first. Then come and find me. A hug that is longer than "how was your day".

161 20:30 calm-004
Potato soup the way Grandma did it, with too much marjoram. In the blue bowl. On the couch, not at the table.

159 21:10 feast-001
Wake up late. A swim, even if it's cold. Plum cake for breakfast. You, Liv and Priya for dinner, six candles at most, and everybody gone by ten.

158 20:05 gift-016
Beige. I look like an envelope. Salmon pink, same thing but wetter.

157 19:30 size-003
Medium, US sizes. Large if it's wool, because one of us will wash it wrong. Long enough to sit down in.

156 20:55 fav-010
Sweet peas. Or peonies, if the money never wilts either. Nothing with a bow and a plastic sleeve.

155 21:45 date-013
Back to the wall, so I can see who comes in. Not by the kitchen door. You can have the view, I'm looking at you anyway. (She denies having said the last part.)

154 08:10 trip-005
Window, facing forward. You get the aisle, because you get up every ten minutes.
`;
