import { screen } from '@testing-library/react';
import { useMe } from '../session/me';
import { useSubscription } from '../session/subscription';

const WORDS = 'It is known who he is.';

/** Beside what must not be there: it is drawn with the answers that decide it, so that looking too early proves nothing. */
export function AccessKnown() {
  const isKnown = [useMe(), useSubscription()].every(({ data }) => data !== undefined);
  return isKnown && <p>{WORDS}</p>;
}

export async function accessKnown(): Promise<void> {
  await screen.findByText(WORDS);
}
