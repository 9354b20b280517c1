import { accounts } from '../../contract/accounts';
import type { Endpoint } from '../../contract/endpoint';
import { addressOf, uniqueEmail } from './addresses';
import type { Answer, CallOptions } from './app';
import { until } from './until';

const PATIENCE = 30_000;
export const PASSWORD = 'Password1';

/** Makes a call of the contract to a server process, as a browser would; throws where no whole answer comes. */
export async function callAt<E extends Endpoint>(
  url: string,
  endpoint: E,
  given: CallOptions<E> = {},
): Promise<Answer<E>> {
  const response = await fetch(`${url}${addressOf(endpoint, given.params, given.query)}`, {
    method: endpoint.method,
    headers: {
      // The server closes an idle connection after ten seconds; on a busy machine that can be just as the next call begins.
      connection: 'close',
      ...(given.as && { authorization: `Bearer ${given.as.token}` }),
      ...(given.body !== undefined && { 'content-type': 'application/json' }),
      ...given.headers,
    },
    ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  const body = (await response.json()) as Answer<E>['body'];
  return { status: response.status, body, headers: Object.fromEntries(response.headers) };
}

export interface Member {
  id: string;
  email: string;
  token: string;
}

/** Signs up, opens the link from the local mailbox and logs in. */
export async function joinAt(url: string, email = uniqueEmail(), password = PASSWORD): Promise<Member> {
  await callAt(url, accounts.signup, { body: { email, password } });
  await callAt(url, accounts.verifyEmail, { query: { token: await linkTo(url, email, 'verify-email') } });
  const { body } = await callAt(url, accounts.login, { body: { email, password } });
  return { id: body.user.id, email, token: body.token };
}

/** The token of the newest link to a page, out of the local mailbox. */
export async function linkTo(url: string, email: string, page: string): Promise<string> {
  let token: string | undefined;
  await until(`a link to /${page} for ${email}`, async () => {
    const answer = await fetch(`${url}/dev/mailbox.json?to=${encodeURIComponent(email)}`);
    const mails = (await answer.json()) as { text: string }[];
    const newest = mails.find(({ text }) => text.includes(`/${page}?token=`));
    token = /[?&]token=([\w-]+)/.exec(newest?.text ?? '')?.[1];
    return token !== undefined;
  });
  return token ?? '';
}
