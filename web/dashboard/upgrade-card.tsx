import { messages } from '../../contract/messages';
import { notebookMessages } from '../../contract/notebook-messages';
import { paths } from '../../contract/paths';
import { ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import styles from './overview.module.css';

export function UpgradeCard() {
  return (
    <Card title={messages.help.upgrade}>
      <div className={styles.foot}>
        <p>{notebookMessages.dashboard.upgradeGives}</p>
        <ButtonLink kind="primary" href={paths.upgrade}>
          {messages.signup.upgradeNow}
        </ButtonLink>
      </div>
    </Card>
  );
}
