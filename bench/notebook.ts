import { randomBytes } from 'node:crypto';
import { answers } from '../contract/answers';
import { type Person, post } from './people';
import type { Product } from './product';

/** A notebook of so many answers, written through the front door; answers the text of each by its id. */
export async function writeAnswers({ url }: Product, { token }: Person, size: number): Promise<Map<string, string>> {
  const headers = { authorization: `Bearer ${token}` };
  const questions = (await (await fetch(`${url}/api/questions`, { headers })).json()) as { id: string }[];
  const written = new Map<string, string>();
  const write = async (index: number) => {
    const text = `${randomBytes(20).toString('hex')} she said, and then some more about it, as people do when they are asked kindly.`;
    const questionId = questions[index % questions.length]?.id;
    const saved = await post<{ answer_id: string }>(url + answers.submit.path, { questionId, text }, token);
    written.set(saved.answer_id, text);
  };
  for (let at = 0; at < size; at += 20) {
    await Promise.all(Array.from({ length: Math.min(20, size - at) }, (_, offset) => write(at + offset)));
  }
  return written;
}
