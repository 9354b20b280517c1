/**
 * What the page says of the server it comes from, on its root element, so that no screen has to ask or to change its mind:
 * `data-premium`, where it is not sold, and `data-mail="off"`, where no email is sent.
 */
export interface House {
  premium: Offer;
  mail: 'on' | 'off';
}

/** What the screens say of Premium: it is sold, everybody has it, or whoever runs the server gives it. */
export type Offer = 'sold' | 'included' | 'asked-for';
