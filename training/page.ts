import { featureNames, LINES } from '../server/assistant/judgement/judgement';
import { type Examples, learn, type Trained } from './learn';
import { calibrationOf, type Outcome, outcomesOf, sharesOf } from './measures';
import type { Tried } from './tried';

interface Course {
  trials: number;
  examples: Examples;
  choosing: readonly Tried[];
  trained: Trained;
}

const SORTS = ['fitting', 'unfitting', 'lookalike', 'foreign'] as const;
const percent = (share: number) => (100 * share).toFixed(1);
const table = (head: string[], rows: (string | number)[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** What the judgement is, how far it can be trusted, and what each feature brings. */
export function pageOf({ trials, examples, choosing, trained }: Course): string {
  const outcomes = outcomesOf(choosing, trained);
  return `# The assistant's judgement

Written by \`npm run assistant:train\`. For a question of his and each note that comes into question, features (\`server/assistant/judgement/features.ts\`) are weighed by
logistic regression into the probability that the note speaks of what he asked. A note whose vectors are known has weights of its own (by meaning), one that was saved a second ago others (by words).
By the probability notes are ranked; from ${LINES.byMeaning.strong} (by words ${LINES.byWords.strong}) on her words are told as the answer, below ${LINES.byMeaning.weak} (${LINES.byWords.weak}) as nothing stored, between them as the closest she has said
(\`judgement/judgement.ts\`). They were chosen on whole notebooks ([0030](decisions/0030-what-he-asks-read-as-its-answer.md)), the others on the cases below. What shared words weigh is given, not learned (\`training/learn.ts\` says why); what speaks for a note never counts against it.

The cases (\`training/cases\`) were thought up by four writers who had not seen the catalogue of subjects, each with 140 questions and answers, 35 look-alikes and 35 foreign questions;
writers a and b, and our own rivals (a note about the very thing beside others near it), train the weights; writer c is for choosing features and lines, and all figures here are of c. Writer d trains and chooses nothing; 0008 has what was measured on d once.
Each case stands in a notebook of its own size (3, 8, 15 or 200 answers), under a fitting question and under another, with vectors and without (a note saved a second ago). Besides them train, for half of the questions of the pool, one phrasing of a husband of which only three others are known to the assistant, asked of a notebook with an imagined wife's answer to it and of one without: ${trials} trials to train, ${choosing.length} to choose.
What he asks is compared with her answers as the model was taught to read it ([0030](decisions/0030-what-he-asks-read-as-its-answer.md)). It learned nothing from these cases nor from the questions of the pool that train here, and neither from the three whole notebooks with what their husbands typed (\`training/exam-trials.ts\`) that train beside them, so that nothing is judged by what it was learned from.
\`npm run assistant:eval -- FILE\` measures the whole reply, and [0008](decisions/0008-the-assistant-finds-and-quotes.md) has those figures.

## What comes of it
${table(['', 'notebook', 'meant one first', 'among three', 'told as sure', 'told as nothing'], resultRows(outcomes))}

Look-alikes and foreign questions have no answer: what counts there is how often something is told as sure.

## Calibration
Of the likeliest note of each trial, with all sorts of questions together.

${table(
  ['called', 'trials', 'promised', 'came true'],
  calibrationOf(outcomes).map(({ from, count, promised, kept }) => [
    `from ${from}`,
    count,
    percent(promised),
    percent(kept),
  ]),
)}

## The weights, and what is lost without each
What changes in points without it: the meant one among the first three, under fitting and other questions, with vectors (v) and without (w); and look-alikes told as sure, of which fewer are better.

${table(['feature', 'by meaning', 'by words', 'fitting v', 'other v', 'fitting w', 'other w', 'look-alikes'], leaveOneOut({ examples, choosing, trained }, outcomes))}
`;
}

const of = (outcomes: readonly Outcome[], sort: Outcome['sort'], hasMeaning: boolean, size?: number) =>
  outcomes.filter(
    (one) => one.sort === sort && one.hasMeaning === hasMeaning && (size === undefined || one.size === size),
  );

function resultRows(outcomes: readonly Outcome[]): string[][] {
  return [true, false].flatMap((hasMeaning) =>
    SORTS.flatMap((sort) => {
      const sizes = sort === 'fitting' || sort === 'unfitting' ? [3, 8, 15, 200, undefined] : [undefined];
      return sizes.map((size) => {
        const { first, amongThree, strong, none } = sharesOf(of(outcomes, sort, hasMeaning, size));
        const isAnswerable = sort === 'fitting' || sort === 'unfitting';
        const name = `${sort}${hasMeaning ? '' : ', no vectors'}`;
        return [
          name,
          size ? String(size) : 'all',
          isAnswerable ? percent(first) : '',
          isAnswerable ? percent(amongThree) : '',
          percent(strong),
          percent(none),
        ];
      });
    }),
  );
}

function figures(outcomes: readonly Outcome[]): number[] {
  const found = [true, false].flatMap((hasMeaning) =>
    (['fitting', 'unfitting'] as const).map((sort) => sharesOf(of(outcomes, sort, hasMeaning)).amongThree),
  );
  const lookalikes = sharesOf(outcomes.filter(({ sort }) => sort === 'lookalike')).strong;
  return [...found, lookalikes];
}

function leaveOneOut(
  { examples, choosing, trained }: Omit<Course, 'trials'>,
  outcomes: readonly Outcome[],
): string[][] {
  const whole = figures(outcomes);
  return featureNames.map((name, at) => {
    const weights = [trained.byMeaning, trained.byWords].map((by) => (by[at] ?? 0).toFixed(2));
    if (at === 0) return [name, ...weights, ...whole.map(() => '')];
    const without = figures(outcomesOf(choosing, learn(examples, name, trained)));
    return [name, ...weights, ...without.map((figure, which) => signed((whole[which] ?? 0) - figure))];
  });
}

const signed = (loss: number) => (Math.abs(loss) < 0.0005 ? '0' : `${loss > 0 ? '-' : '+'}${percent(Math.abs(loss))}`);
