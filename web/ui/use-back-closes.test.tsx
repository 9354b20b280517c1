import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useLocation } from 'wouter';
import { paths } from '../../contract/paths';
import { Dialog } from './dialog';
import { navigate } from './navigation';

function Screen() {
  const [path] = useLocation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h1>{path}</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Sure?" />
    </>
  );
}
const shown = () => [screen.getByRole('heading', { level: 1 }).textContent, screen.queryByText('Sure?') !== null];
const step = (make: () => void) => act(async () => make());

it('Back closes what lies open and stays; the next one leaves', async () => {
  history.replaceState(null, '', paths.dashboard);
  render(<Screen />);
  await step(() => navigate(paths.help));
  await step(() => screen.getByRole('button', { name: 'Ask', hidden: true }).click());
  expect(shown()).toEqual([paths.help, true]);
  await step(() => history.back());
  await waitFor(() => expect(shown()).toEqual([paths.help, false]));
  expect(location.pathname).toBe(paths.help);
  await step(() => history.back());
  await waitFor(() => expect(shown()).toEqual([paths.dashboard, false]));
});

it('where it was a step forward the app follows after all', async () => {
  history.replaceState(null, '', paths.dashboard);
  render(<Screen />);
  await step(() => navigate(paths.help));
  await step(() => history.back());
  await waitFor(() => expect(shown()).toEqual([paths.dashboard, false]));
  await step(() => screen.getByRole('button', { name: 'Ask', hidden: true }).click());
  await step(() => history.forward());
  await waitFor(() => expect(shown()).toEqual([paths.help, false]));
});
