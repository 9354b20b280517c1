import { useState } from 'react';
import { messages } from '../../contract/messages';
import { sendsMail } from '../api/house';
import { useMe } from '../session/me';
import { Badge } from '../ui/badge';
import { Card } from '../ui/card';
import { useStatusMessage } from '../ui/status-message';
import { TextField } from '../ui/text-field';
import { faultAt, useSubmit } from '../ui/use-submit';
import styles from './settings.module.css';
import { SettingsForm } from './settings-form';
import { useChangeEmail } from './settings-queries';
import { newEmailFault } from './settings-rules';
import type { SettingsWords } from './settings-words';
import { UnverifiedAddress } from './unverified-address';

export function UpdateEmail({ words }: { words: SettingsWords }) {
  const me = useMe().data;
  const [newEmail, setNewEmail] = useState('');
  const { status, show, clear } = useStatusMessage();
  const change = useChangeEmail();

  const send = async () => {
    try {
      await change.mutateAsync(newEmail.trim());
      setNewEmail('');
      show(sendsMail() ? messages.account.emailUpdated : messages.noMail.emailUpdated);
    } catch (error) {
      setFault(faultAt('newEmail', words.atField(error)));
      show(words.emailFailed(error));
    }
  };
  const { submit, errorAt, setFault } = useSubmit({
    begin: clear,
    check: () => faultAt('newEmail', newEmailFault(newEmail)),
    send,
  });
  return (
    <Card title={messages.account.updateEmail}>
      {me && (
        <p className={styles.address}>
          Your email address is <strong>{me.email}</strong>.
          {!me.email_verified && (
            <>
              {' '}
              <Badge>{messages.account.notConfirmed}</Badge>
            </>
          )}
        </p>
      )}
      <UnverifiedAddress
        email={me?.email ?? ''}
        isVerified={me?.email_verified ?? true}
        provedEmail={me?.proved_email ?? null}
      />
      <SettingsForm
        onSubmit={submit}
        saveLabel={messages.account.updateEmail}
        busy={change.isPending}
        busyLabel="Updating..."
        status={status}
      >
        <TextField
          label="New email"
          type="email"
          name="newEmail"
          autoComplete="email"
          required
          value={newEmail}
          onChange={(typed) => {
            setFault(null);
            setNewEmail(typed);
          }}
          error={errorAt('newEmail')}
          hint={sendsMail() ? "We'll send a link to the new address. Open it there." : messages.noMail.resent}
        />
      </SettingsForm>
    </Card>
  );
}
