import { ContactMessage, type ContactPurpose } from '../../contract/contact';

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

export interface MessageFault {
  field: keyof MessageDraft;
  text: string;
}

/** The message as it is sent, or the first fault in it. */
export function checkDraft(draft: MessageDraft): { message: ContactMessage } | { fault: MessageFault } {
  const checked = ContactMessage.safeParse(draft);
  if (checked.success) return { message: checked.data };
  const { issues } = checked.error;
  for (const field of fields) {
    const issue = issues.find(({ path }) => path[0] === field);
    if (issue) return { fault: { field, text: issue.message } };
  }
  throw new Error('A message was refused for no field of it.');
}
