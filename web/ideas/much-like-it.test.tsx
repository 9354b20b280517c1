import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import type { Idea } from '../../contract/ideas';
import { paths } from '../../contract/paths';
import { sent, serverFor } from '../testing/household';
import { danger, idea, quote } from '../testing/ideas';
import { idOf } from '../testing/notebook';
import { makeToken, renderInApp } from '../testing/render';
import { on, playServer, type Stub } from '../testing/server';
import GiftsPage from './gifts-page';
import { KeepAsIdea } from './keep-as-idea';

beforeEach(() => localStorage.setItem('token', makeToken()));

const near = {
  id: idOf(3),
  title: 'Pearl earrings',
  state: 'given',
  givenOn: '2025-05-04',
  reaction: 2,
  neverAgain: false,
} as const;
const GAVE = 'You gave her "Pearl earrings" in May 2025. Loved it.';
const press = (element: HTMLElement) => userEvent.click(element);
const card = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('article') as HTMLElement);

/** The page of somebody with premium. */
function open(kept: Idea[], stubs: Stub[]) {
  history.replaceState(null, '', paths.gifts);
  const list = [on(api.ideas.list, () => ({ ideas: kept })), on(api.ideas.wishes, { quotes: [] })];
  const requests = playServer([...serverFor({ isPremium: true }), on(api.dates.list, []), ...list, ...stubs]);
  renderInApp(<GiftsPage />);
  return requests;
}

describe('gifts and ideas, with premium', () => {
  it('begins, with premium, with what she would like, to be kept', async () => {
    const wish = { ...quote, quote: 'A day at the lake, just us' };
    const kept: Idea[] = [];
    const requests = open(kept, [
      on(api.ideas.wishes, { quotes: [wish] }),
      on(api.ideas.near, { ideas: [] }),
      on(api.ideas.add, () => {
        kept.push(idea(1, 'idea', { title: 'The lake' }));
        return { idea: kept[0] as Idea, dangers: [] };
      }),
    ]);
    const wishes = within((await screen.findByText('What she would like')).closest('section') as HTMLElement);
    expect(wishes.getByText(wish.quote)).toBeTruthy();
    await press(wishes.getByRole('button', { name: 'Keep as idea' }));
    await userEvent.type(wishes.getByLabelText('What is it?'), 'The lake');
    await press(wishes.getByRole('button', { name: 'Keep as idea' }));
    expect(await card('The lake')).toBeTruthy();
    const added = (await sent(requests, 'POST')).find(({ path }) => path === '/api/ideas');
    expect(added?.body).toMatchObject({ title: 'The lake', sources: [{ answerId: wish.answerId }] });
  });

  it('tells a premium user what he gave before that is much like it', async () => {
    open([], [on(api.ideas.near, { ideas: [near] })]);
    await screen.findByText('No ideas yet');
    await userEvent.type(screen.getByLabelText('What is it?'), 'Earrings with pearls');
    await userEvent.tab();
    expect(await screen.findByText(GAVE)).toBeTruthy();
  });

  it('tells so of an idea saved by Enter too, and goes with its warning when he types the next title', async () => {
    const added = idea(1, 'idea', { title: 'Pearl earrings' });
    const itself = { ...near, id: added.id, state: 'idea', givenOn: null, reaction: null } as const;
    open(
      [idea(2, 'idea')],
      [on(api.ideas.near, { ideas: [itself, near] }), on(api.ideas.add, { idea: added, dangers: [danger] })],
    );
    await card('Idea 2');
    await userEvent.type(screen.getByLabelText('What is it?'), 'Pearl earrings{Enter}');
    const form = within(screen.getByLabelText('What is it?').closest('section') as HTMLElement);
    expect(await form.findByText('Keep in mind for "Pearl earrings"')).toBeTruthy();
    expect(await form.findByText(GAVE)).toBeTruthy();
    expect(form.getByText('Much like "Pearl earrings":')).toBeTruthy();
    expect(form.queryByText('You have "Pearl earrings".')).toBeNull();
    await userEvent.tab();
    expect(form.getByText(GAVE)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('What is it?'), 'B');
    expect(form.queryByText(/^Keep in mind/)).toBeNull();
    expect(form.queryByText(GAVE)).toBeNull();
    expect(form.queryByText('Saved')).toBeNull();
  });

  it('tells so of a changed title too, and never that an idea is like itself', async () => {
    const itself = { ...near, id: idOf(1), title: 'Idea 1', state: 'dropped', givenOn: null, reaction: null } as const;
    open([idea(1, 'dropped')], [on(api.ideas.near, { ideas: [itself, near] })]);
    const shown = await card('Idea 1');
    await press(shown.getByRole('button', { name: 'Edit' }));
    await userEvent.type(shown.getByLabelText('What is it?'), ' with pearls');
    await userEvent.tab();
    expect(await shown.findByText(GAVE)).toBeTruthy();
    expect(shown.queryByText('You dropped "Idea 1".')).toBeNull();
  });
});

describe('keeping an idea from an answer of the assistant', () => {
  it('takes his name for it and its kind, links her words, and tells what he gave before', async () => {
    const requests = playServer([
      ...serverFor({ isPremium: true }),
      on(api.ideas.near, { ideas: [near] }),
      on(api.ideas.add, { idea: idea(1, 'idea'), dangers: [] }),
    ]);
    renderInApp(<KeepAsIdea sources={[{ answerId: idOf(9), start: 0, end: 5 }]} />);
    await press(screen.getByRole('button', { name: 'Keep as idea' }));
    await userEvent.type(screen.getByLabelText('What is it?'), 'Pearls');
    await press(screen.getByRole('button', { name: 'Gesture' }));
    expect(await screen.findByText(GAVE)).toBeTruthy();
    await press(screen.getByRole('button', { name: 'Keep as idea' }));
    expect((await screen.findByRole('link', { name: 'Gifts & Ideas' })).getAttribute('href')).toBe(paths.gifts);
    expect(screen.getByText(GAVE)).toBeTruthy();
    const added = (await sent(requests, 'POST')).find(({ path }) => path === '/api/ideas');
    expect(added?.body).toEqual({
      kind: 'gesture',
      title: 'Pearls',
      sources: [{ answerId: idOf(9), start: 0, end: 5 }],
    });
  });
});
