import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ImportantDate } from '../../contract/dates';
import { keptDate, serverWithDates } from '../testing/dates';
import { sent } from '../testing/household';
import { makeToken, renderInApp } from '../testing/render';
import { playServer } from '../testing/server';
import DatesPage from './dates-page';

beforeEach(() => localStorage.setItem('token', makeToken()));

function open(kept: ImportantDate[] = []) {
  const requests = playServer(serverWithDates(kept));
  renderInApp(<DatesPage />);
  return requests;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = (label: string, option: string) => userEvent.selectOptions(screen.getByLabelText(label), option);
const listed = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const bodies = async (requests: Request[], method: string) => (await sent(requests, method)).map(({ body }) => body);

describe('what he has chosen and not saved', () => {
  /** The same browser, the page loaded anew. */
  const reload = (kept: ImportantDate[] = []) => {
    cleanup();
    return open(kept);
  };

  it('of a new day is there again after a reload, and gone once it is saved', async () => {
    open();
    await press('Another day');
    await userEvent.type(screen.getByLabelText('What day is it?'), 'Our first flat');
    await choose('Month', 'April');
    await userEvent.click(screen.getByText('Name, reminders and more'));
    await press('14 days before');
    const requests = reload();
    await screen.findByLabelText('What day is it?');
    expect(screen.getByLabelText<HTMLInputElement>('What day is it?').value).toBe('Our first flat');
    expect(screen.getByLabelText<HTMLSelectElement>('Month').value).toBe('4');
    await choose('Day', '30');
    await press('Save');
    await waitFor(() => expect(listed()).toEqual(['Our first flat']));
    expect(await bodies(requests, 'POST')).toMatchObject([{ label: 'Our first flat', leads: [3] }]);
    reload();
    expect(await screen.findByRole('button', { name: 'Another day' })).toBeTruthy();
    expect(screen.queryByLabelText('Month')).toBeNull();
  });

  it('of an edit is there again, with what it began with, until he cancels', async () => {
    open([keptDate(1), keptDate(2, { label: 'Our day', occasion: 'other' })]);
    await press('Edit Our day');
    await choose('Day', '6');
    const requests = reload([keptDate(1), { ...keptDate(2, { label: 'Our day', occasion: 'other' }), sequence: 3 }]);
    await screen.findByRole('form', { name: 'Edit: Our day' });
    await press('Save');
    expect(await bodies(requests, 'PUT')).toMatchObject([{ rule: { day: 6 }, basedOn: 0 }]);
    await press('Edit Our day');
    await choose('Day', '7');
    await press('Cancel');
    reload([keptDate(1), keptDate(2, { label: 'Our day', occasion: 'other' })]);
    expect(await screen.findByRole('button', { name: 'Edit Our day' })).toBeTruthy();
  });

  it.each(['{"occasion":"no such day"}', '[]', 'null', '"leads"', '{"occasion":"other","leads":"many","month":7}'])(
    'is nothing to fall over where it is %s',
    async (stored) => {
      open();
      await press('Another day');
      await userEvent.type(screen.getByLabelText('What day is it?'), 'x');
      const [key = ''] = Object.keys(localStorage).filter((name) => name.includes('new date'));
      localStorage.setItem(key, JSON.stringify(stored));
      reload();
      expect(await screen.findByText('Your days')).toBeTruthy();
    },
  );
});
