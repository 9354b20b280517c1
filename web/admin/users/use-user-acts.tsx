import type { User } from '../../../contract/accounts';
import { adminMessages } from '../../../contract/admin-messages';
import { detailOf } from '../../api/api-error';
import { useConfirm } from '../../ui/confirm';
import { isPaying } from './is-paying';
import { useCancelSubscription, useDeleteUser, useSendReset } from './queries';

const { reset, cancel, remove } = adminMessages;

/** What an administrator can do to an account. Each is asked about first; `say` tells how it ended. */
export function useUserActs(user: User, say: (message: string) => void, onDeleted: () => void) {
  const confirm = useConfirm();
  const resetting = useSendReset();
  const cancelling = useCancelSubscription();
  const deleting = useDeleteUser();

  const attempt = async (act: () => Promise<unknown>, words: { failed: string }, done: () => void) => {
    try {
      await act();
    } catch (error) {
      return say(`${words.failed}: ${detailOf(error)}`);
    }
    done();
  };
  return {
    busy: { reset: resetting.isPending, cancel: cancelling.isPending, remove: deleting.isPending },
    sendReset: async () => {
      const text = `${reset.confirm} ${user.email}. ${reset.logsOut}`;
      if (!(await confirm({ title: reset.title, text, confirmLabel: reset.send }))) return;
      await attempt(
        () => resetting.mutateAsync(user.id),
        reset,
        () => say(reset.sent),
      );
    },
    cancelSubscription: async () => {
      const asked = { title: cancel.title, text: cancel.confirm, cancelLabel: cancel.keep, danger: true };
      if (!(await confirm({ ...asked, confirmLabel: cancel.button }))) return;
      await attempt(
        () => cancelling.mutateAsync(user.id),
        cancel,
        () => say(cancel.done),
      );
    },
    removeAccount: async () => {
      const asked = { title: remove.title, text: <Removal user={user} />, cancelLabel: remove.keep, danger: true };
      if (!(await confirm({ ...asked, confirmLabel: remove.button }))) return;
      await attempt(() => deleting.mutateAsync(user.id), remove, onDeleted);
    },
  };
}

function Removal({ user }: { user: User }) {
  return (
    <>
      <p>
        <strong>{user.email}</strong>
      </p>
      <p>{remove.confirm}</p>
      {isPaying(user) && <p>{remove.endsPremium}</p>}
    </>
  );
}
