import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accounts } from '../../contract/accounts';
import { messages } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { printedLinkMessages as words } from '../../contract/printed-link-messages';
import { call } from '../api/client';
import { meQuery, useMe } from '../session/me';
import { Button } from '../ui/button';
import { dayInWords } from '../ui/dates';
import { Link } from '../ui/navigation';
import { Notice } from '../ui/notice';
import { FormError } from '../ui/status-message';
import styles from './printed-link.module.css';

/** Tells the owner of an account that a link into it was printed, until he says that he knows. */
export function PrintedLink() {
  const printed = useMe().data?.printed_link;
  const cache = useQueryClient();
  const saw = useMutation({
    mutationFn: () => call(accounts.sawPrintedLink, {}),
    onSuccess: () => cache.invalidateQueries({ queryKey: meQuery.queryKey }),
  });
  return (
    <div className={styles.place}>
      <Notice tone="warning" title={printed ? words.titles[printed.kind] : ''} shown={printed !== undefined}>
        <p>
          {words.who} {printed && dayInWords(printed.at)}. {words.meant}
        </p>
        <p>
          <Link href={paths.accountSettings}>{messages.account.settings}</Link>
        </p>
        <div>
          <Button busy={saw.isPending} onClick={() => saw.mutate()}>
            {words.seen}
          </Button>
        </div>
        <FormError text={saw.isError ? words.failed : null} />
      </Notice>
    </div>
  );
}
