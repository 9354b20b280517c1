import { ContactMessage, type ContactPurpose } from '../../contract/contact';
import type { Fault } from '../ui/use-submit';

/** What is typed in the contact form. */
export interface MessageDraft {
  name: string;
  email: string;
  purpose: ContactPurpose;
  subject: string;
  message: string;
}

export const blankDraft: MessageDraft = { name: '', email: '', purpose: 'question', subject: '', message: '' };

/** In the order of the form, so that the first complaint is about the first field. */
export const fields = Object.keys(blankDraft) as (keyof MessageDraft)[]; // Object.keys forgets the names it was given.

/** The first fault in a message; null where it can be sent. */
export function messageFault(draft: MessageDraft): Fault<keyof MessageDraft> | null {
  const { error } = ContactMessage.safeParse(draft);
  if (!error) return null;
  for (const field of fields) {
    const issue = error.issues.find(({ path }) => path[0] === field);
    if (issue) return { field, text: issue.message };
  }
  throw new Error('A message was refused for no field of it.');
}
