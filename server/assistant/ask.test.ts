import { afterAll, describe, expect, it } from 'vitest';
import { answers } from '../../contract/answers';
import { assistant } from '../../contract/assistant';
import { assistantMessages } from '../../contract/assistant-messages';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { writeDown } from '../testing/notebook';
import type { Person } from '../testing/people';

const test = await startTestApp();
const cast = createCast(test);
afterAll(() => test.close());

const ask = (as: Person, question: string) => test.call(assistant.ask, { as, body: { question } });

describe('asking the assistant', () => {
  it('API-35 API-53 DATA-16 ROLE-17 answers from her own stored words, with the day she said them', async () => {
    const him = await cast.hire('premium');
    const kept = await writeDown(test, him, 'Yellow tulips, the ragged kind. They make me think of Amsterdam.');
    await writeDown(test, him, 'Thursday evenings, when nobody wants anything from me.');
    const { status, body } = await ask(him, 'Does she like yellow tulips?');
    expect(status).toBe(200);
    expect(body.encryptedResponse).toContain('tulips');
    expect(body.provider).toBe('built-in');
    const cited = body.citations.find(({ answerId }) => answerId === kept.answer_id);
    expect(cited).toMatchObject({ date: kept.created_at, question: kept.question_text });
    expect(kept.answer_text.slice(cited?.start, cited?.end)).toBe(cited?.quote);
    expect(cited?.quote).toContain('tulips');
  });

  it('API-53 says so where nothing is stored', async () => {
    const { status, body } = await ask(await cast.hire('premium'), 'What does she want for her birthday?');
    expect(status).toBe(200);
    expect(body).toMatchObject({ evidence: 'none', citations: [] });
    expect(body.encryptedResponse).not.toBe('');
  });

  it('API-53 finds an answer that was saved a moment ago, shows an edited one as it is now, and never a deleted one', async () => {
    const him = await cast.hire('premium');
    const { answer_id: id } = await writeDown(test, him, 'Marzipan, always marzipan.');
    expect((await ask(him, 'Does she like marzipan?')).body.encryptedResponse).toContain('Marzipan, always');
    await test.call(answers.edit, { as: him, params: { id }, body: { text: 'Nougat now, no more marzipan.' } });
    const { body: edited } = await ask(him, 'Does she like marzipan?');
    expect(edited.encryptedResponse).toContain('Nougat now');
    expect(edited.encryptedResponse).not.toContain('always');
    await test.call(answers.remove, { as: him, params: { id } });
    expect((await ask(him, 'Does she like marzipan?')).body.encryptedResponse).not.toContain('Nougat');
  });

  it("API-53 never shows another user's answers", async () => {
    const [him, neighbour] = [await cast.hire('premium'), await cast.hire('premium')];
    await writeDown(test, neighbour, 'Peonies from the market, and a letter.');
    await writeDown(test, him, 'A book about lighthouses.');
    const { body } = await ask(him, 'Does she like peonies from the market?');
    expect(JSON.stringify(body)).not.toContain('Peonies');
    expect(JSON.stringify(body)).not.toContain('letter');
  });

  it.each([
    ['', assistantMessages.empty],
    ['   ', assistantMessages.empty],
    ['x'.repeat(201), assistantMessages.tooLong],
  ])('API-35 refuses %j and keeps nothing of it', async (question, words) => {
    const him = await cast.hire('premium');
    const { status, body } = await ask(him, question);
    expect(status).toBe(400);
    expect(body.error).toBe(words);
    expect((await test.call(assistant.history, { as: him })).body.total).toBe(0);
  });

  it('API-35 a basic user is refused, and nothing changes', async () => {
    const him = await cast.hire('basic');
    await writeDown(test, him, 'Blue.');
    const { status, body } = await ask(him, 'Which colour?');
    expect(status).toBe(403);
    expect(body.code).toBe('premium_required');
    const stored = await test.world.database.executeSql(
      'select 1 from assistant_conversation where user_id = $1 union all select 1 from assistant_turn where user_id = $1',
      [him.id],
    );
    expect(stored.rows).toEqual([]);
  });

  it('API-35 says who composes: on this server, or where her words would go', async () => {
    const { status, body } = await test.call(assistant.about, { as: await cast.hire('premium') });
    expect(status).toBe(200);
    expect(body).toEqual({ provider: null, left: null });
  });
});
