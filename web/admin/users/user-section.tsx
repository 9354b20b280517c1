import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { User } from '../../../contract/accounts';
import { adminMessages } from '../../../contract/admin-messages';
import { limits } from '../../../contract/limits';
import count from '../../ui/count.module.css';
import { counted } from '../../ui/counted';
import { EmptyState } from '../../ui/empty-state';
import { readFrom } from '../../ui/read-from';
import { Skeleton } from '../../ui/skeleton';
import stack from '../../ui/stack.module.css';
import { StatusMessage, useStatusMessage } from '../../ui/status-message';
import { TextField } from '../../ui/text-field';
import section from '../section.module.css';
import { pagesOf, TurnPages } from '../turn-pages';
import { usersQuery } from './queries';
import { useOpenUser } from './use-open-user';
import type { UserList } from './use-user-list';
import { UserDialog } from './user-dialog';
import { usersOf } from './user-list';
import { UserTable } from './user-table';

const { users: words, remove } = adminMessages;

/** Everybody who has an account: found, looked at, helped, deleted. */
export function UserSection({ list }: { list: UserList }) {
  const { asked, term, search, sortBy, turnTo } = list;
  const { data, isPending, isPlaceholderData } = useQuery(usersQuery(asked));
  const { opening, shown, open, close } = useOpenUser();
  const { status, show, clear } = useStatusMessage();
  const [deletions, setDeletions] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const { users, total } = usersOf(data ?? []);
  const pages = pagesOf(total, limits.pageSize.adminUsers);

  useEffect(() => {
    // The last one of the last page may have been deleted.
    if (data && !isPlaceholderData && asked.page > pages) turnTo(pages);
  });
  useEffect(() => {
    // After the dialog has given the focus back to a row that is gone.
    if (deletions > 0) heading.current?.focus();
  }, [deletions]);

  const look = (user: User) => {
    // What was said about somebody else is not said about him.
    clear();
    void open(user);
  };
  const deleted = () => {
    close();
    show(remove.done);
    setDeletions((before) => before + 1);
  };
  const turn = (page: number) => {
    turnTo(page);
    readFrom(heading.current);
  };
  return (
    <section className={stack.stack} aria-labelledby={headingId}>
      <h2 ref={heading} id={headingId} tabIndex={-1} className={section.heading}>
        {words.title}
      </h2>
      <TextField
        label={words.search}
        type="search"
        name="email-term"
        autoComplete="off"
        maxLength={limits.email}
        value={term}
        onChange={search}
      />
      <StatusMessage status={shown ? null : status} />
      <p role="status" className={count.steady}>
        {data && counted(total, 'user')}
      </p>
      {isPending && <Skeleton shape="card" lines={8} />}
      {users.length > 0 && (
        <UserTable
          users={users}
          asked={asked}
          onSort={sortBy}
          opening={opening}
          onOpen={look}
          isWaiting={isPlaceholderData}
        />
      )}
      {!isPending && users.length === 0 && <NoUsers term={asked.search} isLost={!data} />}
      {data && <TurnPages page={asked.page} pages={pages} onTurn={turn} label="Pages of users" />}
      <UserDialog row={shown} onClose={close} status={status} say={show} onDeleted={deleted} />
    </section>
  );
}

function NoUsers({ term, isLost }: { term: string; isLost: boolean }) {
  if (isLost) {
    return (
      <EmptyState icon="alert" title={words.lost}>
        <p>{words.lostHint}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="search" title={term ? `${words.none} for "${term}"` : words.none}>
      {term && <p>Try a shorter part of the address.</p>}
    </EmptyState>
  );
}
