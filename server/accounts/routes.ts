import { accounts, type Me } from '../../contract/accounts';
import type { Endpoint } from '../../contract/endpoint';
import { messages } from '../../contract/messages';
import type { Deps } from '../deps';
import type { Api, Call } from '../platform/http/api';
import type { Authenticate, Caller } from '../platform/http/caller';
import { Refusal } from '../platform/refusal';
import { changeEmail } from './change-email';
import { changePassword } from './change-password';
import { deleteAccount } from './delete-account';
import { herNameOf, saveHerName } from './her-name';
import { login } from './login';
import { openLink } from './open-link';
import { forgetPrintedLink } from './printed-links';
import { completeReset, isGoodReset, requestReset } from './reset-password';
import { resendVerification, signup } from './signup';
import { deleteSession } from './store';

interface Who {
  authenticate: Authenticate;
  /** Told of everybody who has logged in. */
  welcome(caller: Caller): void;
}

export function accountRoutes(api: Api, deps: Deps, { authenticate, welcome }: Who): void {
  const { sendsMail } = deps.config;
  /** Hashing takes its turn; for somebody who has left it is not begun. */
  const whileHere = ({ left }: Pick<Call<Endpoint>, 'left'>): Deps => ({
    ...deps,
    passwords: deps.passwords.until(left()),
  });

  api.on(accounts.signup, async ({ body, ip, ...call }) => {
    await signup(whileHere(call), body, ip);
    return { message: sendsMail ? messages.signup.created : messages.noMail.created };
  });
  api.on(accounts.resendVerification, async ({ body, ip, visitor }) => {
    await resendVerification(deps, body.email, { ip, visitor: await visitor() });
    return { message: sendsMail ? messages.signup.resent : messages.noMail.resent };
  });
  api.on(accounts.verifyEmail, async ({ query, visitor }) => {
    const opener = await visitor();
    return { message: await openLink(deps, query.token, opener?.id ?? null) };
  });
  api.on(accounts.login, async ({ body, ip, ...call }) => {
    const { token, device } = await login(whileHere(call), body, ip);
    const caller = await authenticate({ token, timeZone: null });
    if (!caller) throw new Refusal('wrong_credentials');
    welcome(caller);
    return { token, user: await presentUser(deps, caller), is_admin: caller.isAdmin, device };
  });
  api.on(accounts.logout, async ({ caller }) => {
    await deleteSession(deps.db, caller.sessionId);
    return { message: messages.account.loggedOut };
  });
  api.on(accounts.requestReset, async ({ body, ip }) => {
    await requestReset(deps, body.email, ip);
    return { message: sendsMail ? messages.reset.sent : messages.noMail.reset };
  });
  api.on(accounts.checkReset, async ({ query }) => ({ valid: await isGoodReset(deps, query.token) }));
  api.on(accounts.completeReset, async ({ params, body, ...call }) => {
    const device = await completeReset(whileHere(call), params.token, body.newPassword);
    return { message: messages.reset.done, device };
  });
  api.on(accounts.me, ({ caller }) => presentUser(deps, caller));
  api.on(accounts.changeEmail, async ({ caller, body }) => {
    await changeEmail(deps, caller, body.newEmail);
    return { message: sendsMail ? messages.account.emailUpdated : messages.noMail.emailUpdated };
  });
  api.on(accounts.changePassword, async ({ caller, body, ip, ...call }) => {
    const goingOn = await changePassword(whileHere(call), caller, body, ip);
    return { message: messages.account.passwordUpdated, ...goingOn };
  });
  api.on(accounts.saveHerName, async ({ caller, body }) => {
    const saved = await saveHerName(deps, caller.id, body.name);
    return { her_name: saved, her_name_asked: true };
  });
  api.on(accounts.sawPrintedLink, async ({ caller }) => {
    await forgetPrintedLink(deps, caller.id);
    return { message: 'Noted.' };
  });
  api.on(accounts.deleteAccount, async ({ caller }) => {
    await deleteAccount(deps, caller.id);
    return { message: messages.account.deleted };
  });
}

/** He sees the address he chose as soon as he has chosen it, and which one counts until it is proved. */
async function presentUser(deps: Deps, caller: Caller): Promise<Me> {
  return {
    id: caller.id,
    email: caller.pendingEmail ?? caller.email,
    email_verified: caller.emailVerified && caller.pendingEmail === null,
    proved_email: caller.emailVerified ? caller.email : null,
    is_admin: caller.isAdmin,
    created_at: caller.createdAt.toISOString(),
    last_login: caller.lastLogin?.toISOString() ?? null,
    subscription_status: caller.subscriptionStatus,
    answersCount: caller.answersCount,
    customQuestionsCount: caller.customQuestionsCount,
    her_name: await herNameOf(deps, caller),
    her_name_asked: caller.isHerNameAsked,
    ...(caller.printedLink && {
      printed_link: { kind: caller.printedLink.kind, at: caller.printedLink.at.toISOString() },
    }),
  };
}
