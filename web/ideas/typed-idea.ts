import type { Idea, IdeaKind } from '../../contract/ideas';
import { asTyped, priceOf } from './money';

/** What he types of an idea. */
export interface Typed {
  kind: IdeaKind;
  title: string;
  note: string;
  where: string;
  amount: string;
  currency: string;
  plannedFor: string;
  /** The occasion; empty for none. */
  dateId: string;
  remindOn: string;
}

export const nothing: Typed = {
  kind: 'gift',
  title: '',
  note: '',
  where: '',
  amount: '',
  currency: 'USD',
  plannedFor: '',
  dateId: '',
  remindOn: '',
};

export const typedOf = ({ kind, title, note, where, price, plannedFor, dateId, remindOn }: Idea): Typed => ({
  ...{ kind, title, note, where, plannedFor: plannedFor ?? '', dateId: dateId ?? '', remindOn: remindOn ?? '' },
  amount: price ? asTyped(price) : '',
  currency: price?.currency ?? nothing.currency,
});

/** As it is sent. */
export const written = ({ amount, currency, plannedFor, dateId, remindOn, ...rest }: Typed) => ({
  ...rest,
  price: priceOf(amount, currency) ?? null,
  plannedFor: plannedFor || null,
  dateId: dateId || null,
  remindOn: remindOn || null,
});

/** Some of what is folded away is filled in. */
export const hasMore = ({ note, where, amount, plannedFor, dateId, remindOn }: Typed) =>
  note + where + amount + plannedFor + dateId + remindOn !== '';
