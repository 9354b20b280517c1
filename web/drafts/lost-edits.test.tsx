import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { EditName } from './edit-storage';
import { LostEdits } from './lost-edits';
import type { Edits } from './use-edits';

const name: EditName = 'answer 1';
const words = { base: 'Green', text: 'Green, with honey' };
const edits = { names: [name], read: () => words } as unknown as Edits; // The rest is not asked for.
const SAID = "What you were changing can't be saved anymore.";

/** A list that was fetched before the answer was written, and what the server says when it is asked again. */
function Screen({ anew }: { anew: () => Promise<EditName[]> }) {
  const { data } = useQuery({ queryKey: ['list'], queryFn: anew, staleTime: Number.POSITIVE_INFINITY });
  return <LostEdits edits={edits} kinds={['answer']} known={new Set(data)} lists={[['list']]} />;
}

async function open(anew: () => Promise<EditName[]>) {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  cache.setQueryData(['list'], []);
  let asked = 0;
  const counted = async () => {
    asked += 1;
    return anew();
  };
  render(
    <QueryClientProvider client={cache}>
      <Screen anew={counted} />
    </QueryClientProvider>,
  );
  await expect.poll(() => asked).toBe(1);
  await expect.poll(() => cache.isFetching()).toBe(0);
}

it('words are not said to be of something deleted where only the list is old', async () => {
  await open(async () => [name]);
  expect(screen.queryByText(SAID)).toBeNull();
});

it('nor where the server could not be asked', async () => {
  await open(async () => {
    throw new Error('no answer');
  });
  expect(screen.queryByText(SAID)).toBeNull();
});

it('they are shown to be copied once the server says that it is gone', async () => {
  await open(async () => []);
  expect(await screen.findByText(SAID)).toBeTruthy();
  expect(screen.getByText('Green, with honey')).toBeTruthy();
});
