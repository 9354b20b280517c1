import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** What somebody does on the settings, wherever they stand. */

export async function changeEmail(email: string): Promise<void> {
  const field = await screen.findByLabelText('New email');
  await userEvent.clear(field);
  if (email) await userEvent.type(field, email);
  await userEvent.click(screen.getByRole('button', { name: 'Update Email' }));
}

export async function changePassword(current: string, next: string, confirmation = next): Promise<void> {
  const typed = { 'Current password': current, 'New password': next, 'Confirm new password': confirmation };
  for (const [label, text] of Object.entries(typed)) {
    if (text) await userEvent.type(screen.getByLabelText(label), text);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
}
