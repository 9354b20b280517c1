import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { api } from '../../contract/api';
import type { Question } from '../../contract/questions';
import { serverFor } from './household';
import { idOf, poolQuestion } from './notebook';
import { basicUser, makeToken, renderInApp } from './render';
import { on, playServer, refuse, type Stub } from './server';

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
  extra?: Stub[];
}

/** Logs in and puts the part in front of him. */
export function openWith(part: ReactNode, { own = [ownQuestion(1)], isPremium = true, extra = [] }: Opening = {}) {
  const questions = [poolQuestion(50, { text: 'A question of the pool?' }), ...own];
  const requests = playServer([
    ...serverFor({ questions, isPremium }),
    on(api.questions.add, ({ body }) => {
      const added = ownQuestion(20, body);
      questions.push(added);
      return added;
    }),
    on(
      api.questions.edit,
      ({ body }) => {
        const edited = ownQuestion(1, { text: body.text });
        questions.splice(1, 1, edited);
        return edited;
      },
      { id: idOf(1) },
    ),
    on(
      api.questions.remove,
      () => {
        questions.splice(1, 1);
        return { message: '' };
      },
      { id: idOf(1) },
    ),
    ...extra,
  ]);
  localStorage.setItem('token', makeToken());
  renderInApp(part);
  return requests;
}

export const refused = refuse('not_found');

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
