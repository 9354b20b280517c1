import { messages } from '../../contract/messages';
import { HerNameSettings } from '../her-name/her-name-settings';
import { QuestionPacks } from '../packs/question-packs';
import { Fleeting } from '../session/fleeting';
import { useMe } from '../session/me';
import { Page } from '../shell/page';
import { Badge } from '../ui/badge';
import { LoadFailure } from '../ui/load-failure';
import { ChangePassword } from './change-password';
import { ReminderSettings } from './reminder-settings';
import { accountPageWords } from './settings-words';
import { UpdateEmail } from './update-email';

export default function AccountSettingsPage() {
  const me = useMe();
  return (
    <Page heading={messages.account.settings} width="narrow">
      <Fleeting />
      <LoadFailure text={messages.account.loadFailed} failed={me.isError} onRetry={me.refetch} />
      {me.data && (
        <p>
          Role: <Badge>{me.data.is_admin ? messages.account.administrator : messages.account.user}</Badge>
        </p>
      )}
      <HerNameSettings />
      <UpdateEmail words={accountPageWords} />
      <ChangePassword words={accountPageWords} />
      <ReminderSettings />
      <QuestionPacks />
    </Page>
  );
}
