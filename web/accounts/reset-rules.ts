import { resetFault } from '../../contract/account-rules';
import { messages } from '../../contract/messages';
import { isEmail } from '../../contract/text-rules';

/** What is wrong with a request for a reset mail. */
export function requestFault(email: string): string | null {
  const trimmed = email.trim();
  if (!trimmed) return messages.reset.emailRequired;
  return isEmail(trimmed) ? null : messages.common.validEmail;
}

export interface NewPassword {
  newPassword: string;
  confirmation: string;
}

/** What is wrong with a new password, and the field it is about. */
export function completionFault(typed: NewPassword): { field: keyof NewPassword; text: string } | null {
  const text = resetFault(typed.newPassword, typed.confirmation);
  if (text === null) return null;
  return { field: text === messages.common.passwordsDiffer ? 'confirmation' : 'newPassword', text };
}

/** A password pasted from a mail or a note often brings a space along. */
export function passwordToSend({ newPassword }: NewPassword): string {
  return newPassword.trim();
}
