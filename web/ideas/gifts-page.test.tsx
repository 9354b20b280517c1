import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../contract/api';
import type { Idea } from '../../contract/ideas';
import { paths } from '../../contract/paths';
import { MINUTE } from '../../contract/time';
import { sent, serverFor } from '../testing/household';
import { birthday, blank, danger, idea, MOMENT } from '../testing/ideas';
import { idOf } from '../testing/notebook';
import { makeToken, renderInApp } from '../testing/render';
import { on, playServer, refuse, type Stub } from '../testing/server';
import GiftsPage from './gifts-page';

beforeEach(() => localStorage.setItem('token', makeToken()));

const LATER = '2026-05-04T13:00:00.000Z';
const SAID = 'What did she say? (optional)';

/** A server that keeps ideas as they are moved. */
function open(kept: Idea[], { isPremium = false, stubs = [] as Stub[] } = {}) {
  history.replaceState(null, '', paths.gifts);
  const requests = playServer([
    ...serverFor({ isPremium }),
    on(api.dates.list, [birthday]),
    on(api.ideas.wishes, { quotes: [] }),
    on(api.ideas.list, () => ({ ideas: kept })),
    on(api.ideas.move, ({ params, body }) => {
      const at = kept.findIndex(({ id }) => id === params.id);
      kept[at] = idea(at + 1, body.to, { title: kept[at]?.title ?? '' });
      return kept[at] as Idea;
    }),
    ...stubs,
  ]);
  renderInApp(<GiftsPage />);
  return requests;
}
/** Changes the one idea as the server does: not where it was changed since. */
const changing = (kept: Idea[], until: Promise<void> = Promise.resolve()) =>
  on(api.ideas.change, async ({ body: { basedOn, ...body } }) => {
    await until;
    const [now] = kept;
    if (!now || basedOn !== now.updatedAt) return refuse('idea_changed');
    kept[0] = { ...now, ...body, updatedAt: new Date(Date.parse(now.updatedAt) + MINUTE).toISOString() };
    return kept[0];
  });
const column = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('section') as HTMLElement);
const card = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('article') as HTMLElement);
/** To the window, when the list is no longer fresh. */
function comeBack() {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + MINUTE);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}
const press = (element: HTMLElement) => userEvent.click(element);

