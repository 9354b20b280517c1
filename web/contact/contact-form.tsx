import { type ReactNode, useState } from 'react';
import { ContactMessage, type ContactPurpose, contactPurposes } from '../../contract/contact';
import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { NotKept } from '../drafts/not-kept';
import { useTabDraft } from '../drafts/use-tab-draft';
import { useMe } from '../session/me';
import { useOwner } from '../session/use-owner';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Select } from '../ui/select';
import { StatusMessage } from '../ui/status-message';
import { TextArea } from '../ui/text-area';
import { TextField } from '../ui/text-field';
import { shownOnScreen } from '../ui/use-one-at-a-time';
import { useSubmit } from '../ui/use-submit';
import styles from './contact-form.module.css';
import { blankDraft, fields, type MessageDraft, messageFault } from './message-draft';
import { useSendMessage } from './queries';

const words = messages.contact;
const purposes = Object.entries(contactPurposes).map(([value, label]) => ({
  value: value as ContactPurpose, // Object.entries forgets the names it was given.
  label,
}));

const nothing: Partial<MessageDraft> = {};

interface ContactFormProps {
  /** Said after the thanks. */
  sentMore?: string;
  /** Said after the apology. */
  failedMore?: ReactNode;
}

export function ContactForm({ sentMore, failedMore }: ContactFormProps) {
  const owner = useOwner();
  // A session that ends while he writes does not make it somebody else's message.
  const [whose] = useState(owner);
  const { typed, change, clear } = useTabDraft<Partial<MessageDraft>>(`message of ${whose}`, nothing, fields);
  const send = useSendMessage();
  const ownAddress = useMe().data?.email ?? '';
  const draft: MessageDraft = { ...blankDraft, email: ownAddress, ...typed };

  const { submit, errorAt } = useSubmit({
    begin: send.reset,
    check: () => messageFault(draft),
    send: () => send.mutateAsync(ContactMessage.parse(draft)).then(clear, shownOnScreen),
  });
  const field = <F extends keyof MessageDraft>(name: F) => ({
    name,
    value: draft[name],
    onChange: (value: MessageDraft[F]) => change({ [name]: value }),
    error: errorAt(name),
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField label="Name" autoComplete="name" optional {...field('name')} />
      <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
      <Select label="Purpose" required options={purposes} {...field('purpose')} />
      <TextField label="Subject" autoComplete="off" required {...field('subject')} />
      <div className={styles.whole}>
        <TextArea label="Message" rows={5} limit={limits.contact.message} required {...field('message')} />
      </div>
      <div className={styles.whole}>
        <NotKept />
        <StatusMessage
          status={send.isSuccess ? { text: [words.sent, sentMore].filter(Boolean).join(' '), tone: 'success' } : null}
        />
        {send.isError && (
          <Notice tone="error">
            <p>{words.failed}</p>
            {failedMore && <p>{failedMore}</p>}
          </Notice>
        )}
        <Button kind="primary" type="submit" busy={send.isPending} busyLabel="Sending...">
          Send message
        </Button>
      </div>
    </form>
  );
}
