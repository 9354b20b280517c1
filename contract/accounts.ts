import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { herNameMessages } from './her-name';
import { limits } from './limits';
import { messages } from './messages';
import { Done, emailAddress, isEmail, isStorable, LinkToken, Moment, secret } from './text';

export const SubscriptionStatus = z.enum(['none', 'active', 'canceling', 'past_due']);
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
});
export type Me = z.output<typeof Me>;

/** The rules of a new password at sign-up, in the order in which they are told. */
export function newPasswordFault(password: string): string | null {
  if (password.length < limits.password.signup) return messages.signup.passwordLength;
  if (!/\p{Lu}/u.test(password)) return messages.signup.passwordUppercase;
  if (!/\p{Nd}/u.test(password)) return messages.signup.passwordDigit;
  return null;
}

export interface SignupFields {
  email: string;
  password: string;
  confirmation: string;
}

/** Step 1 of the wizard: only the first fault is told. */
export function signupFault({ email, password, confirmation }: SignupFields): string | null {
  if (!email.trim() || !password || !confirmation) return messages.signup.allFields;
  if (!isEmail(email.trim())) return messages.common.validEmail;
  if (password !== confirmation) return messages.common.passwordsDiffer;
  return newPasswordFault(password);
}

/** Setting a new password from a mailed link: only the first fault is told. */
export function resetFault(newPassword: string, confirmation: string): string | null {
  const trimmed = newPassword.trim();
  if (!trimmed) return messages.reset.newPasswordRequired;
  if (trimmed !== confirmation.trim()) return messages.common.passwordsDiffer;
  if (trimmed.length < limits.password.reset) return messages.reset.passwordLength;
  return null;
}

/** Turns a rule that returns its complaint into a check of a schema. */
function told(fault: (value: string) => string | null) {
  return z.check<string>((context) => {
    const message = fault(context.value);
    if (message) context.issues.push({ code: 'custom', message, input: context.value });
  });
}

const herName = z.string(herNameMessages.invalid).check(
  z.trim(),
  z.maxLength(limits.herName, herNameMessages.tooLong),
  z.refine(isStorable, messages.common.unreadableText),
  z.refine((name) => !/\p{Cc}/u.test(name), herNameMessages.invalid),
);

/** What tells an account that this device has logged in to it before. It names nobody. */
const Device = z.string();

const signupPassword = secret({ empty: messages.signup.allFields }).check(told(newPasswordFault));

export const accounts = {
  signup: endpoint({
    method: 'POST',
    path: '/api/signup',
    access: 'public',
    summary: 'Create an account. A taken address is answered alike; its owner is told by mail.',
    body: z.object({ email: emailAddress(messages.signup.allFields), password: signupPassword }),
    reply: Done,
    status: 201,
  }),
  resendVerification: endpoint({
    method: 'POST',
    path: '/api/resend-verification',
    access: 'public',
    summary: 'Send the verification mail again. Answers alike for unknown addresses.',
    body: z.object({ email: emailAddress(messages.reset.emailRequired) }),
    reply: Done,
  }),
  verifyEmail: endpoint({
    method: 'GET',
    path: '/api/verify-email',
    access: 'public',
    writes: true,
    summary:
      'Open a mailed link: verifies an address, or takes an email change back. A changed address is verified by whoever is logged in to the account.',
    query: z.object({
      token: z
        .string(messages.verify.noToken)
        .check(z.minLength(1, messages.verify.noToken), z.maxLength(200, messages.verify.invalid)),
    }),
    reply: Done,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/login',
    access: 'public',
    summary:
      'Log in. `timeZone` (IANA) tells which calendar day it is for him. `devices`: what earlier logins on this device answered as `device`, of whichever account; it keeps the door open while strangers guess.',
    body: z.object({
      email: z
        .string(messages.login.required)
        .check(
          z.trim(),
          z.minLength(1, messages.login.required),
          z.maxLength(limits.email, messages.common.validEmail),
          z.refine(isStorable, messages.common.validEmail),
        ),
      password: secret({ empty: messages.login.required }),
      timeZone: z.optional(z.string().check(z.maxLength(64))),
      devices: z.optional(
        z.array(Device.check(z.maxLength(limits.devices.characters))).check(z.maxLength(limits.devices.kept)),
      ),
    }),
    reply: z.object({ token: z.string(), user: Me, is_admin: z.boolean(), device: Device }),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/logout',
    access: 'signed-in',
    summary: 'End this session.',
    reply: Done,
  }),
  requestReset: endpoint({
    method: 'POST',
    path: '/api/reset-password',
    access: 'public',
    summary: 'Mail a link to set a new password. Answers alike for unknown addresses.',
    body: z.object({ email: emailAddress(messages.reset.emailRequired) }),
    reply: Done,
  }),
  checkReset: endpoint({
    method: 'GET',
    path: '/api/reset-password',
    access: 'public',
    summary: 'Whether a mailed link can still set a new password. Asking changes nothing.',
    query: z.object({ token: z.string(messages.reset.failed).check(z.minLength(1, messages.reset.failed)) }),
    reply: z.object({ valid: z.boolean() }),
  }),
  completeReset: endpoint({
    method: 'POST',
    path: '/api/reset-password/:token',
    access: 'public',
    summary: 'Set a new password with a mailed link. Ends every session; `device` makes this device a known one.',
    params: z.object({ token: LinkToken }),
    body: z.object({
      newPassword: secret({ empty: messages.reset.newPasswordRequired }).check(
        z.minLength(limits.password.reset, messages.reset.passwordLength),
      ),
    }),
    reply: z.object({ message: z.string(), device: Device }),
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/user',
    access: 'signed-in',
    summary: 'The account that is logged in, with its counts.',
    reply: Me,
  }),
  changeEmail: endpoint({
    method: 'PUT',
    path: '/api/user/email',
    access: 'signed-in',
    summary:
      'Change the email address. Shown at once; until the new one is verified, for 24 hours, the old one counts. It is told and can take the change back for seven days. Ends the other sessions.',
    body: z.object({ newEmail: emailAddress(messages.account.emailEmpty) }),
    reply: Done,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/user/password',
    access: 'signed-in',
    summary: 'Change the password. Ends every session; the answer carries a token to go on with.',
    body: z.object({
      currentPassword: secret({ empty: messages.account.currentPasswordRequired }),
      newPassword: secret({ empty: messages.account.newPasswordRequired }).check(
        z.minLength(limits.password.change, messages.account.passwordLength),
      ),
    }),
    reply: z.object({ message: z.string(), token: z.string(), device: Device }),
  }),
  saveHerName: endpoint({
    method: 'PUT',
    path: '/api/user/her-name',
    access: 'signed-in',
    summary:
      "Save his wife's name, sealed like her answers and used on his own screens only. Null or empty removes it, and counts as an answer to the question.",
    body: z.object({ name: z.nullable(herName) }),
    reply: z.pick(Me, { her_name: true, her_name_asked: true }),
  }),
  deleteAccount: endpoint({
    method: 'DELETE',
    path: '/api/user',
    access: 'signed-in',
    summary: 'Delete the account, its key and everything in it.',
    reply: Done,
  }),
};
