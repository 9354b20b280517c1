import { MailPreferencesForm } from '../daily-mail/mail-preferences-form';
import { RhythmSettings } from '../rhythm/rhythm-settings';
import { latePart } from '../shell/late-part';

const Notifications = latePart(async () => (await import('../push/notifications-card')).NotificationsCard);

/** What comes to him, by which way, and how often he is asked: the same in the dashboard's tab and on the page. */
export function ReminderSettings() {
  return (
    <>
      <MailPreferencesForm />
      <Notifications />
      <RhythmSettings />
    </>
  );
}
