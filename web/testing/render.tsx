import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Me } from '../../contract/accounts';
import type { billing } from '../../contract/billing';
import type { Reply } from '../../contract/endpoint';
import { SessionProvider } from '../session/session';
import { ConfirmProvider } from '../ui/confirm';

/** Renders a part of the app with everything that app.tsx puts around it. */
export function renderInApp(part: ReactNode) {
  return render(
    <SessionProvider>
      <ConfirmProvider>{part}</ConfirmProvider>
    </SessionProvider>,
  );
}

/** A token as the server makes them, as far as the browser can tell. */
export function makeToken(claims: { sub?: string; exp?: number } = {}): string {
  const payload = { sub: 'somebody', exp: Math.floor(Date.now() / 1000) + 3600, ...claims };
  return `e30.${btoa(JSON.stringify(payload))}.signature`;
}

export const basicUser: Me = {
  id: '0190a1b2-0000-7000-8000-000000000001',
  email: 'husband@example.com',
  email_verified: true,
  proved_email: 'husband@example.com',
  is_admin: false,
  created_at: '2025-01-01T00:00:00.000Z',
  last_login: null,
  subscription_status: 'none',
  answersCount: 3,
  customQuestionsCount: 0,
  her_name: null,
  her_name_asked: true,
};

export const basicSubscription: Reply<typeof billing.status> = {
  isPremium: false,
  subscription_status: 'none',
  premiumUntil: null,
  renewsAt: null,
};

export const premiumSubscription: Reply<typeof billing.status> = {
  ...basicSubscription,
  isPremium: true,
  subscription_status: 'active',
};
