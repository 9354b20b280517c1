import * as z from 'zod/mini';
import { Device, HerName, Me, SignupPassword } from './account-shapes';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { messages } from './messages';
import { Done, emailAddress, LinkToken, secret } from './text';
import { isStorable } from './text-rules';

export type { Me, SubscriptionStatus, User } from './account-shapes';

export const accounts = {
  signup: endpoint({
    method: 'POST',
    path: '/api/signup',
    access: 'public',
    summary: 'Create an account. A taken address is answered alike; its owner is told by mail.',
    body: z.object({ email: emailAddress(messages.signup.allFields), password: SignupPassword }),
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
    body: z.object({ name: z.nullable(HerName) }),
    reply: z.pick(Me, { her_name: true, her_name_asked: true }),
  }),
  sawPrintedLink: endpoint({
    method: 'POST',
    path: '/api/user/printed-link/seen',
    access: 'signed-in',
    summary: 'He knows that whoever runs the server printed a link into his account: he is told no more.',
    reply: Done,
  }),
  deleteAccount: endpoint({
    method: 'DELETE',
    path: '/api/user',
    access: 'signed-in',
    summary: 'Delete the account, its key and everything in it.',
    reply: Done,
  }),
};
