import type { Offer } from '../../contract/house';

const house = document.documentElement.dataset;

/** Whether Premium is sold on this server, is everybody's, or is given by whoever runs it. It comes with the page. */
export const offer = () => (house.premium ?? 'sold') as Offer;

export const isSold = () => offer() === 'sold';

/** False: no mail server is set, and no screen may promise an email. */
export const sendsMail = () => house.mail !== 'off';
