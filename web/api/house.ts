import { houseAttributes, type Offer } from '../../contract/house';

const said = (name: keyof typeof houseAttributes) => document.documentElement.getAttribute(houseAttributes[name]);

/** Whether Premium is sold on this server, is everybody's, or is given by whoever runs it. It comes with the page. */
export function offer(): Offer {
  const premium = said('premium');
  return premium === 'included' || premium === 'asked-for' ? premium : 'sold';
}

export const isSold = () => offer() === 'sold';

/** False: no mail server is set, and no screen may promise an email. */
export const sendsMail = () => said('mail') !== 'off';
