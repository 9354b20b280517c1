import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { messages } from './messages';
import { Done, emailAddress, typedText } from './text';

/** The purposes of a message in the order in which they are offered; the first is the default. */
export const contactPurposes = {
  question: 'General Question',
  bug: 'Bug Report',
  feature: 'Feature Request',
  idea: 'Idea',
  support: 'Support',
  feedback: 'Feedback',
} as const;
export type ContactPurpose = keyof typeof contactPurposes;

export const ContactPurpose = z.enum(
  Object.keys(contactPurposes) as [ContactPurpose, ...ContactPurpose[]],
  messages.contact.required,
);

/** A name and a subject become mail headers: a line break there would forge another header. */
const oneLine = z.regex(/^[^\r\n]*$/, 'Please keep name and subject to one line.');

export const ContactMessage = z.object({
  name: z.optional(
    z.nullable(
      z.string().check(
        z.trim(),
        z.maxLength(limits.contact.name, 'Name must be 100 characters or less'),
        z.refine((v) => v.isWellFormed() && !v.includes('\u0000'), messages.common.unreadableText),
        oneLine,
      ),
    ),
  ),
  email: emailAddress(messages.contact.required),
  subject: typedText({
    empty: messages.contact.required,
    most: limits.contact.subject,
    tooLong: 'Subject must be 200 characters or less',
  }).check(oneLine),
  message: typedText({
    empty: messages.contact.required,
    most: limits.contact.message,
    tooLong: 'Message must be 5,000 characters or less',
  }),
  purpose: ContactPurpose,
});
export type ContactMessage = z.output<typeof ContactMessage>;

export const contact = {
  address: endpoint({
    method: 'GET',
    path: '/api/contact',
    access: 'public',
    summary: "Where to write directly if the form doesn't work; null where no address is set that somebody reads.",
    reply: z.object({ email: z.nullable(z.string()) }),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    summary: 'Write to the people behind the product. Premium members are answered first.',
    body: ContactMessage,
    reply: Done,
  }),
};
