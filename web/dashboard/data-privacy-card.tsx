import { DATA_DOWNLOAD_FILE, messages } from '../../contract/messages';
import { notebookMessages } from '../../contract/notebook-messages';
import { useDeleteAccount } from '../accounts/settings-queries';
import { useDownloadData, useHasDownloadFailed } from '../answers/queries';
import { useAccess } from '../session/access';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { useConfirm } from '../ui/confirm';
import { saveFile } from '../ui/save-file';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import styles from './overview.module.css';

const words = notebookMessages.dashboard;

export function DataPrivacyCard() {
  const confirm = useConfirm();
  const { isPremium } = useAccess();
  const download = useDownloadData((items) =>
    saveFile(DATA_DOWNLOAD_FILE, JSON.stringify(items, null, 2), 'application/json'),
  );
  const deletion = useDeleteAccount();
  const { status, show, clear } = useStatusMessage();

  const hasFailed = useHasDownloadFailed();

  const save = () => {
    clear();
    download.mutate(undefined, { onSuccess: () => show(words.downloaded) });
  };
  const remove = async () => {
    const { deleteConfirm, deleteEndsPremium } = messages.account;
    const text = isPremium ? (
      <>
        <p>{deleteConfirm}</p>
        <p>{deleteEndsPremium}</p>
      </>
    ) : (
      deleteConfirm
    );
    if (!(await confirm({ title: words.deleteAccount, text, confirmLabel: words.deleteAccount, danger: true }))) return;
    deletion.mutate(undefined, { onError: () => show(messages.account.deleteFailed) });
  };
  return (
    <Card title={words.dataAndPrivacy}>
      <p>{messages.common.privacy}</p>
      <div className={styles.buttons}>
        <Button busy={download.isPending} busyLabel="Preparing..." onClick={save}>
          {words.download}
        </Button>
        <Button kind="quiet" busy={deletion.isPending} busyLabel="Deleting..." onClick={remove}>
          {words.deleteAccount}
        </Button>
      </div>
      <StatusMessage status={hasFailed && !status ? { text: words.downloadFailed } : status} />
    </Card>
  );
}
