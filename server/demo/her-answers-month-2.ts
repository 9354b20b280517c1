import { diary } from './diary';

export const secondMonth = diary`
153 19:20 fun-005
An old greyhound that only wants to lie down.
(She had three photos ready. This was prepared.)

151 20:35 book-018
Paper. (She looked at me as if I'd asked whether she breathes. She mends them for a living, I should have known.)

150 21:00 gift-036
1. Anything for the kitchen with a plug. Except that bread machine
2. Perfume you haven't smelled on me first
3. Balloon rides, zip lines, anything where they give you a harness

149 21:40 calm-020
An ear. If I want advice I'll ask, and then I want it in one sentence. You start solving before I've sat down. I know you mean well.

148 20:15 love-020
A photo of something ugly in a store window, and under it "for you?"

147 19:50 child-023
Grandma's plum dumplings with the brown breadcrumbs. Mom's are good. They're not those.

146 21:25 fav-040
Sparkling.

144 22:00 us-018
You'd written FRAGILE on the couch, as a joke. Your socks didn't match, one had foxes. And when we were stuck on the landing you gave me the bag of cherries and didn't count.

143 08:05 friend-009
Mr Adeyemi at the bakery. He keeps the darkest loaf for me because I once said I like it nearly burnt. I'm "the lady of the crust" there 🍞

142 21:10 care-002
A nap.

141 20:20 gift-028
Lilies. They smell of funerals and they stain everything. And those blue-dyed orchids, poor things.

140 19:10 size-015
Can't think of one right now.

139 20:45 size-002
6 on the left, ring finger. 6½ on the right. US sizes. I had it measured when I lost the bet with Liv, don't ask.

138 21:55 dream-001
No idea. Ask me Sunday.

137 20:30 date-029
Pottery wheel, obviously! I've wanted to get my hands on one for years. We'd make two terrible bowls and eat soup out of them.

136 21:15 trip-019
Sea. Mountains are lovely, from below. You know me and edges.

135 19:40 fav-053
Avocado.

135 22:10 fav-044
- old books, the dry kind, not the cellar kind
- rain on the hot steps of the boathouse
- your neck (said into her mug)

134 22:30 close-002
Forehead. When you think I'm asleep. I'm not.

133 20:25 care-004
A jumpsuit.

131 20:00 home-007
The gray blanket from Liv, with the hole my foot goes through. It is not to be mended.

129 21:20 book-024
Moon River. Here Comes the Sun. And the one from the boathouse that has no name, you know how it goes. You don't, but you know.

127 22:05 love-010
Mar. Nobody else gets to. Not "honey", I have enough sticky things at work.

126 21:35 us-023
When the camping chair folded up with you inside and you held your soup level all the way down. Not a drop. I had to lie on the grass.

125 19:25 gift-001
The brass desk bell in Halfmoon Books. I pick it up, I ring it, I put it back. Every time. I think they've started waiting for it.

124 20:50 feast-020
Cake.

123 21:30 book-002
The thing with the climbers. Two hours and I've still got the armrest under my nails. No more ropes.
`;
