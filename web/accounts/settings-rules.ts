import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { isEmail } from '../../contract/text-rules';
import type { Fault } from '../ui/use-submit';

export function newEmailFault(email: string): string | null {
  if (!email.trim()) return messages.account.emailEmpty;
  return isEmail(email.trim()) ? null : messages.common.validEmail;
}

export interface PasswordChange {
  current: string;
  next: string;
  confirmation: string;
}

type PasswordFault = Fault<keyof PasswordChange>;
type Rule = (change: PasswordChange) => PasswordFault | null;

const currentGiven: Rule = ({ current }) =>
  current ? null : { field: 'current', text: messages.account.currentPasswordRequired };
const nextGiven: Rule = ({ next }) => (next ? null : { field: 'next', text: messages.account.newPasswordRequired });
const longEnough: Rule = ({ next }) =>
  next.length >= limits.password.change ? null : { field: 'next', text: messages.account.passwordLength };
const shortEnough: Rule = ({ next }) =>
  next.length <= limits.password.longest ? null : { field: 'next', text: messages.account.passwordTooLong };
const alike =
  (text: string): Rule =>
  ({ next, confirmation }) =>
    next === confirmation ? null : { field: 'confirmation', text };

/** In the order in which they are told; each place has its own. */
export const passwordRules = {
  accountPage: [currentGiven, nextGiven, longEnough, shortEnough, alike(messages.account.newPasswordsDiffer)],
  dashboard: [currentGiven, nextGiven, alike(messages.common.passwordsDiffer), longEnough, shortEnough],
} satisfies Record<string, readonly Rule[]>;

/** Only the first fault is told. */
export function passwordFault(change: PasswordChange, rules: readonly Rule[]): PasswordFault | null {
  for (const rule of rules) {
    const fault = rule(change);
    if (fault) return fault;
  }
  return null;
}
