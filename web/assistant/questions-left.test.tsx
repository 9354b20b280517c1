import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import type { Left } from '../../contract/assistant';
import { askFor, box, entryOf, openAssistant, replyOf } from '../testing/assistant';
import { on, refuse } from '../testing/server';
import AssistantPage from './assistant-page';

const about = (left: Left) => ({ provider: null, left });
const line = () => screen.queryByText(/questions? left/);

describe('how many questions are left', () => {
  it('is said under the box when he is close to the end, and read with it', async () => {
    openAssistant(<AssistantPage />, [on(api.assistant.about, about({ thisHour: 4, today: 60 }))]);
    const said = await screen.findByText('4 questions left this hour');
    const describing = (await box()).getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(describing.some((id) => document.getElementById(id)?.contains(said))).toBe(true);
  });

  it('is not said before that, and follows each answer', async () => {
    openAssistant(<AssistantPage />, [
      on(api.assistant.about, about({ thisHour: 6, today: 60 })),
      on(api.assistant.ask, replyOf({ left: { thisHour: 5, today: 59 } })),
    ]);
    await box();
    await screen.findByText(/Answered on this server/);
    expect(line()).toBeNull();
    await askFor('Gift?');
    await entryOf('Gift?');
    expect(await screen.findByText('5 questions left this hour')).toBeTruthy();
  });

  it('is asked for again where he was refused', async () => {
    let left: Left = { thisHour: 6, today: 60 };
    const refused = refuse('too_many_requests', 'Please ask again in a minute.');
    openAssistant(<AssistantPage />, [
      on(api.assistant.about, () => about(left)),
      on(api.assistant.ask, () => {
        left = { thisHour: 0, today: 60 };
        return refused;
      }),
    ]);
    await askFor('Gift?');
    await waitFor(() => expect(line()?.textContent).toBe('No questions left this hour'));
    expect(screen.getByRole('alert').textContent).toBe('Please ask again in a minute.');
  });

  it('is nothing to speak of where nobody counts', async () => {
    openAssistant(<AssistantPage />, [on(api.assistant.about, about(null))]);
    await screen.findByText(/Answered on this server/);
    expect(line()).toBeNull();
  });
});
