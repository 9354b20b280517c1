import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { Question } from '../../contract/questions';
import { serverFor } from './household';
import { idOf, poolQuestion } from './notebook';
import { basicUser, makeToken, playServer, renderInApp } from './render';

/** For the tests of custom questions: a premium user, what he wrote so far, and a server that keeps it. */

export function ownQuestion(n: number, fields: Partial<Question> = {}): Question {
  return poolQuestion(n, {
    category: 'custom',
    created_by_user_id: basicUser.id,
    created_at: new Date(Date.UTC(2025, 0, n, 12)).toISOString(),
    ...fields,
  });
}

export const pathOf = (n: number) => `/api/questions/${idOf(n)}`;

interface Opening {
  own?: Question[];
  isPremium?: boolean;
  extra?: Parameters<typeof playServer>[0];
}

/** Logs in and puts the part in front of him. */
export function openWith(part: ReactNode, { own = [ownQuestion(1)], isPremium = true, extra = {} }: Opening = {}) {
  const questions = [poolQuestion(50, { text: 'A question of the pool?' }), ...own];
  const requests = playServer({
    ...serverFor({ questions, isPremium }),
    'POST /api/questions': async (request) => {
      const added = ownQuestion(20, await request.json());
      questions.push(added);
      return { status: 201, body: added };
    },
    [`PUT ${pathOf(1)}`]: async (request) => {
      const body = { ...ownQuestion(1), ...(await request.json()) };
      questions.splice(1, 1, body);
      return { body };
    },
    [`DELETE ${pathOf(1)}`]: () => {
      questions.splice(1, 1);
      return { body: { message: '' } };
    },
    ...extra,
  });
  localStorage.setItem('token', makeToken());
  renderInApp(part);
  return requests;
}

export const refused = { status: 404, body: { error: 'That could not be found.' } };

export const listed = () => screen.queryAllByRole('article').map((entry) => entry.querySelector('h3')?.textContent);

export async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

/** Puts a text into the field in place of what stands there. */
export async function write(label: string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  if (text) await userEvent.paste(text);
}
