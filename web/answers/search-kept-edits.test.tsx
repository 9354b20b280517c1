import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnswerItem } from '../../contract/answers';
import { api } from '../../contract/api';
import { sent, serverFor } from '../testing/household';
import { answerItem, answerItems, answerOf } from '../testing/notebook';
import { makeToken, renderInApp } from '../testing/render';
import { type Answering, noAnswer, on, playServer, refuse, type Stub } from '../testing/server';
import { blockStorage, elsewhere, sealedAt, sealedKeys, typedBefore } from '../testing/storage';
import { AnswerSearch } from './answer-search';
import { dashboardWords } from './search-words';

const his = (exp = 4_000_000_000) => makeToken({ sub: 'him', exp });
beforeEach(() => localStorage.setItem('token', his()));

const old = answerItem(11, { answer_text: 'Green' });
const editing = (answering: Answering<typeof api.answers.edit>) => on(api.answers.edit, answering, { id: old.item_id });
const saved = answerOf(old);

/** Opens the search, as a reload, a second tab and logging in again do too: nothing is left but what is stored. */
async function open(extra: Stub[] = [], items: AnswerItem[] = [...answerItems(10), old]) {
  cleanup();
  const requests = playServer([...serverFor({ items, isPremium: true }), ...extra]);
  renderInApp(<AnswerSearch words={dashboardWords} />);
  await screen.findByText(`${items.length} answers found`);
  return requests;
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function change(text: string) {
  await press('Page 2');
  await userEvent.click(screen.getByText('Green'));
  await userEvent.clear(field());
  await userEvent.click(field());
  await userEvent.paste(text);
}
const conflict = (current: string) => refuse('changed_meanwhile', 'Changed elsewhere.', current);
const bodies = async (requests: Request[]) => (await sent(requests, 'PUT')).map(({ body }) => body);

describe('an answer that is being changed', () => {
  it('is offered above the list after a reload, wherever in it it stands, and saved from there', async () => {
    await open();
    await change('Green, with honey');
    const requests = await open([editing(saved)]);
    const offer = within(screen.getByRole('region', { name: 'Not saved yet' }));
    expect(offer.getByRole('article', { name: 'Question 11?' })).toBeTruthy();
    expect(field().value).toBe('Green, with honey');
    expect(document.activeElement).toBe(document.body);

    await press('Save');
    expect(await screen.findByText('Answer updated successfully!')).toBeTruthy();
    expect(await bodies(requests)).toEqual([{ text: 'Green, with honey', basedOn: 'Green' }]);
    expect(screen.queryByRole('region', { name: 'Not saved yet' })).toBeNull();
    await open();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is there again after a session that ended when he saved it, and for nobody else', async () => {
    await open([editing(refuse('authentication_required', 'No'))]);
    await change('Green, with honey');
    await press('Save');
    await screen.findByRole('alertdialog');
    expect(localStorage.getItem('token')).toBeNull();

    localStorage.setItem('token', makeToken({ sub: 'his brother' }));
    await open();
    expect(screen.queryByRole('textbox')).toBeNull();
    localStorage.setItem('token', his(4_000_009_999));
    await open();
    expect(field().value).toBe('Green, with honey');
  });

  it('is forgotten once he cancels it', async () => {
    await open();
    await change('Green, with honey');
    await press('Cancel');
    await open();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect([Object.keys(localStorage), sealedKeys()]).toEqual([['token'], []]);
  });

  it('is saved once by two quick taps: the second would meet the first', async () => {
    const requests = await open([editing(noAnswer)]);
    await change('Green, with honey');
    const save = screen.getByRole('button', { name: 'Save' });
    await act(async () => {
      save.click();
      save.click();
    });
    expect(await sent(requests, 'PUT')).toHaveLength(1);
  });

  it('goes on in a second tab, and ends there when it was saved in the first', async () => {
    await open();
    await change('Green');
    const key = `draft/him/edit/answer ${old.item_id}`;
    elsewhere(key, JSON.stringify({ base: 'Green', text: 'Green, with honey' }));
    expect(field().value).toBe('Green, with honey');
    elsewhere(key, null);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('that was saved in one tab takes no other words from the second', async () => {
    await open();
    await change('Green');
    const key = `draft/him/edit/answer ${old.item_id}`;
    elsewhere(key, JSON.stringify({ base: 'Green', text: 'Green, with honey' }));
    const there = sealedAt(key);
    await userEvent.type(field(), ' and milk');
    elsewhere(key, null, there);
    expect(field().value).toBe('Green, with honey and milk');
  });

  it('and was saved in one tab shows its new words in the second', async () => {
    const items = [...answerItems(10), old];
    await open([], items);
    await change('Green, with honey');
    const key = `draft/him/edit/answer ${old.item_id}`;
    items[10] = { ...old, answer_text: 'Green, with honey' };
    elsewhere(key, null);
    expect(await screen.findByText('Green, with honey')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('that he has begun in one tab goes on when he opens it in a second, and is lost in neither', async () => {
    await open();
    const key = `draft/him/edit/answer ${old.item_id}`;
    typedBefore(key, { base: 'Green', text: 'Green, with honey' });
    await press('Page 2');
    await userEvent.click(screen.getByText('Green'));
    expect(field().value).toBe('Green, with honey');
    expect(sealedAt(key)).toContain('Green, with honey');
  });

  it('with a full storage stays while he turns the pages, and he is told', async () => {
    await open();
    blockStorage('full');
    await change('Green, with honey');
    expect(await screen.findByText(/doesn't let us keep drafts/)).toBeTruthy();
    await press('Page 1');
    await press('Page 2');
    expect(field().value).toBe('Green, with honey');
  });

  it('is shown to him though what it was of has been deleted elsewhere', async () => {
    const items = [...answerItems(10), old];
    await open(
      [
        editing(() => {
          items.pop();
          return refuse('answer_not_found', 'Gone.');
        }),
      ],
      items,
    );
    await change('Green, with honey');
    await press('Save');
    expect(await screen.findByText("What you were changing can't be saved anymore.")).toBeTruthy();
    expect(screen.getByText('Green, with honey').tagName).toBe('BLOCKQUOTE');
    await press('Discard these words');
    expect(screen.queryByText('Green, with honey')).toBeNull();
    expect([Object.keys(localStorage), sealedKeys()]).toEqual([['token'], []]);
  });

  it('is shown to him, to be copied, though his Premium has ended meanwhile', async () => {
    typedBefore(`draft/him/edit/answer ${old.item_id}`, { base: 'Green', text: 'With honey' });
    playServer(serverFor({ items: [old], isPremium: false }));
    renderInApp(<AnswerSearch words={dashboardWords} />);
    expect(await screen.findByText("What you were changing can't be saved anymore.")).toBeTruthy();
    expect(screen.getByText('With honey').tagName).toBe('BLOCKQUOTE');
  });
});

describe('an answer that another device has changed meanwhile', () => {
  async function meet(extra: Stub[] = []) {
    const replies = [conflict('Black'), saved];
    const requests = await open([editing(() => replies.shift() ?? saved), ...extra]);
    await change('Green, with honey');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was overwritten.');
    return requests;
  }

  it('is shown beside his, and he keeps his', async () => {
    const requests = await meet();
    expect(screen.getByRole('textbox', { name: /Your text/ })).toBe(field());
    expect(field().value).toBe('Green, with honey');
    expect(screen.getByText('Black').tagName).toBe('BLOCKQUOTE');
    await press('Keep mine');
    expect(await screen.findByText('Answer updated successfully!')).toBeTruthy();
    expect(await bodies(requests)).toEqual([
      { text: 'Green, with honey', basedOn: 'Green' },
      { text: 'Green, with honey', basedOn: 'Black' },
    ]);
  });

  it('or keeps the other, and sends nothing', async () => {
    const requests = await meet();
    await press('Keep the other');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(await bodies(requests)).toHaveLength(1);
    expect([Object.keys(localStorage), sealedKeys()]).toEqual([['token'], []]);
  });

  it('or puts them together by hand', async () => {
    const requests = await meet();
    await press('Add it below mine');
    expect(field().value).toBe('Green, with honey\n\nBlack');
    await userEvent.type(field(), ', too');
    await press('Keep mine');
    await screen.findByText('Answer updated successfully!');
    expect((await bodies(requests)).at(-1)).toEqual({ text: 'Green, with honey\n\nBlack, too', basedOn: 'Black' });
  });

  it('is asked about again after a reload, since nothing was chosen', async () => {
    await meet();
    const requests = await open([editing(conflict('Black'))]);
    expect(screen.queryByText('Black')).toBeNull();
    await press('Save');
    expect(await screen.findByText('Black')).toBeTruthy();
    expect(await bodies(requests)).toEqual([{ text: 'Green, with honey', basedOn: 'Green' }]);
  });
});
