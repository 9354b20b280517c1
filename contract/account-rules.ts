import { limits } from './limits';
import { messages } from './messages';
import { isEmail } from './text-rules';

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
