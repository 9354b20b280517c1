import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Coverable } from './cover';

it('takes all that is covered out of reach, the bar of the page too, until it is uncovered', async () => {
  render(
    <>
      <a href="/history">History</a>
      <main>
        <Coverable covered="Covered">{(cover) => <p>{cover}</p>}</Coverable>
      </main>
    </>,
  );
  const isReachable = (text: string) => screen.getByText(text).closest('[inert]') === null;
  await userEvent.click(screen.getByRole('button', { name: 'Cover' }));
  expect([isReachable('History'), isReachable('Cover'), isReachable('Covered')]).toEqual([false, false, true]);
  expect(document.activeElement).toBe(screen.getByText('Covered'));
  await userEvent.keyboard('{Escape}');
  expect([isReachable('History'), isReachable('Cover')]).toEqual([true, true]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cover' }));
});
