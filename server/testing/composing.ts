import { compose } from '../assistant/compose';
import { createRemoteModel } from '../assistant/model/remote-model';
import type { Note } from '../assistant/notes';
import { readQuestion } from '../assistant/reading/read-question';
import { indexed } from './assistant/index-notes';
import { createTestClock } from './clock';
import { createHashingEmbedder } from './embedder';
import { startModelServer } from './model-server';

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const settings = { apiKey: null, model: 'some', patience: { firstToken: 20_000, inAll: 20_000 }, room: 6_000 };

/** Replies to questions, without the application around them, of a model that a server of the test's own plays. */
export async function startComposing() {
  const server = await startModelServer();
  const embedder = createHashingEmbedder();
  const model = createRemoteModel({ ...settings, baseUrl: server.baseUrl }, silent);
  const deps = { embedder, model, clock: createTestClock(), log: silent };
  return {
    server,
    reply: async (query: string, notes: readonly Note[]) =>
      compose(deps, { reading: readQuestion(query), notes: await indexed(notes, embedder), timeZone: 'UTC' }),
  };
}

/** The number under which an answer was sent. */
export function numberOf(user: string, answer: string): number {
  const lines = user.split('\n').filter((line) => line.startsWith('{'));
  const sent = lines.map((line) => JSON.parse(line) as { n: number; answer: string });
  return sent.find((one) => one.answer.includes(answer))?.n ?? 0;
}
