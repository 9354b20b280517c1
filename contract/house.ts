/** What the page says of the server it comes from, on its root element, so that no screen has to ask or to change its mind. */
export const houseAttributes = { premium: 'data-premium', mail: 'data-mail' } as const;

/** What the screens say of Premium: it is sold, everybody has it, or whoever runs the server gives it. */
export type Offer = 'sold' | 'included' | 'asked-for';
