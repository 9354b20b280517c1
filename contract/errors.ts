import { assistantMessages } from './assistant-messages';
import { limits } from './limits';
import { messages } from './messages';

/** Every way the product says no: code, status and words, once. The web branches on the code, never on the sentence. */
export const refusals = {
  invalid_input: { status: 400, words: 'That request could not be understood.' },
  authentication_required: { status: 401, words: messages.session.authenticationRequired },
  wrong_credentials: { status: 401, words: messages.login.wrong },
  email_unverified: { status: 403, words: messages.login.unverified },
  premium_required: { status: 403, words: assistantMessages.premiumUse },
  administrator_required: { status: 403, words: 'Only administrators may do this.' },
  not_found: { status: 404, words: 'That could not be found.' },
  email_taken: { status: 409, words: 'That email address is already in use.' },
  email_unchanged: { status: 400, words: 'That is already your email address.' },
  wrong_current_password: { status: 400, words: 'Current password is incorrect' },
  login_to_verify: { status: 403, words: messages.verify.logInFirst },
  address_has_account: { status: 409, words: messages.verify.hasAccount },
  verify_link_invalid: { status: 400, words: messages.verify.invalid },
  reset_link_invalid: { status: 400, words: messages.reset.failed },
  undo_link_invalid: { status: 400, words: messages.unsubscribe.undoInvalid },
  question_not_found: { status: 404, words: 'That question could not be found.' },
  question_known: { status: 409, words: 'That question is already in the pool.' },
  answer_not_found: { status: 404, words: 'That answer could not be found.' },
  no_question: { status: 404, words: messages.question.none },
  skip_limit_reached: { status: 429, words: messages.question.skipLimit },
  idempotency_key_reused: { status: 409, words: 'That submission was already used for another text.' },
  changed_meanwhile: {
    status: 409,
    words: 'This text was changed elsewhere since you began to edit it. Nothing was overwritten.',
  },
  answer_limit_reached: {
    status: 429,
    words: `You have written down ${limits.answersPerDay} answers within a day, which is as many as a day can take. Please go on later.`,
  },
  question_limit_reached: {
    status: 409,
    words: `You have ${limits.customQuestions.toLocaleString('en-US')} questions of your own, which is as many as there can be. Please delete one before you add another.`,
  },
  wrong_price: { status: 400, words: 'That is not a price of this product.' },
  already_premium: { status: 409, words: 'You already have Premium.' },
  no_subscription: { status: 409, words: 'There is no subscription to cancel.' },
  assistant_busy: { status: 429, words: assistantMessages.busy },
  webhook_refused: { status: 400, words: 'That event was not signed by the payment provider just now.' },
  webhook_unreadable: { status: 400, words: 'That event has no id, type or object that could be read.' },
  payments_away: {
    status: 503,
    words: 'The payment provider cannot be reached right now. Please try again in a moment.',
  },
  user_not_found: { status: 404, words: 'That user could not be found.' },
  own_account: { status: 409, words: 'You cannot delete your own account here.' },
  address_unverified: {
    status: 409,
    words: 'That email address has not been verified yet, so no password reset can be sent to it.',
  },
  too_many_mails: { status: 429, words: 'That address has been sent several mails. Please try again later.' },
  last_administrator: { status: 409, words: 'The last administrator cannot be deleted.' },
  body_too_large: { status: 413, words: 'That is too long to be sent.' },
  unsupported_body: { status: 415, words: 'Please send the request as JSON.' },
  too_many_requests: { status: 429, words: 'Too many attempts. Please wait a little and try again.' },
  too_many_guesses: {
    status: 429,
    words:
      'Too many wrong passwords were tried for this address. Please use a device you have logged in with before, set a new password, or wait an hour.',
  },
  server_error: { status: 500, words: messages.common.serverError },
  busy: { status: 503, words: 'The server is busy. Please try again in a moment.' },
  disk_full: {
    status: 503,
    words: 'The server has run out of room, so nothing new can be saved right now. Please try again in a while.',
  },
  database_away: { status: 503, words: 'The server cannot reach its data right now. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; words: string }>;

export type RefusalCode = keyof typeof refusals;

/** What every refused call answers. */
export interface RefusalBody {
  error: string;
  code: RefusalCode;
  /** With `changed_meanwhile`: the text as it is now, to be shown beside his. */
  current?: string;
}
