import { type CheckoutSession, monthAfter, periodOf, type StripeState, type Subscription } from './state';

/** What happens to subscriptions, and the event that tells of it. */
export interface Happening {
  type: string;
  object: CheckoutSession | Subscription | { object: 'invoice'; customer: string; subscription: string };
}

export function pay(state: StripeState, session: CheckoutSession): Happening[] {
  const start = state.seconds();
  const subscription: Subscription = {
    id: state.newId('sub'),
    object: 'subscription',
    customer: session.customer,
    status: 'active',
    created: start,
    cancel_at_period_end: false,
    cancel_at: null,
    metadata: session.subscription_metadata ?? {},
    items: {
      object: 'list',
      data: [
        {
          id: state.newId('si'),
          object: 'subscription_item',
          price: { id: LOCAL_PRICE, object: 'price' },
          current_period_start: start,
          current_period_end: monthAfter(start),
        },
      ],
    },
  };
  state.subscriptions[subscription.id] = subscription;
  Object.assign(session, { status: 'complete', payment_status: 'paid', subscription: subscription.id });
  return [
    { type: 'customer.subscription.created', object: subscription },
    { type: 'checkout.session.completed', object: session },
    invoice('invoice.paid', subscription),
  ];
}

export const LOCAL_PRICE = 'price_local_premium_monthly';

/**
 * A period ends: it is paid for again, or over where that was wished. Where its payment is outstanding it has begun
 * already, and the card is charged for it whatever was wished for its end.
 */
export function endPeriod(subscription: Subscription): Happening[] {
  const isOver = subscription.status !== 'past_due' && (subscription.cancel_at_period_end || subscription.cancel_at);
  if (isOver) return cancelNow(subscription);
  beginPeriod(subscription);
  subscription.status = 'active';
  return [{ type: 'customer.subscription.updated', object: subscription }, invoice('invoice.paid', subscription)];
}

/** The card is refused at renewal: as with Stripe, the next period has begun and is not paid for. */
export function failPayment(subscription: Subscription): Happening[] {
  beginPeriod(subscription);
  subscription.status = 'past_due';
  return [
    { type: 'customer.subscription.updated', object: subscription },
    invoice('invoice.payment_failed', subscription),
  ];
}

/** Not where it began already and only its payment is outstanding. */
function beginPeriod(subscription: Subscription): void {
  if (subscription.status === 'past_due') return;
  const item = periodOf(subscription);
  item.current_period_start = item.current_period_end;
  item.current_period_end = monthAfter(item.current_period_start);
}

/** By the period, whose end is then also the date, or by a date alone, as the portal does it. */
export function wishCancel(
  subscription: Subscription,
  wish: Pick<Subscription, 'cancel_at_period_end' | 'cancel_at'>,
): Happening[] {
  Object.assign(subscription, wish);
  if (wish.cancel_at_period_end) subscription.cancel_at = periodOf(subscription).current_period_end;
  return [{ type: 'customer.subscription.updated', object: subscription }];
}

export function cancelNow(subscription: Subscription): Happening[] {
  subscription.status = 'canceled';
  return [{ type: 'customer.subscription.deleted', object: subscription }];
}

/** Time has passed since somebody last looked: what should have renewed or ended, has. */
export function catchUp(state: StripeState): Happening[] {
  const happenings: Happening[] = [];
  for (const subscription of Object.values(state.subscriptions)) {
    while (subscription.status === 'active' && periodOf(subscription).current_period_end <= state.seconds()) {
      happenings.push(...endPeriod(subscription));
    }
  }
  return happenings;
}

function invoice(type: string, { customer, id }: Subscription): Happening {
  return { type, object: { object: 'invoice', customer, subscription: id } };
}
