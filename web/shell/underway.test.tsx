import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Underway } from './underway';

it('says after a third of a second that the next screen is on its way, into a region that was there before', () => {
  vi.useFakeTimers();
  const page = render(<Underway isWaiting={false} />);
  const region = screen.getByRole('status');
  page.rerender(<Underway isWaiting />);
  act(() => vi.advanceTimersByTime(299));
  expect(region.textContent).toBe('');
  act(() => vi.advanceTimersByTime(1));
  expect(region.textContent).toBe('Loading...');
  page.rerender(<Underway isWaiting={false} />);
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toBe('');
});
