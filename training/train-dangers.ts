import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { dangerKinds } from '../contract/card';
import type { Passage } from '../server/subjects/danger-model/features';
import { signFeatureNames } from '../server/subjects/danger-model/features';
import { UNIT } from '../server/subjects/danger-model/recognize';
import { toldByPhrases } from '../server/subjects/danger-phrases';
import { sentencesOf } from '../server/subjects/sentences';
import { wordsIn } from '../server/subjects/words';
import { type Case, casesOf, everyday, tested, writers } from './danger-texts';
import { type LearnedDangers, learnDangers, oddsOf, type ReadText } from './learn-dangers';

/** Learns from answers which of them warn of something that she must not have or is afraid of, and writes the weights. `--across` tells how each writer's are recognized by what was learned from the others. */
const { values } = parseArgs({ options: { across: { type: 'boolean' } } });

function readText({ said, kind }: Case): ReadText[] {
  if (kind === 'unclear') return [];
  return [{ passage: passageOf(said), kind: dangerKinds.indexOf(kind as never), weight: 1 }];
}

function passageOf(text: string): Passage {
  const words = wordsIn(text);
  const verdicts = new Set(toldByPhrases(text, words).map(({ verdict }) => verdict));
  return { sentences: sentencesOf(text, words), verdicts, asks: text.includes('?') };
}

const calm = everyday().flatMap(readText);
const texts = new Map(writers.map((name) => [name, casesOf(name).flatMap(readText)]));
/** They are few, and to be kept. */
const ofTests = tested()
  .flatMap(readText)
  .map((one) => ({ ...one, weight: 5 }));

function tellAcross(): void {
  for (const left of ['writer-a', 'writer-b', 'more-voices']) {
    const [seen, unseen] = [calm.filter((_, at) => at % 4 > 0), calm.filter((_, at) => at % 4 === 0)];
    const others = writers.filter((name) => name !== left).flatMap((name) => texts.get(name) ?? []);
    const learned = learnDangers([...others, ...seen, ...ofTests]);
    const odds = (of: readonly ReadText[]) => of.map(({ passage }) => oddsOf(learned, passage));
    const tested = texts.get(left) ?? [];
    const dangers = odds(tested.filter(({ kind }) => kind >= 0));
    const harmless = odds(tested.filter(({ kind }) => kind < 0));
    const ordinary = odds(unseen.filter(({ kind }) => kind < 0));
    const share = (of: readonly number[], line: number) =>
      `${Math.round((100 * of.filter((one) => one >= line).length) / of.length)} %`;
    for (const line of [-2, -1.5, -1.2, -0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9, 1.2])
      console.log(
        `${left}, odds ${line}: dangers ${share(dangers, line)}, look-alikes ${share(harmless, line)}, everyday answers ${share(ordinary, line)}`,
      );
  }
}

/** What is nearly nothing is left out. */
const LEAST = 3;

function write({ always, weights }: LearnedDangers): string {
  const names = signFeatureNames();
  const whole = (numbers: readonly number[]) => numbers.map((number) => Math.round(number * UNIT));
  const lines = { signs: [] as string[], words: [] as string[] };
  for (const [feature, numbers] of weights) {
    const rounded = whole(numbers);
    if (rounded.every((number) => Math.abs(number) < LEAST)) continue;
    const name = typeof feature === 'number' ? (names[feature] ?? '') : feature;
    lines[typeof feature === 'number' ? 'signs' : 'words'].push(`${name}: ${rounded.join(' ')}`);
  }
  // A line for each letter: what changes from one learning to the next is seen, and the file stays small.
  const byLetter = (all: readonly string[]) => {
    const groups = new Map<string, string[]>();
    for (const line of all.toSorted()) groups.set(line.charAt(0), [...(groups.get(line.charAt(0)) ?? []), line]);
    return [...groups.values()].map((group) => group.join('; '));
  };
  const learned = { always: whole(always).join(' '), signs: byLetter(lines.signs), words: byLetter(lines.words) };
  return `${JSON.stringify(learned, null, 2)}\n`;
}

if (values.across) tellAcross();
else {
  const all = [...[...texts.values()].flat(), ...calm, ...ofTests];
  const file = fileURLToPath(new URL('../server/subjects/danger-model/learned.json', import.meta.url));
  const text = write(learnDangers(all));
  writeFileSync(file, text);
  console.log(
    `${all.length} texts, ${all.filter(({ kind }) => kind >= 0).length} of them dangers; ${text.length} bytes: ${file}`,
  );
}
