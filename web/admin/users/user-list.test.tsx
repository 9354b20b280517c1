import { describe, expect, it } from 'vitest';
import { basicUser } from '../../testing/render';
import { firstAsked, sortedBy, soughtFor, usersOf } from './user-list';

const third = { ...firstAsked, page: 3 };

describe('the order of the user table', () => {
  it('ADMIN-13 begins with the join date, the newest first', () => {
    expect(firstAsked).toMatchObject({ sort: 'created_at', order: 'desc', page: 1 });
  });

  it('ADMIN-13 a second press turns it, a third turns it back', () => {
    const turned = sortedBy(third, 'created_at');
    expect(turned).toMatchObject({ sort: 'created_at', order: 'asc', page: 1 });
    expect(sortedBy(turned, 'created_at').order).toBe('desc');
  });

  it('ADMIN-12 ADMIN-14 another column begins as it is read, at its first page', () => {
    expect(sortedBy(third, 'email')).toMatchObject({ sort: 'email', order: 'asc', page: 1 });
    expect(sortedBy(third, 'last_login')).toMatchObject({ sort: 'last_login', order: 'desc', page: 1 });
  });
});

describe('the search of the user table', () => {
  it('ADMIN-15 another term begins at its first page; blanks around it do not make another', () => {
    expect(soughtFor(third, ' anna ')).toEqual({ ...third, search: 'anna', page: 1 });
    const found = { ...third, search: 'anna' };
    expect(soughtFor(found, 'anna ')).toBe(found);
  });
});

it('ADMIN-41 the users are read from a plain array and from an object with users', () => {
  const user = { ...basicUser, subscription_status: 'none' as const };
  expect(usersOf([user])).toEqual({ users: [user], total: 1 });
  expect(usersOf({ users: [user] })).toEqual({ users: [user], total: 1 });
  expect(usersOf({ users: [user], total: 31 })).toEqual({ users: [user], total: 31 });
});
