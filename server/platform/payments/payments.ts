/** What a payment provider says of a customer's subscription, in its own words. */
export interface ProviderSubscription {
  id: string;
  status: string;
  /** The end of the period that is paid for. */
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
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

/** Who takes the money: Stripe, or the stand-in of this machine, which speaks the same protocol. */
export interface Payments {
  readonly priceId: string;
  /** The same user asking twice gets the same customer. */
  createCustomer(userId: string, email: string): Promise<string>;
  /** The address of a page on which he can pay. */
  createCheckout(wish: CheckoutWish): Promise<string>;
  /** The subscription that counts, or null where there is none. */
  subscriptionOf(customerId: string): Promise<ProviderSubscription | null>;
  cancelAtPeriodEnd(subscriptionId: string, cancel: boolean): Promise<void>;
  /** Ends every subscription of the customer at once. Done also where he is gone already. */
  removeCustomer(customerId: string): Promise<void>;
  /** Null where the signature is not the provider's, or too old. */
  readEvent(rawBody: Buffer, signature: string): Promise<ProviderEvent | null>;
  close(): Promise<void>;
}
