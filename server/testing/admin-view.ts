import { expect } from 'vitest';
import type { Person } from './people';

/** What administrators see of somebody with Premium who has not logged in since: nothing that he wrote. */
export const premiumAsSeen = ({ id, email }: Person) => ({
  id,
  email,
  email_verified: true,
  is_admin: false,
  created_at: expect.any(String),
  last_login: null,
  subscription_status: 'active',
});
