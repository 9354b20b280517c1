import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { App } from '../app';
import { routes, type Screen } from '../routes';
import { basicUser } from './render';

/** For `playServer`: what every visit of a basic user asks for. */
export const basicServer = {
  'GET /api/user': { body: basicUser },
  'GET /api/subscription/status': { body: { isPremium: false, subscription_status: 'none', premiumUntil: null } },
  'POST /api/logout': { body: { message: '' } },
};

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
