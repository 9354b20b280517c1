import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { api } from '../../contract/api';
import { App } from '../app';
import { routes, type Screen } from '../routes';
import { serverFor } from './household';
import { on } from './server';

/** For `playServer`: what every visit of a basic user asks for. */
export const basicServer = [
  ...serverFor({}),
  on(api.questions.skipCount, { skipsRemaining: 7, skipsUsed: 0 }),
  on(api.billing.price, { priceId: 'price_1', amount: 777, currency: 'usd', interval: 'month' }),
  on(api.contact.address, { email: 'owner@example.org' }),
  on(api.accounts.logout, { message: '' }),
];

export function visit(path: string, token?: string): void {
  if (token) localStorage.setItem('token', token);
  history.replaceState(null, '', path);
  render(<App />);
}

export const shows = (name: Screen) =>
  waitFor(() => {
    expect(document.title).toBe(`${routes[name].title} · Heartnote`);
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });
