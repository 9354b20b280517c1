import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { api } from '../../../contract/api';
import { entry, openAdmin, press } from '../../testing/administrator';
import { on, refuse } from '../../testing/server';

async function lines(): Promise<string[][]> {
  const table = await screen.findByRole('table', { name: 'Audit log' });
  const [, ...body] = within(table).getAllByRole('row');
  return body.map((row) => [...row.children].map((cell) => (cell.textContent ?? '').replaceAll(/\s/g, ' ')));
}

const openLog = (given: Parameters<typeof openAdmin>[0] = {}) => openAdmin({ ...given, address: '?tab=log' });

describe('the audit log', () => {
  it('ADMIN-42 shows who did what to whom, when, and how it ended', async () => {
    const denied = {
      action: 'delete-user',
      outcome: 'denied',
      reason: 'Administrators cannot delete their own accounts here.',
    };
    openLog({ entries: [entry(4), { ...entry(5), ...denied } as ReturnType<typeof entry>] });
    expect(await lines()).toEqual([
      ['Mar 4, 2025, 12:00 PM', 'boss@example.com', 'Sent a password reset', 'user-4@example.com', 'Done'],
      [
        'Mar 5, 2025, 12:00 PM',
        'boss@example.com',
        'Tried to delete an account',
        'user-5@example.com',
        'Refused. Administrators cannot delete their own accounts here.',
      ],
    ]);
  });

  it('says of nothing that it was done before it was', async () => {
    const nothingYet = { targetId: null, targetName: null };
    const notDone = [
      { action: 'cancel-subscription', outcome: 'begun', reason: null },
      { action: 'cancel-subscription', outcome: 'failed', reason: 'The payment provider could not be reached.' },
      { action: 'add-question', outcome: 'denied', reason: 'That question was already in the pool.', ...nothingYet },
    ] as const;
    openLog({ entries: notDone.map((fields, n) => entry(n + 1, fields)) });
    expect((await lines()).map(([, , ...said]) => said)).toEqual([
      ['Tried to cancel a subscription', 'user-1@example.com', 'Started. The outcome is unknown.'],
      ['Tried to cancel a subscription', 'user-2@example.com', 'Failed. The payment provider could not be reached.'],
      ['Tried to add a question', 'New question', 'Refused. That question was already in the pool.'],
    ]);
  });

  it('tells of an import in numbers, and of a theme that it is for everybody', async () => {
    const target = { targetId: null, targetName: null };
    const counts = { added: 2, changed: 1, retired: 0, restored: 0 };
    openLog({
      entries: [
        entry(1, { ...target, action: 'import-questions', counts }),
        entry(2, { ...target, action: 'import-questions', outcome: 'denied', reason: 'Some lines were not right.' }),
        entry(3, { ...target, action: 'publish-theme' }),
      ],
    });
    expect((await lines()).map(([, , what, whom]) => [what, whom])).toEqual([
      ['Imported questions', '2 added, 1 changed'],
      ['Tried to import questions', 'The pool'],
      ['Published a theme', 'The whole site'],
    ]);
  });

  it('names whoever is gone without a name', async () => {
    const gone = { adminEmail: null, targetName: null };
    openLog({ entries: [entry(1, gone), entry(2, { ...gone, action: 'delete-question' })] });
    expect((await lines()).map(([, who, , whom]) => [who, whom])).toEqual([
      ['Deleted administrator', 'Deleted account'],
      ['Deleted administrator', 'Not a pool question'],
    ]);
  });

  it('says so while nothing has been done', async () => {
    openLog();
    expect(await screen.findByText('Nothing yet. What administrators do will appear here.')).toBeTruthy();
  });

  it('can be fetched again after a failure', async () => {
    let isWell = false;
    const log = () => (isWell ? { entries: [entry(1)], total: 1 } : refuse('server_error', 'The server is tired.'));
    openLog({ extra: [on(api.admin.auditLog, log)] });
    expect((await screen.findByRole('alert')).textContent).toContain(
      "Couldn't load the audit log: The server is tired.",
    );
    isWell = true;
    await press('Try Again');
    expect(await lines()).toHaveLength(1);
  });
});
