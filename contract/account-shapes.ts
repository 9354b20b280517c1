import * as z from 'zod/mini';
import { newPasswordFault } from './account-rules';
import { herNameMessages } from './her-name';
import { limits } from './limits';
import { messages } from './messages';
import { Moment, secret } from './text';
import { isStorable } from './text-rules';

/** `granted`: nothing is paid, it was given to him or to everybody. */
export const SubscriptionStatus = z.enum(['none', 'active', 'canceling', 'past_due', 'granted']);
export type SubscriptionStatus = z.output<typeof SubscriptionStatus>;

export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  email_verified: z.boolean(),
  is_admin: z.boolean(),
  created_at: Moment,
  last_login: z.nullable(Moment),
  subscription_status: SubscriptionStatus,
  answersCount: z.int(),
  customQuestionsCount: z.int(),
});
export type User = z.output<typeof User>;

/** What somebody is told of his own account. */
export const Me = z.extend(User, {
  /** `email` is the address he last chose; this is the one that counts until it is proved. */
  proved_email: z.nullable(z.string()),
  /** His wife's name, where he gave it. Sealed where it is stored; told to him and to nobody else. */
  her_name: z.nullable(z.string()),
  /** Whether he has been asked for it and answered, if only with 'not now'. */
  her_name_asked: z.boolean(),
  /** Whoever runs the server printed a link into this account, and he has not said yet that he knows. */
  printed_link: z.optional(z.object({ kind: z.enum(['verify', 'reset']), at: Moment })),
});
export type Me = z.output<typeof Me>;

/** Turns a rule that returns its complaint into a check of a schema. */
function told(fault: (value: string) => string | null) {
  return z.check<string>((context) => {
    const message = fault(context.value);
    if (message) context.issues.push({ code: 'custom', message, input: context.value });
  });
}

export const HerName = z.string(herNameMessages.invalid).check(
  z.trim(),
  z.maxLength(limits.herName, herNameMessages.tooLong),
  z.refine(isStorable, messages.common.unreadableText),
  z.refine((name) => !/\p{Cc}/u.test(name), herNameMessages.invalid),
);

/** What tells an account that this device has logged in to it before. It names nobody. */
export const Device = z.string();

export const SignupPassword = secret({ empty: messages.signup.allFields }).check(told(newPasswordFault));
