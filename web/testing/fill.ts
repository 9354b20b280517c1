import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Puts a text into the field with this label, as pasting would: quicker than key by key where the keys do not matter. */
export async function fill(label: string, text: string): Promise<void> {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}
