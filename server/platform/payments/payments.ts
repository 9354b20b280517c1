/** Words of the provider for what is paid for, and for what is charged or may yet be. */
export const PAID: ReadonlySet<string> = new Set(['active', 'trialing']);
export const CHARGED: ReadonlySet<string> = new Set([...PAID, 'past_due', 'unpaid']);

/** Ours, for one that was ended at once so that it is not charged, while a grace is still left to him. */
export const ENDED_IN_GRACE = 'canceled_in_grace';

/** What a payment provider says of a customer's subscription, in its own words. */
export interface ProviderSubscription {
  id: string;
  status: string;
  /** The end of the period that is paid for. */
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
}

export interface ProviderState {
  /** The subscription that counts, or null where there is none. */
  counts: ProviderSubscription | null;
  /** Others of the same customer for which he is charged, or may yet be. */
  superfluous: { id: string; isPaid: boolean }[];
}

/** What we take from an event: which customer to ask about, and nothing else. */
export interface ProviderEvent {
  id: string;
  type: string;
  customerId: string | null;
}

export interface CheckoutWish {
  customerId: string;
  userId: string;
  successUrl: string;
  cancelUrl: string;
}

/** The provider has no such customer: deleted there, or of another account or key of ours. */
export class CustomerUnknown extends Error {}

/** Who takes the money: Stripe, or the stand-in of this machine, which speaks the same protocol. */
export interface Payments {
  readonly priceId: string;
  /** Where its pages to pay on may be, besides this app's own; a browser goes to no other. */
  readonly checkoutHosts: readonly string[];
  /** The same for one incoming call: all that it asks ends within one deadline, else the provider counts as away. */
  withDeadline(): Payments;
  /** The same user asking twice gets the same customer; another one instead of one that the provider has lost. */
  createCustomer(userId: string, email: string, instead?: string): Promise<string>;
  /** Receipts go there. Done also where he is gone already. */
  updateCustomerEmail(customerId: string, email: string): Promise<void>;
  /** The address of a page on which he can pay. Throws `CustomerUnknown`, also for one that was deleted. */
  createCheckout(wish: CheckoutWish): Promise<string>;
  /** Of our product only. Throws `CustomerUnknown`. */
  subscriptionsOf(customerId: string): Promise<ProviderState>;
  cancelAtPeriodEnd(subscriptionId: string, cancel: boolean): Promise<void>;
  /** At once, with nothing charged any more. Where he may stay premium until a later moment, that is written down there. */
  endSubscription(subscriptionId: string, premiumUntil?: Date | null): Promise<void>;
  /** Ends every subscription of the customer at once. Done also where he was removed before. Throws `CustomerUnknown`. */
  removeCustomer(customerId: string): Promise<void>;
  /** Throws where the provider is away, does not take our key, or does not know what we sell. */
  checkPrice(): Promise<void>;
  /** Refuses what the provider has not signed just now, and what is no event. */
  readEvent(rawBody: Buffer, signature: string): Promise<ProviderEvent>;
}
