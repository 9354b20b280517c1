import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Notice } from './notice';

it('speaks into a region that was there before its words', () => {
  const page = render(<Notice shown={false}>Nothing was charged.</Notice>);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  page.rerender(<Notice shown>Nothing was charged.</Notice>);
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toBe('Nothing was charged.');
});

it('says what is wrong at once', () => {
  render(<Notice tone="error">It could not be loaded.</Notice>);
  expect(screen.getByRole('alert').textContent).toBe('It could not be loaded.');
});
