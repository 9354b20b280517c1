import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../../../contract/api';
import type { PoolFileReport } from '../../../contract/pool-file';
import { openAdmin, press } from '../../testing/administrator';
import { sent } from '../../testing/household';
import { on, refuse, type Stub } from '../../testing/server';
import { PoolFile } from './pool-file';

afterEach(() => vi.restoreAllMocks());

const nothing: PoolFileReport = {
  counts: { added: 0, changed: 0, retired: 0, restored: 0 },
  unchanged: 3,
  changes: [],
  faults: [],
  faultCount: 0,
  written: false,
  confirm: null,
};
const ready: PoolFileReport = {
  ...nothing,
  counts: { ...nothing.counts, added: 1, changed: 1 },
  changes: [
    { line: 2, what: 'change', text: 'Which broth?', was: 'Which soup?' },
    { line: 3, what: 'add', text: 'Which pie?', was: null },
  ],
  confirm: 'seen',
};

function open(...extra: Stub[]) {
  return openAdmin({ part: <PoolFile />, extra });
}
const choose = async (csv = 'text\nWhich pie?') => {
  await userEvent.click(screen.getByText('Import and export'));
  await userEvent.upload(screen.getByLabelText('Import CSV'), new File([csv], 'questions.csv', { type: 'text/csv' }));
};
const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));

it('shows what a file would do, and writes it once that is confirmed', async () => {
  const requests = open(
    on(api.admin.importQuestions, ({ body }) => (body.confirm ? { ...ready, confirm: null, written: true } : ready)),
  );
  await choose();
  expect(await screen.findByText('This file is ready to import.')).toBeTruthy();
  expect(screen.getByText('1 added, 1 changed.')).toBeTruthy();
  expect(rows()).toEqual([
    ['2', 'Changed', 'Which broth?Was: Which soup?'],
    ['3', 'Added', 'Which pie?'],
  ]);
  expect(await sent(requests, 'POST')).toMatchObject([{ body: { csv: 'text\nWhich pie?' } }]);
  await press('Import These Changes');
  expect(await screen.findByText('Questions imported successfully! 1 added, 1 changed.')).toBeTruthy();
  expect((await sent(requests, 'POST'))[1]).toMatchObject({ body: { csv: 'text\nWhich pie?', confirm: 'seen' } });
  expect(rows()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByLabelText('Import CSV'));
});

it('names each bad line, and offers nothing to confirm', async () => {
  const faults = [{ line: 4, reason: '"cooking" is not a category.' }];
  open(on(api.admin.importQuestions, { ...nothing, faults, faultCount: 120 }));
  await choose();
  expect((await screen.findByRole('alert')).textContent).toContain('Fix these lines');
  expect(rows()).toEqual([['4', '"cooking" is not a category.']]);
  expect(screen.getByText('119 more lines need fixing.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Import These Changes' })).toBeNull();
});

it('says where a file changes nothing, where it is refused, and where another import came first', async () => {
  let reply: () => PoolFileReport | ReturnType<typeof refuse> = () => nothing;
  open(on(api.admin.importQuestions, ({ body }) => (body.confirm ? refuse('pool_changed', 'It changed.') : reply())));
  await choose();
  expect(await screen.findByText('This file changes nothing.')).toBeTruthy();
  const again = () =>
    userEvent.upload(screen.getByLabelText('Import CSV'), new File(['x'], 'b.csv', { type: 'text/csv' }));
  reply = () => refuse('invalid_input', 'This file is too long.');
  await again();
  expect(await screen.findByText("Couldn't check the file: This file is too long.")).toBeTruthy();
  reply = () => ready;
  await again();
  await press('Import These Changes');
  expect(await screen.findByText("Couldn't import the file: It changed.")).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Import These Changes' })).toBeNull();
});

it('can be left without importing', async () => {
  const requests = open(on(api.admin.importQuestions, ready));
  await choose();
  await press('Cancel', within(document.body));
  await waitFor(() => expect(rows()).toEqual([]));
  expect(await sent(requests, 'POST')).toHaveLength(1);
});

it('exports the questions as a file, or says why not', async () => {
  let isWell = true;
  open(on(api.admin.exportQuestions, () => (isWell ? { csv: '\uFEFFtext\r\n' } : refuse('server_error', 'Tired.'))));
  const given: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    given.push(file as Blob);
    return 'blob:x';
  });
  const named: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    named.push(this.download);
  });
  await userEvent.click(screen.getByText('Import and export'));
  await press('Export CSV');
  await waitFor(() => expect(named).toEqual([expect.stringMatching(/^heartnote-questions-\d{4}-\d\d-\d\d\.csv$/)]));
  expect(new Uint8Array((await given[0]?.arrayBuffer()) ?? new ArrayBuffer(0)).slice(0, 3)).toEqual(
    new Uint8Array([0xef, 0xbb, 0xbf]),
  );
  isWell = false;
  await press('Export CSV');
  expect(await screen.findByText("Couldn't export the questions: Tired.")).toBeTruthy();
});
