import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { StatusMessage, useStatusMessage } from './status-message';

beforeEach(() => vi.useFakeTimers());
let message: ReturnType<typeof useStatusMessage>;
function Screen() {
  message = useStatusMessage();
  return <StatusMessage status={message.status} />;
}

const show = (...args: Parameters<typeof message.show>) => act(() => message.show(...args));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('SHELL-23 a status message disappears by itself after three seconds', () => {
  render(<Screen />);
  show('Email updated successfully!');
  pass(2_999);
  expect(screen.getByText('Email updated successfully!')).toBeTruthy();
  pass(1);
  expect(screen.queryByText('Email updated successfully!')).toBeNull();
});

it('a second message replaces the first and has its own three seconds', () => {
  render(<Screen />);
  show('First');
  pass(2_000);
  show('Second');
  pass(2_000);
  expect(screen.queryByText('First')).toBeNull();
  expect(screen.getByText('Second')).toBeTruthy();
  pass(1_000);
  expect(screen.queryByText('Second')).toBeNull();
});

it('announces a success politely and a failure at once', () => {
  render(<Screen />);
  show('Answer saved successfully!');
  expect(screen.getByRole('status').textContent).toBe('Answer saved successfully!');
  expect(screen.queryByRole('alert')).toBeNull();
  show('Failed to update email');
  expect(screen.getByRole('alert').textContent).toBe('Failed to update email');
  show('Text cannot be empty', 'error');
  expect(screen.getByRole('alert').textContent).toBe('Text cannot be empty');
});
