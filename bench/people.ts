import { setTimeout as wait } from 'node:timers/promises';
import { accounts } from '../contract/accounts';

export interface Person {
  email: string;
  password: string;
  token: string;
}

export const post = <T>(url: string, body: unknown, token?: string): Promise<T> => send('POST', url, body, token);
export const put = <T>(url: string, body: unknown, token?: string): Promise<T> => send('PUT', url, body, token);

async function send<T>(method: string, url: string, body: unknown, token?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Signs up, opens the mail and logs in. */
export async function newPerson(url: string, name: string): Promise<Person> {
  const person = { email: `${name}@bench.example`, password: 'Password1' };
  await post(`${url}${accounts.signup.path}`, person);
  const token = await mailedToken(url, person.email);
  await fetch(`${url}${accounts.verifyEmail.path}?token=${token}`);
  const session = await post<{ token: string }>(`${url}${accounts.login.path}`, person);
  return { ...person, token: session.token };
}

async function mailedToken(url: string, to: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++, await wait(50)) {
    const mails = (await (await fetch(`${url}/dev/mailbox.json?to=${to}`)).json()) as { text: string }[];
    const token = /token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1];
    if (token) return token;
  }
  throw new Error(`no mail to ${to}`);
}
