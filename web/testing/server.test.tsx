import { describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import { call } from '../api/client';
import { idOf } from './notebook';
import { basicUser } from './render';
import { createTelling, on, playServer, refuse, takeFaults, unreachable } from './server';

const { accounts, admin, answers, assistant } = api;
const me = () => call(accounts.me, {});
const edit = (id: string, text: string) => call(answers.edit, { params: { id }, body: { text } });
const edited = {
  answer_id: idOf(1),
  question_id: idOf(2),
  question_text: 'Tea or coffee?',
  answer_text: 'Tea',
  created_at: '2025-06-01T12:00:00.000Z',
};
const untyped = (value: unknown) => value as never;

describe('what fits the contract', () => {
  it('is answered, with its own status, and leaves no fault', async () => {
    const requests = playServer([on(accounts.me, basicUser)]);
    expect(await me()).toEqual(basicUser);
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/user']);
    expect(takeFaults()).toEqual([]);
  });

  it('reaches the stub as the server would parse it', async () => {
    playServer([on(answers.edit, ({ params, body }) => ({ ...edited, answer_id: params.id, answer_text: body.text }))]);
    expect(await edit(idOf(9), '  Tea  ')).toMatchObject({ answer_id: idOf(9), answer_text: 'Tea' });
  });

  it('is answered by the later of two stubs, and by the one for its own params', async () => {
    playServer([
      on(answers.edit, edited),
      on(answers.edit, refuse('answer_not_found'), { id: idOf(8) }),
      on(accounts.me, unreachable),
      on(accounts.me, basicUser),
    ]);
    expect(await me()).toEqual(basicUser);
    expect(await edit(idOf(9), 'Tea')).toEqual(edited);
    await expect(edit(idOf(8), 'Tea')).rejects.toMatchObject({ status: 404, code: 'answer_not_found' });
  });

  it('may be refused for what it sent', async () => {
    playServer([on(answers.edit, refuse('invalid_input', 'Answer cannot be empty'))]);
    await expect(edit(idOf(9), ' ')).rejects.toMatchObject({ status: 400, said: 'Answer cannot be empty' });
  });
});

describe('what does not fit fails the test, whatever the screen makes of it', () => {
  const failing = async (wanted: RegExp, made: Promise<unknown>) => {
    await expect(made).rejects.toMatchObject({ code: 'network' });
    const found = takeFaults();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(wanted);
  };

  it('a call that no stub expects', async () => {
    playServer([on(accounts.logout, { message: '' })]);
    await failing(/^No stub expects GET \/api\/user$/, me());
  });

  it.each([
    ['lacks a field', { ...basicUser, email: undefined }],
    ['has a field of another shape', { ...basicUser, created_at: 'yesterday' }],
    ['has a field that is not declared', { ...basicUser, answers_count: 3 }],
  ])('a reply that %s', async (_, reply) => {
    playServer([on(accounts.me, untyped(reply))]);
    await failing(/^reply of GET \/api\/user: /, me());
  });

  it.each([
    ['params', () => edit('no-id', 'Tea'), on(answers.edit, edited)],
    ['body', () => edit(idOf(1), ' '), on(answers.edit, edited)],
    ['body', () => edit(idOf(1), ' '), on(answers.edit, unreachable)],
    ['query', () => call(admin.users, { query: { page: 0 } }), on(admin.users, { users: [], total: 0 })],
  ])('a call whose %s the server would refuse', async (part, made, stub) => {
    playServer([stub]);
    await failing(new RegExp(`: ${part}: `), made());
  });

  it('a call with a body where none is taken', async () => {
    playServer([on(accounts.logout, { message: '' })]);
    await failing(/it takes no body/, call({ ...accounts.logout, body: answers.edit.body }, { body: { text: 'Tea' } }));
  });

  it('something told on the way that is not declared', () => {
    const telling = createTelling(assistant.ask);
    expect(() => telling.tell({ segments: 'none' })).toThrow();
    expect(takeFaults()).toHaveLength(1);
  });
});
