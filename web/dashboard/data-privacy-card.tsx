import { useId } from 'react';
import { downloadMessages, REST_DOWNLOAD_FILE } from '../../contract/download-messages';
import { DATA_DOWNLOAD_FILE, messages } from '../../contract/messages';
import { notebookMessages } from '../../contract/notebook-messages';
import { useDeleteAccount } from '../accounts/settings-queries';
import { isSold } from '../api/house';
import { useDownloadData, useDownloadRest, useHasDownloadFailed } from '../download/queries';
import { useAccess } from '../session/access';
import { useSubscription } from '../session/subscription';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { useConfirm } from '../ui/confirm';
import row from '../ui/row.module.css';
import { saveFile } from '../ui/save-file';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import styles from './overview.module.css';

const words = notebookMessages.dashboard;

const saveAs = (name: string, items: unknown) => saveFile(name, JSON.stringify(items, null, 2), 'application/json');

export function DataPrivacyCard() {
  const id = useId();
  const confirm = useConfirm();
  const { isPremium } = useAccess();
  const isGiven = useSubscription().data?.subscription_status === 'granted' || !isSold();
  const download = useDownloadData((items) => saveAs(DATA_DOWNLOAD_FILE, items));
  const rest = useDownloadRest((items) => saveAs(REST_DOWNLOAD_FILE, items));
  const deletion = useDeleteAccount();
  const { status, show, clear } = useStatusMessage();

  const hasFailed = useHasDownloadFailed();

  const save = ({ mutate }: typeof download) => {
    clear();
    mutate(undefined, { onSuccess: () => show(words.downloaded) });
  };
  const remove = async () => {
    const { deleteConfirm, deleteEndsPremium } = messages.account;
    const text =
      isPremium && !isGiven ? (
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
      <div className={row.row}>
        <Button busy={download.isPending} busyLabel="Preparing..." onClick={() => save(download)}>
          {words.download}
        </Button>
        <Button busy={rest.isPending} busyLabel="Preparing..." aria-describedby={id} onClick={() => save(rest)}>
          {downloadMessages.rest}
        </Button>
        <Button kind="quiet" busy={deletion.isPending} busyLabel="Deleting..." onClick={remove}>
          {words.deleteAccount}
        </Button>
      </div>
      <p id={id} className={styles.files}>
        {downloadMessages.about}
      </p>
      <StatusMessage status={hasFailed && !status ? { text: words.downloadFailed } : status} />
    </Card>
  );
}
