import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { LoadFailure } from './load-failure';

let settle = (_isDown: boolean) => {};
/** While it is tried again, the query has not failed. */
function Screen({ leaves = false }) {
  const [isDown, setDown] = useState(true);
  const retry = () => {
    setDown(false);
    return new Promise<void>((resolve) => {
      settle = (stillDown) => {
        setDown(stillDown);
        resolve();
      };
    });
  };
  return (
    <>
      <h1 tabIndex={-1}>Answers</h1>
      {leaves ? (
        isDown && <LoadFailure text="Failed to load" onRetry={retry} />
      ) : (
        <LoadFailure text="Failed to load" failed={isDown} onRetry={retry} />
      )}
    </>
  );
}
const button = () => screen.getByRole('button', { name: /^Try/ });
const heading = () => screen.getByRole('heading', { name: 'Answers' });

it('stays and keeps the focus while it is tried again, and afterwards if that failed', async () => {
  render(<Screen />);
  await userEvent.click(button());
  expect(button().textContent).toBe('Trying again...');
  expect(button().getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button());
  await act(async () => settle(true));
  expect(button().textContent).toBe('Try Again');
  expect(document.activeElement).toBe(button());
});

it.each([
  ['it worked', false],
  ['the page took it away meanwhile', true],
])('gives the focus to the heading when %s', async (_, leaves) => {
  render(<Screen leaves={leaves} />);
  await userEvent.click(button());
  await act(async () => settle(false));
  expect(screen.queryByText('Failed to load')).toBeNull();
  expect(document.activeElement).toBe(heading());
});

it('leaves the focus where it is when it is somewhere else', async () => {
  render(
    <>
      <input aria-label="Term" />
      <Screen />
    </>,
  );
  await userEvent.click(button());
  await userEvent.click(screen.getByLabelText('Term'));
  await act(async () => settle(false));
  expect(document.activeElement).toBe(screen.getByLabelText('Term'));
});
