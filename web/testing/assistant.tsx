import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { api } from '../../contract/api';
import type { Citation, Conversation } from '../../contract/assistant';
import { DAY } from '../../contract/time';
import { browserStorage } from '../api/browser-storage';
import type { AssistantReply } from '../assistant/queries';
import { serverFor } from './household';
import { idOf } from './notebook';
import { makeToken, renderInApp } from './render';
import { on, outsideContract, playServer, refuse, type Stub } from './server';

/** For the tests of the assistant: somebody premium in front of it, and a server that answers. */

export function citation(n: number, fields: Partial<Citation> = {}): Citation {
  const quote = `Her words ${n}.`;
  return {
    n,
    answerId: idOf(1_000 + n),
    date: new Date(Date.UTC(2025, 2, n, 12)).toISOString(),
    question: `Question ${n}?`,
    quote,
    start: 0,
    end: quote.length,
    ...fields,
  };
}

export function replyOf(fields: Partial<AssistantReply> = {}): AssistantReply {
  return {
    encryptedResponse: 'She said: “Peonies, the pale ones.” [1]\nIdea: a bouquet on a Tuesday. [1]',
    conversationId: idOf(5_000),
    provider: 'built-in',
    evidence: 'strong',
    segments: [
      { kind: 'said', text: 'She said: “Peonies, the pale ones.” [1]', cites: [1] },
      { kind: 'suggestion', text: 'Idea: a bouquet on a Tuesday. [1]', cites: [1] },
    ],
    citations: [citation(1, { quote: 'Peonies, the pale ones.' })],
    askHer: null,
    left: null,
    ...fields,
  };
}

export function conversation(n: number, fields: Partial<Conversation> = {}): Conversation {
  return {
    id: idOf(7_000 + n),
    query_text: `Query ${n}?`,
    response_text: `Response ${n}.`,
    timestamp: new Date(Date.UTC(2025, 3, 20, 12) - n * DAY).toISOString(),
    ...fields,
  };
}

/** As the specification has it: the text and nothing beside it, which our own server never sends. */
export const textAlone = (encryptedResponse: string) => outsideContract(200, JSON.stringify({ encryptedResponse }));
export const answered = replyOf();
export const broken = refuse('server_error');

/** Logs in and puts the part in front of him. */
export function openAssistant(part: ReactNode, extra: Stub[] = [], isPremium = true): Request[] {
  browserStorage.write('token', makeToken());
  const requests = playServer([
    ...serverFor({ isPremium }),
    on(api.assistant.about, { provider: null, left: null }),
    on(api.assistant.ask, answered),
    on(api.assistant.history, { conversations: [], hasMore: false, total: 0 }),
    ...extra,
  ]);
  renderInApp(part);
  return requests;
}

export const box = () => screen.findByLabelText<HTMLTextAreaElement>('Your question');

/** Types by pasting and presses 'Ask AI'. */
export async function askFor(question: string): Promise<void> {
  const field = await box();
  await userEvent.clear(field);
  await userEvent.click(field);
  if (question) await userEvent.paste(question);
  await userEvent.click(screen.getByRole('button', { name: 'Ask AI' }));
}

export const entryOf = (query: string) => screen.findByRole('article', { name: query });

export async function pressIn(query: string, name: string): Promise<void> {
  await userEvent.click(within(await entryOf(query)).getByRole('button', { name }));
}

export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** The confirming button of the dialog. */
export async function confirm(name: string): Promise<void> {
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
}

export const keptEntries = (): unknown => JSON.parse(localStorage.getItem('queryHistory') ?? 'null');
