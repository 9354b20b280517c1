import { diary } from './diary';

/**
 * From his first weeks, long before he wrote on most evenings: old enough to be asked about again. Of what she orders in she
 * has said otherwise since.
 */
export const aYearAgo = diary`
398 20:40 gift-010
Seeds. A little packet of something I've never grown, so that I have to clear a spot for it.

391 21:05 fav-005
The chipped blue one. It keeps the heat and fits my hand, and I don't lend it.

384 20:20 fav-014
The green curry, medium, and the rice you always forget.
`;

/** Her newer word, which takes the place of what she said then. */
export const saidSince = diary`
36 21:15 fav-014
Not the green curry anymore, it got so salty. The steamed dumplings, and don't count how many.
`;
