import { messages } from '../../contract/messages';
import { notebookMessages } from '../../contract/notebook-messages';
import { paths } from '../../contract/paths';
import { isSold } from '../api/house';
import { ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import styles from './overview.module.css';

export function UpgradeCard() {
  return (
    <Card title={isSold() ? messages.help.upgrade : messages.shell.premium}>
      <div className={styles.foot}>
        <p>{notebookMessages.dashboard.upgradeGives}</p>
        <ButtonLink kind="primary" href={paths.upgrade}>
          {isSold() ? messages.signup.upgradeNow : notebookMessages.history.seePremium}
        </ButtonLink>
      </div>
    </Card>
  );
}
