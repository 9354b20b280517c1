import { PRODUCT_NAME } from '../../contract/messages';
import { composeLetter } from '../platform/mail/compose';
import type { Letter } from '../platform/mail/letter';

const FOOTER = [`From ${PRODUCT_NAME} to whoever runs it.`];
const WHY =
  'His account was deleted, so he should pay no more. But the payment provider says that it has no such customer.';

export function unknownCustomerLetter(to: string, customerId: string): Letter {
  return composeLetter({
    to,
    subject: `A customer of a deleted account is not known at Stripe: ${customerId}`,
    preview: 'Please compare STRIPE_SECRET_KEY with the account he has paid to.',
    heading: `The customer ${customerId} could not be removed`,
    paragraphs: [
      WHY,
      'If STRIPE_SECRET_KEY belongs to another account or mode than the one he has paid to, set the right one: it is tried every hour for 30 days. If he was never there, nothing needs to be done.',
    ],
    footer: FOOTER,
  });
}

export function givenUpLetter(to: string, customerId: string): Letter {
  return composeLetter({
    to,
    subject: `A customer of a deleted account was not removed at Stripe: ${customerId}`,
    preview: 'Please look for him at Stripe and remove him there.',
    heading: `The customer ${customerId} is not looked for any more`,
    paragraphs: [
      WHY,
      'It was asked every hour for 30 days. Please look for him in every account of yours at Stripe, and delete him there if he still has a subscription.',
    ],
    footer: FOOTER,
  });
}
