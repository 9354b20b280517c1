import type { User } from '../../../contract/accounts';
import type { UserSort } from '../../../contract/admin';
import { readList } from '../../api/read-list';

/** What the table asks the server for. */
export interface UserListAsked {
  sort: UserSort;
  order: 'asc' | 'desc';
  /** From 1. */
  page: number;
  search: string;
}

/** Who came last is who is looked for most. */
export const firstAsked: UserListAsked = { sort: 'created_at', order: 'desc', page: 1, search: '' };

/** Pressing a column again turns it round; another one begins as it is read: letters from A, dates from the newest. */
export function sortedBy(asked: UserListAsked, sort: UserSort): UserListAsked {
  if (asked.sort === sort) return { ...asked, order: asked.order === 'asc' ? 'desc' : 'asc', page: 1 };
  return { ...asked, sort, order: sort === 'email' ? 'asc' : 'desc', page: 1 };
}

/** Another term begins at its first page. */
export function soughtFor(asked: UserListAsked, term: string): UserListAsked {
  const search = term.trim();
  return search === asked.search ? asked : { ...asked, search, page: 1 };
}

type Listed = readonly User[] | { users?: readonly User[]; total?: number };

/** The users of a reply and how many there are in all, whether it is a plain array or an object with users. */
export function usersOf(reply: Listed): { users: User[]; total: number } {
  const users = readList<User>(reply);
  return { users, total: 'total' in reply && reply.total !== undefined ? reply.total : users.length };
}
