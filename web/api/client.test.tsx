import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { accounts } from '../../contract/accounts';
import { endpoint } from '../../contract/endpoint';
import { basicUser } from '../testing/render';
import { on, playServer, refuse, unreachable } from '../testing/server';
import { ApiError, detailOf, hasCode, serverSaid } from './api-error';
import { address, call, supplyLogout } from './client';
import { readToken } from './token-storage';

const logout = vi.fn();
let undo = () => {};
beforeEach(() => {
  logout.mockClear();
  undo = supplyLogout(logout);
});
afterEach(() => {
  undo();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const change = endpoint({
  method: 'PUT',
  path: '/api/answer/:id',
  access: 'signed-in',
  summary: '',
  params: z.object({ id: z.string() }),
  query: z.object({ q: z.optional(z.string()) }),
  body: z.object({ text: z.string() }),
  reply: z.object({ text: z.string() }),
});

const failureOf = async (failing: Promise<unknown>): Promise<ApiError> => {
  const error = await failing.catch((thrown) => thrown);
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError', { cause: error });
  return error;
};

describe('a call', () => {
  it('API-03 carries the bearer token from browser storage', async () => {
    localStorage.setItem('token', 'abc');
    const [request] = await sent();
    expect(request?.headers.get('authorization')).toBe('Bearer abc');
    localStorage.clear();
    expect((await sent())[0]?.headers.get('authorization')).toBeNull();

    async function sent() {
      const requests = playServer([on(accounts.me, basicUser)]);
      await call(accounts.me, {});
      return requests;
    }
  });

  it('fills the path, adds query and body, and says the time zone', async () => {
    const requests = playServer([on(change, { text: 'new' }, { id: 'a/b?' })]);
    const reply = await call(change, { params: { id: 'a/b?' }, query: { q: 'x & y' }, body: { text: 'new' } });
    expect(reply.text).toBe('new');
    expect(requests[0]?.url).toBe('http://localhost:3000/api/answer/a%2Fb%3F?q=x+%26+y');
    expect(await requests[0]?.json()).toEqual({ text: 'new' });
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
    expect(requests[0]?.headers.get('x-time-zone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it('leaves out what was not given', () => {
    expect(address('/api/x', { query: { a: undefined, b: 0 } })).toBe('http://localhost:3000/api/x?b=0');
    expect(address('/api/x', {})).toBe('http://localhost:3000/api/x');
  });
});

describe('a refusal', () => {
  it("tells status, code and the server's words", async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ error: 'Too many attempts.', code: 'too_many_requests' }, { status: 429 }),
    );
    const error = await failureOf(call(accounts.me, {}));
    expect(error).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      message: 'Too many attempts.',
    });
    expect(serverSaid(error)).toBe('Too many attempts.');
    expect(hasCode(error, 'too_many_requests')).toBe(true);
  });

  it('without a readable body has no words of the server', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const error = await failureOf(call(accounts.me, {}));
    expect(error).toMatchObject({ status: 502, code: 'unreadable' });
    expect(serverSaid(error)).toBeNull();
    expect(detailOf(error)).toBe('Server error');
  });

  it('is also a success that is not ours', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Welcome to the hotel network</h1>'));
    expect((await failureOf(call(accounts.me, {}))).code).toBe('unreadable');
  });

  it('tells no network from no answer in time, and neither from a change of mind', async () => {
    playServer([on(accounts.me, unreachable)]);
    expect((await failureOf(call(accounts.me, {}))).code).toBe('network');

    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    });
    const late = await failureOf(call(accounts.me, {}, { timeout: 5 }));
    expect(late).toMatchObject({ code: 'timeout', message: 'Request timed out. Please try again.' });

    const own = new AbortController();
    const pending = call(accounts.me, {}, { signal: own.signal });
    own.abort(new Error('changed my mind'));
    await expect(pending).rejects.toThrow('changed my mind');
  });
});

describe('a 401', () => {
  const refusal = refuse('authentication_required', 'Token revoked');

  it("SESSION-17 is surfaced as 'Authentication required'", async () => {
    playServer([on(accounts.me, refusal)]);
    expect(await failureOf(call(accounts.me, {}))).toMatchObject({ status: 401, message: 'Authentication required' });
  });

  it('SESSION-16 runs the supplied logout callback instead of the redirect', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    playServer([on(accounts.me, refusal)]);
    await failureOf(call(accounts.me, {}));
    expect(logout).toHaveBeenCalledOnce();

    const own = vi.fn();
    await failureOf(call(accounts.me, {}, { onLoggedOut: own }));
    expect(own).toHaveBeenCalledOnce();
    expect(logout).toHaveBeenCalledOnce();
    expect(assign).not.toHaveBeenCalled();
  });

  it('SESSION-14 SESSION-15 clears the token and goes to /login when no callback was supplied', async () => {
    undo();
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    localStorage.setItem('token', 'abc');
    playServer([on(accounts.me, refusal)]);
    await failureOf(call(accounts.me, {}));
    expect(readToken()).toBeNull();
    expect(assign).toHaveBeenCalledWith('/login');
  });

  it('about an earlier token does not end the session that began since', async () => {
    localStorage.setItem('token', 'old');
    playServer([
      on(accounts.me, () => {
        localStorage.setItem('token', 'new');
        return refusal;
      }),
    ]);
    await failureOf(call(accounts.me, {}));
    expect(logout).not.toHaveBeenCalled();
    expect(readToken()).toBe('new');
  });

  it('on a public call is about the password, not the session', async () => {
    playServer([on(accounts.login, refuse('wrong_credentials', 'Wrong.'))]);
    const error = await failureOf(call(accounts.login, { body: { email: 'a@b.c', password: 'x' } }));
    expect(error).toMatchObject({ code: 'wrong_credentials', message: 'Wrong.' });
    expect(logout).not.toHaveBeenCalled();
  });
});
