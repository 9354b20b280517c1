import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { api } from '../../contract/api';
import type { Segment } from '../../contract/assistant';
import { answered, askFor, citation, entryOf, openAssistant, replyOf } from '../testing/assistant';
import { createTelling, on, unreachable } from '../testing/server';
import AssistantPage from './assistant-page';

const QUERY = 'Does she love peonies?';
const first: Segment = { kind: 'said', text: 'She loves peonies. [1]', cites: [1] };
const second: Segment = { kind: 'said', text: 'She loves the sea. [2]', cites: [2] };
const begun = { segments: [first], citations: [citation(1)] };
const further = { segments: [first, second], citations: [citation(1), citation(2)] };
const whole = replyOf({
  ...further,
  segments: [first, second],
  encryptedResponse: `${first.text}\n${second.text}`,
  provider: 'model.example',
});
const withModel = [on(api.assistant.about, { provider: 'model.example', left: null })];

async function open(extra: Parameters<typeof openAssistant>[1]): Promise<Request[]> {
  const requests = openAssistant(<AssistantPage />, [...withModel, ...(extra ?? [])]);
  await screen.findByText('model.example');
  return requests;
}
const acceptedBy = (requests: readonly Request[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('accept'));
const quotesIn = (entry: HTMLElement) => within(entry).queryAllByRole('figure').length;

describe('an answer that a model is writing', () => {
  it('AIPAGE-10 AIPAGE-13 is read sentence by sentence while it is written, and is kept once it is whole', async () => {
    const telling = createTelling(api.assistant.ask);
    const requests = await open([on(api.assistant.ask, telling.answer)]);
    await askFor(QUERY);
    const entry = await entryOf(QUERY);
    expect(acceptedBy(requests)[0]).toContain('text/event-stream');
    await telling.tell(begun);
    expect(await within(entry).findByText('She loves peonies.')).toBeTruthy();
    expect(within(entry).getByText('More is coming...')).toBeTruthy();
    expect(quotesIn(entry)).toBe(1);
    expect(entry.getAttribute('aria-busy')).toBe('true');
    await telling.tell(further);
    await waitFor(() => expect(quotesIn(entry)).toBe(2));

    await telling.reply(whole);
    await waitFor(() => expect(entry.getAttribute('aria-busy')).toBe('false'));
    expect(quotesIn(entry)).toBe(2);
    expect(within(entry).queryByText('More is coming...')).toBeNull();
    expect(localStorage.getItem('queryHistory')).toContain('She loves the sea.');
  });

  it('is waited for longer than the server waits for the model', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    openAssistant(<AssistantPage />, [
      on(api.assistant.about, { provider: 'model.example', patience: 240, left: null }),
      on(api.assistant.ask, answered),
    ]);
    await screen.findByText('model.example');
    await askFor(QUERY);
    await entryOf(QUERY);
    expect(timeout).toHaveBeenCalledWith(250_000);
    timeout.mockRestore();
  });

  it('gives way to the reply where that is another', async () => {
    const telling = createTelling(api.assistant.ask);
    await open([on(api.assistant.ask, telling.answer)]);
    await askFor(QUERY);
    const entry = await entryOf(QUERY);
    await telling.tell(begun);
    await within(entry).findByText('She loves peonies.');
    await telling.reply(answered);
    expect(await within(entry).findByText('Peonies, the pale ones.')).toBeTruthy();
    expect(within(entry).queryByText('She loves peonies.')).toBeNull();
  });

  it.each([
    ['breaks off', (telling: ReturnType<typeof createTelling>) => telling.breakOff()],
    ['fails', (telling: ReturnType<typeof createTelling>) => telling.refuse('server_error')],
  ])('AIPAGE-28 is no answer where it %s, and can be asked for again', async (_, end) => {
    const [broken, next] = [createTelling(api.assistant.ask), createTelling(api.assistant.ask)];
    const answers = [broken.answer, next.answer];
    await open([on(api.assistant.ask, () => answers.shift() ?? unreachable)]);
    await askFor(QUERY);
    const entry = await entryOf(QUERY);
    await broken.tell(begun);
    await within(entry).findByText('She loves peonies.');
    await end(broken);
    expect((await within(entry).findByRole('alert')).textContent).toBe('Failed to process query.');
    expect(within(entry).queryByText('She loves peonies.')).toBeNull();
    within(entry).getByRole('button', { name: 'Retry' }).click();
    expect(await within(entry).findByText('Looking through her answers...')).toBeTruthy();
    await next.reply(whole);
    await waitFor(() => expect(quotesIn(entry)).toBe(2));
  });

  it('comes whole from a server that tells nothing on the way', async () => {
    await open([]);
    await askFor(QUERY);
    expect(await within(await entryOf(QUERY)).findByText('Peonies, the pale ones.')).toBeTruthy();
  });

  it('is asked for as a whole where no model is set up', async () => {
    const requests = openAssistant(<AssistantPage />);
    await screen.findByText(/Answered on this server/);
    await askFor(QUERY);
    await within(await entryOf(QUERY)).findByText('Peonies, the pale ones.');
    expect(acceptedBy(requests)[0] ?? '').not.toContain('event-stream');
  });
});
