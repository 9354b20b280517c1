import { afterAll, describe, expect, it } from 'vitest';
import { assistant } from '../../contract/assistant';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { writeDown } from '../testing/notebook';
import type { Person } from '../testing/people';

const test = await startTestApp();
const cast = createCast(test);
afterAll(() => test.close());

const ask = (as: Person, question: string, after?: string) =>
  test.call(assistant.ask, { as, body: { question, ...(after && { after }) } });

async function husband(): Promise<Person> {
  const him = await cast.hire('premium');
  await writeDown(test, him, 'Peonies, the pale pink ones.');
  await writeDown(test, him, 'A window seat on the night train.');
  return him;
}

const leadOf = ({ segments }: { segments: { kind: string; text: string }[] }) =>
  segments.find(({ kind }) => kind === 'lead')?.text ?? '';

describe('a question that follows another', () => {
  it('API-53 is read with the one before it', async () => {
    const him = await husband();
    const { body: first } = await ask(him, 'Which flowers does she like?');
    expect(leadOf(first)).toContain('Peonies');
    const { body } = await ask(him, 'and for under $50?', first.conversationId);
    expect(leadOf(body)).toContain('Peonies');
    expect(body.encryptedResponse).toContain('under $50 is for you to check');
  });

  it('API-53 stands by itself where that one is gone, or is of somebody else', async () => {
    const [him, other] = [await husband(), await husband()];
    const { body: first } = await ask(him, 'Which flowers does she like?');
    const { body: foreign } = await ask(other, 'and for under $50?', first.conversationId);
    await test.call(assistant.remove, { as: him, params: { id: first.conversationId } });
    const { body: gone } = await ask(him, 'and for under $50?', first.conversationId);
    for (const { segments, evidence } of [foreign, gone]) {
      expect(evidence).not.toBe('strong');
      expect(segments.some(({ kind }) => kind === 'notice')).toBe(true);
    }
  });

  it('API-53 refuses what is no id', async () => {
    expect((await ask(await husband(), 'and?', 'yesterday')).status).toBe(400);
  });

  it('API-53 small talk is answered with a friendly line and three examples', async () => {
    const { status, body } = await ask(await husband(), 'thanks!');
    expect(status).toBe(200);
    expect(body.segments.map(({ kind }) => kind)).toEqual(['notice', 'example', 'example', 'example']);
    expect(body.citations).toEqual([]);
  });
});
