import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deed, openAdmin, press, refusedWith } from '../../testing/administrator';

async function lines(): Promise<string[][]> {
  const table = await screen.findByRole('table', { name: 'Log of actions' });
  const [, ...body] = within(table).getAllByRole('row');
  return body.map((row) => [...row.children].map((cell) => (cell.textContent ?? '').replaceAll(/\s/g, ' ')));
}

describe('the log of actions', () => {
  it('ADMIN-42 shows who did what to whom, when, and how it ended', async () => {
    const denied = { action: 'delete-user', outcome: 'denied', reason: 'You cannot delete your own account here.' };
    openAdmin({ deeds: [deed(4), { ...deed(5), ...denied } as ReturnType<typeof deed>] });
    expect(await lines()).toEqual([
      ['Mar 4, 2025, 12:00 PM', 'boss@example.com', 'Sent a password reset', 'user-4@example.com', 'Done'],
      [
        'Mar 5, 2025, 12:00 PM',
        'boss@example.com',
        'Deleted an account',
        'user-5@example.com',
        'Refused: You cannot delete your own account here.',
      ],
    ]);
  });

  it('names whoever is gone without a name', async () => {
    const gone = { adminEmail: null, targetName: null };
    openAdmin({ deeds: [deed(1, gone), deed(2, { ...gone, action: 'delete-question' })] });
    expect((await lines()).map(([, who, , whom]) => [who, whom])).toEqual([
      ['A deleted administrator', 'A deleted account'],
      ['A deleted administrator', 'A question that is not in the pool'],
    ]);
  });

  it('says so while nothing has been done', async () => {
    openAdmin();
    expect(await screen.findByText('Nothing has been done yet.')).toBeTruthy();
  });

  it('stands under the questions, too, and can be fetched again after a failure', async () => {
    let isWell = false;
    const log = () => (isWell ? { body: { deeds: [deed(1)], total: 1 } } : refusedWith('The server is tired.'));
    openAdmin({ address: '?tab=questions', extra: { 'GET /api/admin/log': log } });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load the log: The server is tired.');
    isWell = true;
    await press('Try Again');
    expect(await lines()).toHaveLength(1);
  });
});
