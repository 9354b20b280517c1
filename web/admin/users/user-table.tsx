import type { User } from '../../../contract/accounts';
import type { UserSort } from '../../../contract/admin';
import { adminMessages } from '../../../contract/admin-messages';
import { Button } from '../../ui/button';
import { AdminTable } from '../admin-table';
import { adminDay, adminMinute } from '../dates';
import table from '../table.module.css';
import { PlanBadge } from './plan-badge';
import type { UserListAsked } from './user-list';
import styles from './user-table.module.css';

const words = adminMessages.users;

interface UserTableProps {
  users: readonly User[];
  asked: UserListAsked;
  onSort: (sort: UserSort) => void;
  /** Whose details are being fetched. */
  opening: string | null;
  onOpen: (user: User) => void;
  isWaiting: boolean;
}

export function UserTable({ users, asked, onSort, opening, onOpen, isWaiting }: UserTableProps) {
  const heads = (
    <>
      <SortableHead sort="email" label={words.email} asked={asked} onSort={onSort} />
      <SortableHead sort="created_at" label={words.joined} asked={asked} onSort={onSort} />
      <SortableHead sort="last_login" label={words.lastLogin} asked={asked} onSort={onSort} />
      <th scope="col">{words.plan}</th>
      <th scope="col">
        <span className="visually-hidden">{words.details}</span>
      </th>
    </>
  );
  return (
    <AdminTable caption={words.title} heads={heads} isWaiting={isWaiting}>
      {users.map((user) => (
        <UserRow key={user.id} user={user} isOpening={opening === user.id} onOpen={onOpen} />
      ))}
    </AdminTable>
  );
}

interface SortableHeadProps {
  sort: UserSort;
  label: string;
  asked: UserListAsked;
  onSort: (sort: UserSort) => void;
}

function SortableHead({ sort, label, asked, onSort }: SortableHeadProps) {
  const direction = asked.sort === sort ? asked.order : null;
  return (
    <th scope="col" aria-sort={direction ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}>
      <button type="button" className={styles.sort} onClick={() => onSort(sort)}>
        {label}
        <span aria-hidden="true" className={styles.arrow}>
          {direction === null ? '↕' : direction === 'asc' ? '↑' : '↓'}
        </span>
      </button>
    </th>
  );
}

interface UserRowProps {
  user: User;
  isOpening: boolean;
  onOpen: (user: User) => void;
}

function UserRow({ user, isOpening, onOpen }: UserRowProps) {
  const emailId = `user-${user.id}`;
  return (
    <tr>
      <th scope="row" id={emailId}>
        {user.email}
      </th>
      <td data-label={words.joined} className={table.short}>
        <time dateTime={user.created_at}>{adminDay(user.created_at)}</time>
      </td>
      <td data-label={words.lastLogin} className={table.short}>
        {user.last_login ? <time dateTime={user.last_login}>{adminMinute(user.last_login)}</time> : words.never}
      </td>
      <td data-label={words.plan}>
        <PlanBadge user={user} />
      </td>
      <td className={table.last}>
        <Button aria-describedby={emailId} busy={isOpening} onClick={() => onOpen(user)}>
          {words.details}
        </Button>
      </td>
    </tr>
  );
}
