import * as z from 'zod/mini';
import { endpoint } from './endpoint';

/** Questions for some couples and not for all. Closed: an id is stored with every question of the pack. */
export const packs = {
  children: { title: 'Children', about: 'Raising them, and still making time for each other.' },
  pets: { title: 'Pets', about: 'The animals you live with.' },
  faith: { title: 'Faith', about: 'Prayer, holy days and what she believes.' },
  'long-distance': { title: 'Long distance', about: 'For weeks when one of you is away.' },
  newlywed: { title: 'Newlywed', about: 'The first years of marriage.' },
  'thirty-years': { title: 'Thirty years', about: 'For couples with decades behind them.' },
  intimacy: { title: 'Intimacy', about: 'For the two of you alone. These are never sent by email.' },
} as const satisfies Record<string, { title: string; about: string }>;
export type Pack = keyof typeof packs;
export const allPacks = Object.keys(packs) as [Pack, ...Pack[]];

/** What may stand in an email; a mailbox is often open on a screen that others see. */
export const mayBeMailed = (pack: Pack | null): boolean => pack !== 'intimacy';

const PacksOn = z.object({
  /** The packs that are switched on. */
  on: z.array(z.enum(allPacks, 'Please choose from the packs on the list')).check(z.maxLength(allPacks.length)),
});
export type PacksOn = z.output<typeof PacksOn>;

export const questionPacks = {
  list: endpoint({
    method: 'GET',
    path: '/api/question/packs',
    access: 'signed-in',
    summary: 'Which packs of extra questions he has switched on. At first, none.',
    reply: PacksOn,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/question/packs',
    access: 'signed-in',
    summary: "Switch packs on and off. Today's question is replaced if it is of a pack that is now off.",
    body: PacksOn,
    reply: PacksOn,
  }),
};
