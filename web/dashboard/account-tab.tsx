import { ChangePassword } from '../accounts/change-password';
import { dashboardSettingsWords } from '../accounts/settings-words';
import { UpdateEmail } from '../accounts/update-email';
import { SubscriptionBlock } from '../billing/subscription-block';
import { MailPreferencesForm } from '../daily-mail/mail-preferences-form';
import { HerNameSettings } from '../her-name/her-name-settings';
import styles from './account-tab.module.css';

export function AccountTab() {
  return (
    <div className={styles.blocks}>
      <HerNameSettings />
      <UpdateEmail words={dashboardSettingsWords} />
      <ChangePassword words={dashboardSettingsWords} />
      <MailPreferencesForm />
      <SubscriptionBlock />
    </div>
  );
}
