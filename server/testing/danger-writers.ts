import { readdirSync } from 'node:fs';

const names = readdirSync(new URL('../../training/cases/untouched', import.meta.url)).flatMap((name) => {
  const [, writer, number] = /^danger-((?:stranger|tester)-(\d+))\.json$/.exec(name) ?? [];
  return writer && number ? [{ writer, number: Number(number) }] : [];
});
const of = (who: string) =>
  names
    .filter(({ writer }) => writer.startsWith(who))
    .sort((a, b) => a.number - b.number)
    .map(({ writer }) => writer);

/** Who wrote dangers in words of their own, and who was given the design's sentence and asked for fair cases; of none of them anything was learned. */
export const [strangers, testers] = [of('stranger'), of('tester')];
