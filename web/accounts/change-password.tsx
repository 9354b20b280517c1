import { useState } from 'react';
import { messages } from '../../contract/messages';
import { useMe } from '../session/me';
import { Card } from '../ui/card';
import { PasswordField } from '../ui/password-field';
import { useStatusMessage } from '../ui/status-message';
import { faultAt, useSubmit } from '../ui/use-submit';
import { PasswordHint } from './password-hint';
import { SettingsForm } from './settings-form';
import { useChangePassword } from './settings-queries';
import { type PasswordChange, passwordFault } from './settings-rules';
import type { SettingsWords } from './settings-words';

const blank: PasswordChange = { current: '', next: '', confirmation: '' };

const fields = [
  { name: 'current', label: 'Current password', autoComplete: 'current-password' },
  { name: 'next', label: 'New password', autoComplete: 'new-password' },
  { name: 'confirmation', label: 'Confirm new password', autoComplete: 'new-password' },
] as const;

export function ChangePassword({ words }: { words: SettingsWords }) {
  const me = useMe().data;
  const [typed, setTyped] = useState(blank);
  const { status, show, clear } = useStatusMessage();
  const change = useChangePassword();

  const send = async () => {
    try {
      await change.mutateAsync({ currentPassword: typed.current, newPassword: typed.next });
      setTyped(blank);
      show(messages.account.passwordUpdated);
    } catch (error) {
      const reason = words.atField(error);
      setFault(faultAt('current', reason));
      show(words.passwordFailed(error));
    }
  };
  const { submit, errorAt, setFault } = useSubmit<keyof PasswordChange>({
    begin: clear,
    check: () => passwordFault(typed, words.passwordRules),
    send,
  });
  return (
    <Card title={messages.account.changePassword}>
      <p>Changing your password logs you out on every other device.</p>
      <SettingsForm
        onSubmit={submit}
        saveLabel={messages.account.changePassword}
        busy={change.isPending}
        busyLabel="Changing..."
        status={status}
      >
        {/* Tells password managers whose password this is. */}
        <input type="email" name="username" autoComplete="username" value={me?.email ?? ''} readOnly hidden />
        {fields.map(({ name, ...words }) => (
          <PasswordField
            key={name}
            {...words}
            name={name}
            required
            hint={name === 'next' && <PasswordHint rule="At least 8 characters." password={typed.next} />}
            value={typed[name]}
            onChange={(text) => {
              setFault(null);
              setTyped({ ...typed, [name]: text });
            }}
            error={errorAt(name)}
          />
        ))}
      </SettingsForm>
    </Card>
  );
}
