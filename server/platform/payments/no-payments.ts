import { Refusal } from '../refusal';
import type { Payments } from './payments';

const refuse = async (): Promise<never> => {
  throw new Refusal('payments_off');
};

/** Where no payment provider is set and others reach the product: nobody can pay, and nothing is asked of anybody. */
export const noPayments: Payments = {
  priceId: '',
  checkoutHosts: [],
  withDeadline: () => noPayments,
  createCustomer: refuse,
  updateCustomerEmail: refuse,
  createCheckout: refuse,
  subscriptionsOf: refuse,
  cancelAtPeriodEnd: refuse,
  endSubscription: refuse,
  removeCustomer: refuse,
  checkPrice: refuse,
  readEvent: refuse,
};
