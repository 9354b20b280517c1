import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Model } from '../server/assistant/model/model';
import { ROOM } from '../server/platform/ai-settings';

const Told = z.object({ text: z.string(), cites: z.array(z.string()) });
const Reply = z.object({
  lead: z.nullable(Told),
  points: z.array(Told),
  avoid: z.array(Told),
  ideas: z.array(Told),
});
const Recorded = z.array(z.object({ id: z.string(), reply: Reply }));
type Answer = { id: string; question: string; answer: string };
type Told = z.output<typeof Told>;

/** A number that no answer has. */
const NOT_SENT = 0;

/** What a language model wrote to each asking with the whole notebook before it, given again as often as it is asked for: it points to answers by their keys. */
export function recordedModel(file: string, answers: readonly Answer[]): (id: string) => Model {
  const replies = new Map(
    z.parse(Recorded, JSON.parse(readFileSync(file, 'utf8'))).map(({ id, reply }) => [id, reply]),
  );
  return (id) => ({
    host: 'recorded',
    room: ROOM.elsewhere,
    write: async ({ user }) => {
      const reply = replies.get(id);
      if (!reply) throw new Error(`nothing was recorded for ${id}`);
      const numbers = numbersIn(user, answers);
      const told = ({ text, cites }: Told) => ({ text, cites: cites.map((key) => numbers.get(key) ?? NOT_SENT) });
      return {
        lead: reply.lead && told(reply.lead),
        points: reply.points.map(told),
        avoid: reply.avoid.map(told),
        ideas: reply.ideas.map(told),
      };
    },
  });
}

/** Under which number each of her answers was sent. */
function numbersIn(prompt: string, answers: readonly Answer[]): Map<string, number> {
  const lines = prompt.split('\n').filter((line) => line.startsWith('{'));
  const sent = lines.map((line) => JSON.parse(line) as { n: number; asked: string; answer: string });
  return new Map(
    sent.flatMap(({ n, asked, answer }) => {
      const found = answers.find((one) => one.question === asked && one.answer.startsWith(answer));
      return found ? [[found.id, n] as const] : [];
    }),
  );
}