describe('gifts and ideas', () => {
  it('is blank once covered, until Escape or a tap, and keeps what he types', async () => {
    open([idea(1, 'idea', { title: 'Scarf' })]);
    await card('Scarf');
    await userEvent.type(screen.getByLabelText('What is it?'), 'Boots');
    for (const uncover of [() => userEvent.keyboard('{Escape}'), () => press(screen.getByText(/^Covered/))]) {
      await press(screen.getByRole('button', { name: 'Cover' }));
      expect(screen.queryByRole('heading')).toBeNull();
      expect(screen.queryByRole('textbox')).toBeNull();
      await uncover();
      expect(await card('Scarf')).toBeTruthy();
    }
    expect(screen.getByDisplayValue('Boots')).toBeTruthy();
  });

  it('says of a danger that a newer word took the place of that it is an earlier one, with the newer beside it', async () => {
    const since = { ...danger.quote, answerId: idOf(78), quote: 'Roses are fine.' };
    open([idea(1, 'idea', { title: 'Lilies', dangers: [{ ...danger, since }] })]);
    const told = (await card('Lilies')).getByText(/^She said earlier:/);
    expect(told.textContent).toBe('She said earlier: I am allergic to lilies. Since then: Roses are fine.');
  });

  it('says what will be here, adds an idea, and shows what to keep in mind', async () => {
    const added = idea(1, 'idea', { title: 'Lilies', dangers: [danger] });
    const requests = open([], { stubs: [on(api.ideas.add, { idea: added, dangers: [danger] })] });
    expect(await screen.findByText('No ideas yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Look at what stands on her card' }).getAttribute('href')).toBe(
      paths.herCard,
    );
    await press(screen.getByRole('button', { name: 'Add idea' }));
    expect(screen.getByText('Please say what it is')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('What is it?'), 'Lilies');
    await press(screen.getByRole('button', { name: 'Add idea' }));
    expect((await card('Lilies')).getByText('I am allergic to lilies.')).toBeTruthy();
    expect((await card('Lilies')).getByText(/^She said:/)).toBeTruthy();
    expect((await sent(requests, 'POST'))[0]).toEqual({
      path: '/api/ideas',
      body: { ...blank, title: 'Lilies' },
    });
  });

  it('is for an occasion, with a reminder of his own', async () => {
    const kept = [idea(1, 'planned', { title: 'Earrings', dateId: birthday.id, remindOn: '2099-05-01' })];
    const added = idea(2, 'idea', { title: 'Dinner' });
    const requests = open(kept, { stubs: [on(api.ideas.add, { idea: added, dangers: [] })] });
    const shown = await card('Earrings');
    expect(await shown.findByText('For Her birthday in 19 days')).toBeTruthy();
    expect(shown.getByText('Reminder May 1, 2099')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('What is it?'), 'Dinner');
    await press(screen.getByText('More'));
    await userEvent.selectOptions(await screen.findByLabelText('Occasion (optional)'), 'Her birthday');
    fireEvent.change(screen.getByLabelText('Remind me on (optional)'), { target: { value: '2099-04-30' } });
    await press(screen.getByRole('button', { name: 'Add idea' }));
    await card('Dinner');
    expect((await sent(requests, 'POST'))[0]?.body).toEqual({
      ...blank,
      title: 'Dinner',
      dateId: birthday.id,
      remindOn: '2099-04-30',
    });
  });

  it('keeps what he typed over a reload, of a new idea and of a change', async () => {
    const kept = [idea(1, 'idea', { title: 'Earrings' })];
    open(kept, { stubs: [changing(kept)] });
    await press((await card('Earrings')).getByRole('button', { name: 'Edit' }));
    const [fresh, edited] = screen.getAllByLabelText('What is it?');
    await userEvent.type(fresh as HTMLElement, 'Dinner');
    await userEvent.type(edited as HTMLElement, ' of gold');
    cleanup();
    const requests = open(kept, { stubs: [changing(kept)] });
    await card('Earrings');
    expect(screen.getAllByLabelText('What is it?').map((field) => (field as HTMLInputElement).value)).toEqual([
      'Dinner',
      'Earrings of gold',
    ]);
    await press((await card('Earrings')).getByRole('button', { name: 'Save' }));
    await card('Earrings of gold');
    expect((await sent(requests, 'PUT'))[0]?.body).toMatchObject({ title: 'Earrings of gold', basedOn: MOMENT });
    expect(Object.keys(localStorage).filter((key) => key.includes(idOf(1)))).toEqual([]);
  });

  it('asks once how she took what he gave a week ago: one tap, with her words', async () => {
    const kept = [idea(1, 'given', { title: 'Scarf', givenOn: '2026-05-01' })];
    let isAsked = true;
    const requests = open(kept, {
      stubs: [
        on(api.ideas.next, () => ({
          planned: [],
          howTaken: isAsked ? { id: idOf(1), title: 'Scarf', givenOn: '2026-05-01' } : null,
        })),
        on(api.ideas.sayHowTaken, ({ body }) => {
          isAsked = false;
          return { ...(kept[0] as Idea), reaction: body.reaction, reactionWords: body.reactionWords ?? '' };
        }),
      ],
    });
    const question = within((await screen.findByText('Rather not say')).closest('section') as HTMLElement);
    await userEvent.type(question.getByLabelText(SAID), 'She wore it at once');
    await press(question.getByRole('button', { name: 'Loved it' }));
    expect(await screen.findByText('Kept with the gift. It helps with the next one.')).toBeTruthy();
    expect(screen.queryByText('Rather not say')).toBeNull();
    expect(await sent(requests, 'PUT')).toEqual([
      { path: `/api/ideas/${idOf(1)}/taken`, body: { reaction: 2, reactionWords: 'She wore it at once' } },
    ]);
  });

  it('moves by its buttons: plan, give, take back; the focus goes with it', async () => {
    const requests = open([idea(1, 'idea')]);
    const hasFocus = async () => {
      const [first] = (await card('Idea 1')).getAllByRole('button', { description: 'Idea 1' });
      await waitFor(() => expect(document.activeElement).toBe(first));
    };
    await press((await card('Idea 1')).getByRole('button', { name: 'Plan it' }));
    expect(await (await column('Planned')).findByText('Idea 1')).toBeTruthy();
    await hasFocus();
    await press((await card('Idea 1')).getByRole('button', { name: 'Given' }));
    expect(await (await column('Given')).findByText('Idea 1')).toBeTruthy();
    await hasFocus();
    await press((await card('Idea 1')).getByRole('button', { name: 'Take back' }));
    expect(await (await column('Planned')).findByText('Idea 1')).toBeTruthy();
    expect((await sent(requests, 'POST')).map(({ body }) => body)).toEqual([
      { from: 'idea', to: 'planned' },
      { from: 'planned', to: 'given' },
      { from: 'given', to: 'planned' },
    ]);
  });

  it('moves by dragging, only where there is such a move', async () => {
    const requests = open([idea(1, 'idea')]);
    const dataTransfer = { getData: () => idOf(1), setData: () => undefined };
    const drop = async (name: string) => {
      const target = (await screen.findByRole('heading', { level: 2, name })).closest('section') as HTMLElement;
      fireEvent.dragOver(target, { dataTransfer });
      fireEvent.drop(target, { dataTransfer });
    };
    await drop('Given');
    await drop('Planned');
    expect(await (await column('Planned')).findByText('Idea 1')).toBeTruthy();
    expect(await sent(requests, 'POST')).toHaveLength(1);
  });

  it('says where an idea is that another tab has moved', async () => {
    const kept = [idea(1, 'idea')];
    open(kept, {
      stubs: [
        on(api.ideas.move, () => {
          kept[0] = idea(1, 'dropped');
          return refuse('idea_state', undefined, 'dropped');
        }),
      ],
    });
    await press((await card('Idea 1')).getByRole('button', { name: 'Plan it' }));
    expect((await screen.findByRole('alert')).textContent).toContain('moved somewhere else');
    expect(await (await column('Dropped')).findByText('Idea 1')).toBeTruthy();
  });

  it('asks how she took it, and keeps it', async () => {
    const requests = open([idea(1, 'given', { givenOn: '2026-05-04' })], {
      stubs: [on(api.ideas.change, idea(1, 'given', { givenOn: '2026-05-04', reaction: 2 }))],
    });
    await press((await card('Idea 1')).getByRole('button', { name: 'Loved it' }));
    expect(await screen.findByLabelText(SAID)).toBeTruthy();
    expect((await sent(requests, 'PUT'))[0]?.body).toMatchObject({ title: 'Idea 1', reaction: 2, basedOn: MOMENT });
  });

  it('keeps what she said and the tap that follows it at once', async () => {
    const kept = [idea(1, 'given', { reaction: 1 })];
    const requests = open(kept, { stubs: [changing(kept)] });
    await userEvent.type(await screen.findByLabelText(SAID), 'Oh!');
    await press(screen.getByRole('button', { name: 'Loved it' }));
    await waitFor(() => expect(kept[0]).toMatchObject({ reactionWords: 'Oh!', reaction: 2 }));
    expect(await sent(requests, 'PUT')).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves the words that he saved on his phone, and shows them', async () => {
    const kept = [idea(1, 'given', { reaction: 1 })];
    open(kept, { stubs: [changing(kept)] });
    await screen.findByLabelText(SAID);
    kept[0] = idea(1, 'given', { reaction: 1, reactionWords: 'She cried over it', updatedAt: LATER });
    comeBack();
    expect(await screen.findByDisplayValue('She cried over it')).toBeTruthy();
    await press(screen.getByRole('button', { name: 'Loved it' }));
    await waitFor(() => expect(kept[0]).toMatchObject({ reactionWords: 'She cried over it', reaction: 2 }));
  });

  it('does not ask how she took it while he edits, since that would outdate what he edits', async () => {
    open([idea(1, 'given', { reaction: 1 })]);
    await press((await card('Idea 1')).getByRole('button', { name: 'Edit' }));
    expect(screen.queryByRole('button', { name: 'Loved it' })).toBeNull();
    await press(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Loved it' })).toBeTruthy();
  });

  it('opens for editing once what she said is saved', async () => {
    const kept = [idea(1, 'given', { reaction: 1 })];
    let answer = () => {};
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    open(kept, { stubs: [changing(kept, slow)] });
    await userEvent.type(await screen.findByLabelText(SAID), 'Oh!');
    await press(screen.getByRole('button', { name: 'Edit' }));
    answer();
    const form = await card('Idea 1');
    await userEvent.type(await form.findByLabelText('What is it?'), ' b');
    await press(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(kept[0]).toMatchObject({ reactionWords: 'Oh!', title: 'Idea 1 b' }));
  });

  it('opens the fold that holds a price which is none', async () => {
    open([]);
    await screen.findByText('No ideas yet');
    await userEvent.type(screen.getByLabelText('What is it?'), 'Lilies');
    const amount = screen.getByLabelText('Price (optional)');
    fireEvent.change(amount, { target: { value: 'a lot' } });
    const fold = amount.closest('details') as HTMLDetailsElement;
    expect(fold.open).toBe(false);
    await press(screen.getByRole('button', { name: 'Add idea' }));
    expect(fold.open).toBe(true);
    expect(document.activeElement).toBe(amount);
  });
});
