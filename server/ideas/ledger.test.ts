import { afterAll, describe, expect, it } from 'vitest';
import { assistant } from '../../contract/assistant';
import type { IdeaState } from '../../contract/idea-states';
import { ideas } from '../../contract/ideas';
import { said, startAppWithModel } from '../testing/app-with-model';
import { numberOf } from '../testing/composing';
import { addOwnQuestion, writeDown } from '../testing/notebook';
import type { Person } from '../testing/people';

const { test, server, begin, cast, host, husband, close } = await startAppWithModel();
afterAll(close);

const FOR_BIRTHDAY = 'What should I give her for her birthday?';
const path: Record<IdeaState, IdeaState[]> = {
  idea: ['idea'],
  planned: ['idea', 'planned'],
  given: ['idea', 'planned', 'given'],
  dropped: ['idea', 'dropped'],
};
const keep = async (as: Person, title: string, state: IdeaState, answerId?: string) => {
  const sources = answerId ? [{ answerId }] : [];
  const { id } = (await test.call(ideas.add, { as, body: { kind: 'gift', title, sources } })).body.idea;
  for (const [at, to] of path[state].slice(1).entries())
    await test.call(ideas.move, { as, params: { id }, body: { from: path[state][at] ?? 'idea', to } });
  return id;
};
const take = (as: Person, id: string, reaction: 2 | 1 | -1) =>
  test.call(ideas.sayHowTaken, { as, params: { id }, body: { reaction } });
const ask = async (as: Person, question = FOR_BIRTHDAY) =>
  (await test.call(assistant.ask, { as, body: { question } })).body;

describe('the assistant knows the ledger', () => {
  it('names what he plans first, and what he gave of it with how she took it', async () => {
    const him = await cast.hire('premium');
    server.behave('nonsense');
    const peonies = await writeDown(test, him, 'A bunch of peonies makes me happy, that is the best gift.');
    await writeDown(test, him, 'I have been wishing for a copper kettle.');
    await take(him, await keep(him, 'Peonies', 'given', peonies.answer_id), 2);
    await keep(him, 'Winter boots', 'planned');
    const { segments, encryptedResponse } = await ask(him);
    expect(segments[0]).toMatchObject({ kind: 'notice', text: 'You already plan "Winter boots".' });
    expect(encryptedResponse).toMatch(/You gave her "Peonies" in \w+ \d{4}; she loved it\./);
    expect(encryptedResponse).toContain('what "Peonies" came from stands higher here');
    // Also where he asks something else in the same breath.
    const both = await ask(him, 'What should I give her for her birthday and which cake does she like?');
    expect(both.encryptedResponse).toContain('You already plan "Winter boots".');
    // Boots are no evening out.
    expect((await ask(him, 'Plan a date night for us')).encryptedResponse).not.toContain('Winter boots');
    // Where he asks for no gift, it is not spoken of.
    expect((await ask(him, 'What is her favorite drink?')).encryptedResponse).not.toContain('Winter boots');
  });

  it('what failed stands lower and carries the warning; what he dropped is told when he asks for it', async () => {
    const him = await cast.hire('premium');
    server.behave('nonsense');
    const tell = async (question: string, text: string) =>
      writeDown(test, him, text, (await addOwnQuestion(test, him, question)).id);
    const kettle = await tell('What are you wishing for?', 'For my birthday I wish for a copper kettle.');
    const scarf = await tell('What would you like to get?', 'For my birthday I wish for a silk scarf.');
    const before = (await ask(him)).citations.map(({ answerId }) => answerId);
    expect(before).toEqual(expect.arrayContaining([kettle.answer_id, scarf.answer_id]));
    const failed = before[0] ?? '';
    await take(him, await keep(him, 'Hammered thing', 'given', failed), -1);
    await keep(him, 'Drone', 'dropped');
    const { citations, encryptedResponse } = await ask(him);
    expect(citations[0]?.answerId).not.toBe(failed);
    expect(encryptedResponse).toContain('it was not for her.');
    expect((await ask(him, 'Should I give her a drone for her birthday?')).encryptedResponse).toContain(
      'You dropped "Drone".',
    );
    await keep(him, 'A Roomba for the upstairs bedrooms', 'dropped');
    expect((await ask(him, 'Should I give her a robot vacuum for her birthday?')).encryptedResponse).toContain(
      'You dropped "A Roomba for the upstairs bedrooms".',
    );
  });

  it('"never again" is told beside a title like it, and in replies, where its source carries the warning', async () => {
    const him = await cast.hire('premium');
    server.behave('nonsense');
    const scarf = await writeDown(test, him, 'For my birthday I wish for a silk scarf.');
    const id = await keep(him, 'Silk scarf', 'given', scarf.answer_id);
    const marked = { kind: 'gift', title: 'Silk scarf', reaction: null, reactionWords: '', neverAgain: true } as const;
    expect((await test.call(ideas.change, { as: him, params: { id }, body: marked })).status).toBe(200);
    const near = await test.call(ideas.near, { as: him, body: { text: 'A scarf of silk' } });
    expect(near.body.ideas).toMatchObject([{ title: 'Silk scarf', neverAgain: true }]);
    const { encryptedResponse } = await ask(him);
    expect(encryptedResponse).toMatch(/You gave her "Silk scarf" in \w+ \d{4}\. Never again, you noted\./);
    expect(encryptedResponse).toContain('Keep in mind that "Silk scarf" came from those words.');
  });

  it.each([
    ['gave', 'given', false, 'You gave her "Tulip bulbs"'],
    ['dropped', 'dropped', false, 'You dropped "Tulip bulbs".'],
    ['never wants again', 'idea', true, 'You have the idea "Tulip bulbs". Never again, you noted.'],
  ] as const)(
    'a model is told of what he %s, and what it proposes of it is left out',
    async (_, state, neverAgain, line) => {
      await begin();
      const him = await husband();
      const id = await keep(him, 'Tulip bulbs', state);
      const body = { kind: 'gift', title: 'Tulip bulbs', reaction: null, reactionWords: '', neverAgain } as const;
      if (neverAgain) await test.call(ideas.change, { as: him, params: { id }, body });
      server.behave({
        reply: ({ user }) => ({
          lead: { text: 'She likes yellow tulips.', cites: [numberOf(user, 'ragged')] },
          points: [],
          avoid: [],
          ideas: ['Plant tulip bulbs in the yard.', 'Spend a day by the sea in November.'].map((text) => ({
            ...{ text, cites: [numberOf(user, 'ragged')] },
          })),
        }),
      });
      const { segments, provider } = await ask(him, 'Should I give her yellow tulips as a gift?');
      expect(provider).toBe(host);
      expect(server.asked.at(-1)?.user).toContain(line);
      const proposed = segments.filter(({ kind }) => kind === 'suggestion').map(({ text }) => text);
      expect(proposed).toEqual([expect.stringContaining('sea')]);
      expect(said[0]).toContain('tulips');
    },
  );
});
