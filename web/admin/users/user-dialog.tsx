import { useQuery } from '@tanstack/react-query';
import type { User } from '../../../contract/accounts';
import { adminMessages } from '../../../contract/admin-messages';
import { detailOf } from '../../api/api-error';
import { sendsMail } from '../../api/house';
import { useMe } from '../../session/me';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { LoadFailure } from '../../ui/load-failure';
import { type Status, StatusMessage } from '../../ui/status-message';
import { isPaying } from './is-paying';
import { userDetailsQuery } from './queries';
import { useUserActs } from './use-user-acts';
import styles from './user-dialog.module.css';
import { UserFacts } from './user-facts';

const words = adminMessages.user;

interface UserDialogProps {
  /** The row of the list; null while nobody is looked at. */
  row: User | null;
  onClose: () => void;
  status: Status | null;
  say: (message: string) => void;
  onDeleted: () => void;
}

export function UserDialog({ row, onClose, ...rest }: UserDialogProps) {
  return (
    <Dialog
      open={row !== null}
      onClose={onClose}
      title={words.title}
      actions={<Button onClick={onClose}>{words.close}</Button>}
    >
      {row && <Account key={row.id} row={row} {...rest} />}
    </Dialog>
  );
}

function Account({ row, status, say, onDeleted }: Omit<UserDialogProps, 'onClose'> & { row: User }) {
  const details = useQuery(userDetailsQuery(row.id));
  const user = details.data ?? row;
  return (
    <>
      <LoadFailure
        text={`${words.detailsFailed}: ${detailOf(details.error)}`}
        failed={details.isError}
        onRetry={() => details.refetch()}
      >
        What the list knows is shown. How much is written down is not known.
      </LoadFailure>
      <UserFacts row={row} details={details.data} />
      <StatusMessage status={status} />
      <Acts user={user} say={say} onDeleted={onDeleted} />
    </>
  );
}

type ActsProps = Pick<UserDialogProps, 'say' | 'onDeleted'> & { user: User };

function Acts({ user, say, onDeleted }: ActsProps) {
  const { busy, sendReset, cancelSubscription, removeAccount } = useUserActs(user, say, onDeleted);
  const isHimself = useMe().data?.id === user.id;
  const { reset, cancel, remove } = adminMessages;
  return (
    <div className={styles.acts}>
      {sendsMail() && (
        <Button busy={busy.reset} busyLabel="Sending..." onClick={sendReset}>
          {reset.button}
        </Button>
      )}
      {isPaying(user) && (
        <Button busy={busy.cancel} busyLabel="Cancelling..." onClick={cancelSubscription}>
          {cancel.button}
        </Button>
      )}
      {!isHimself && (
        <Button kind="danger" busy={busy.remove} busyLabel="Deleting..." onClick={removeAccount}>
          {remove.button}
        </Button>
      )}
    </div>
  );
}
