import { assistantMessages } from './assistant-messages';
import { dateMessages } from './date-messages';
import { limits } from './limits';
import { messages } from './messages';
import { pushMessages } from './push-messages';
import { settingsMessages } from './settings-messages';

/** Every way the product says no: code, status and words, once. The web branches on the code, never on the sentence. */
export const refusals = {
  invalid_input: { status: 400, words: "We couldn't understand that request." },
  authentication_required: { status: 401, words: messages.session.authenticationRequired },
  wrong_credentials: { status: 401, words: messages.login.wrong },
  email_unverified: { status: 403, words: messages.login.unverified },
  premium_required: { status: 403, words: assistantMessages.premiumUse },
  administrator_required: { status: 403, words: 'Only administrators can do this.' },
  not_found: { status: 404, words: messages.common.notFound },
  email_taken: { status: 409, words: 'That email address is already in use.' },
  email_unchanged: { status: 400, words: "That's already your email address." },
  wrong_current_password: { status: 400, words: 'Current password is incorrect' },
  login_to_verify: { status: 403, words: messages.verify.logInFirst },
  address_has_account: { status: 409, words: messages.verify.hasAccount },
  verify_link_invalid: { status: 400, words: messages.verify.invalid },
  reset_link_invalid: { status: 400, words: messages.reset.failed },
  undo_link_expired: { status: 410, words: settingsMessages.unsubscribe.undoExpired },
  quotes_need_premium: { status: 403, words: settingsMessages.preferences.quotesNeedPremium },
  undo_link_invalid: { status: 400, words: settingsMessages.unsubscribe.undoInvalid },
  question_not_found: { status: 404, words: "We couldn't find that question." },
  question_known: { status: 409, words: 'That question is already in the pool.' },
  import_faulty: {
    status: 400,
    words: 'Nothing was imported: some lines need to be fixed first. Please check the file again.',
  },
  pool_changed: {
    status: 409,
    words: 'Nothing was imported: the questions changed after you checked the file. Please check it again.',
  },
  theme_faint: { status: 422, words: 'Two colors of this theme are too close to be read, so nothing was published.' },
  theme_font: { status: 422, words: 'A published theme can use Figtree and Inter, so nothing was published.' },
  answer_not_found: { status: 404, words: "We couldn't find that answer." },
  card_entry_empty: { status: 400, words: 'Write something, or choose words of hers.' },
  span_outside: { status: 400, words: "That isn't a part of the answer." },
  idea_not_found: { status: 404, words: "We couldn't find that idea." },
  idea_state: { status: 409, words: 'That move is not possible: the idea is in another state by now.' },
  idea_changed: {
    status: 409,
    words: 'This idea was changed somewhere else after you opened it. Nothing was overwritten.',
  },
  idea_reminder_past: { status: 400, words: 'That reminder would be in the past. Please choose a later day.' },
  idea_limit_reached: {
    status: 403,
    words:
      'You have 30 open ideas, which is the limit of the Basic plan. Finish or drop one, or upgrade to Premium to keep as many as you like.',
  },
  idea_store_full: {
    status: 409,
    words: 'You have 2,000 ideas, which is the limit. Please delete one before you add another.',
  },
  no_question: { status: 404, words: messages.question.none },
  skip_limit_reached: { status: 429, words: messages.question.skipLimit },
  idempotency_key_reused: { status: 409, words: 'That submission was already used for a different text.' },
  changed_meanwhile: {
    status: 409,
    words: 'This text was changed somewhere else after you started editing. Nothing was overwritten.',
  },
  written_at_unlikely: {
    status: 400,
    words: `That can't have been written then. We take answers that waited up to ${limits.answerWaitsDays} days, by a clock that is right.`,
  },
  answer_limit_reached: {
    status: 429,
    words: `You have saved ${limits.answersPerDay} answers in the past day, which is the limit. Please try again later.`,
  },
  question_limit_reached: {
    status: 409,
    words: `You have ${limits.customQuestions.toLocaleString('en-US')} custom questions, which is the limit. Please delete one before you add another.`,
  },
  date_not_found: { status: 404, words: "We couldn't find that day." },
  date_limit_reached: {
    status: 409,
    words: `You keep ${limits.dates.most} days, which is the limit. Please remove one before you add another.`,
  },
  date_year: { status: 400, words: dateMessages.year },
  date_changed: {
    status: 409,
    words: 'This day was changed somewhere else after you started editing. Nothing was overwritten.',
  },
  date_not_over: { status: 400, words: 'You can say how it went once the day is over.' },
  feed_not_found: { status: 404, words: 'There is no calendar address to change. Please make one first.' },
  push_off: { status: 409, words: pushMessages.off },
  push_address: { status: 400, words: pushMessages.address },
  push_keys: { status: 400, words: pushMessages.keys },
  push_not_here: { status: 409, words: pushMessages.notHere },
  wrong_price: { status: 400, words: "That isn't a price we offer." },
  payments_off: { status: 409, words: messages.unsold.noPayments },
  mail_off: { status: 409, words: messages.noMail.refused },
  already_premium: { status: 409, words: 'You already have Premium.' },
  no_subscription: { status: 409, words: 'There is no subscription to cancel.' },
  assistant_busy: { status: 429, words: assistantMessages.busy },
  webhook_refused: { status: 400, words: 'That event was not signed by the payment provider just now.' },
  webhook_unreadable: { status: 400, words: 'That event has no id, type or object that could be read.' },
  payments_away: {
    status: 503,
    words: "We can't reach the payment provider right now. Please try again in a moment.",
  },
  user_not_found: { status: 404, words: "We couldn't find that user." },
  own_account: { status: 409, words: 'You cannot delete your own account here.' },
  address_unverified: {
    status: 409,
    words: "That email address isn't verified yet, so we can't send a password reset to it.",
  },
  too_many_mails: { status: 429, words: 'We already sent several emails to that address. Please try again later.' },
  last_administrator: { status: 409, words: 'The last administrator cannot be deleted.' },
  body_too_large: { status: 413, words: "That's too long to send." },
  unsupported_body: { status: 415, words: 'Please send the request as JSON.' },
  too_many_requests: { status: 429, words: 'Too many attempts. Please wait a bit and try again.' },
  too_many_guesses: {
    status: 429,
    words:
      "Too many wrong passwords for this address. Use a device you've logged in on before, set a new password, or wait an hour.",
  },
  server_error: { status: 500, words: messages.common.serverError },
  busy: { status: 503, words: 'The server is busy. Please try again in a moment.' },
  not_serving: { status: 503, words: 'This server is not taking calls right now. Please try again in a moment.' },
  disk_full: {
    status: 503,
    words: 'The server is out of space, so nothing new can be saved right now. Please try again in a while.',
  },
  database_away: { status: 503, words: "The server can't reach its data right now. Please try again in a moment." },
} as const satisfies Record<string, { status: number; words: string }>;

export type RefusalCode = keyof typeof refusals;

/** What every refused call answers. */
export interface RefusalBody {
  error: string;
  code: RefusalCode;
  /** With `changed_meanwhile`, and of an answer with `idempotency_key_reused`: the text as it is now, to be shown beside his. With `idea_state`: the state it is in. */
  current?: string;
}
