import { ChangePassword } from '../accounts/change-password';
import { ReminderSettings } from '../accounts/reminder-settings';
import { dashboardSettingsWords } from '../accounts/settings-words';
import { UpdateEmail } from '../accounts/update-email';
import { SubscriptionBlock } from '../billing/subscription-block';
import { HerNameSettings } from '../her-name/her-name-settings';
import styles from './account-tab.module.css';

export function AccountTab() {
  return (
    <div className={styles.blocks}>
      <HerNameSettings />
      <UpdateEmail words={dashboardSettingsWords} />
      <ChangePassword words={dashboardSettingsWords} />
      <ReminderSettings />
      <SubscriptionBlock />
    </div>
  );
}
