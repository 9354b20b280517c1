import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const NAME = 'Cancel Subscription';

export const cancelButton = () => screen.queryByRole('button', { name: NAME });

/** Answers the dialog that asks whether he is sure. */
export async function askToCancel(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: NAME }));
  return screen.getByRole('alertdialog');
}

export async function cancel(): Promise<void> {
  await userEvent.click(within(await askToCancel()).getByRole('button', { name: NAME }));
}
