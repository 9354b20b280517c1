import { parseArgs } from 'node:util';
import { createLocalEmbedder } from '../server/assistant/embedding/local-embedder';
import { rememberingIn } from '../server/testing/remembered-vectors';
import { type Asked, readAsked, readNotebook } from './exam-file';
import { judge } from './judge';
import type { Judged } from './judged';
import { recordedModel } from './recorded-model';

const USAGE = `npm run assistant:exam -- NOTEBOOK QUESTIONS [--replies FILE] [--cache FOLDER] [--misses]

Asks what strangers typed of one notebook, through the product itself.
NOTEBOOK   [{ key, date, question, answer }]
QUESTIONS  [{ id, question, serves: [keys, best first], spoken }], spoken where she said anything that serves
--replies  with what a language model wrote to each of them, in place of a model that is connected:
           [{ id, reply: { lead, points, avoid, ideas } }], each { text, cites: [keys] }
--cache    keeps the vectors in a folder, so that a second run is quick; they tell what the answers are about
--misses   prints each question that was not answered usefully`;

type Mark = 'useful' | 'partly' | 'useless';
/** He reads the first two, and rarely more. */
const READ = 2;

/** What a husband has of the reply: what serves him among the first two quotes, or a plain word that she has said nothing. */
function markOf({ serves, maybe, spoken }: Asked, { segments, citations }: Judged): Mark {
  const isTold = ({ kind }: Judged['segments'][number]) => kind === 'lead' || kind === 'said';
  const quoted = segments.filter(isTold).flatMap(({ cites }) => cites);
  const keys = quoted.map((n) => citations.find((one) => one.n === n)?.answerId ?? '');
  if (!spoken && keys.length === 0) return 'useful';
  if (keys.slice(0, READ).some((key) => serves.includes(key))) return 'useful';
  return keys.some((key) => serves.includes(key) || maybe.includes(key)) ? 'partly' : 'useless';
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { cache: { type: 'string' }, replies: { type: 'string' }, misses: { type: 'boolean', default: false } },
});
const [notebook, questions] = positionals;
if (notebook === undefined || questions === undefined) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  const all = readAsked(questions);
  const answers = readNotebook(notebook).map(({ key, date, question, answer }) => ({
    id: key,
    question,
    answer,
    created_at: date,
  }));
  const onlyFaults = { debug: () => undefined, info: () => undefined, warn: console.error, error: console.error };
  const embedder = rememberingIn(values.cache, createLocalEmbedder(onlyFaults));
  const queries = all.map(({ question, serves }) => ({ q: question, gold: serves }));
  const model = values.replies === undefined ? null : recordedModel(values.replies, answers);
  const modelFor = (at: number) => model?.(all[at]?.id ?? '') ?? null;
  const marks: { mark: Mark; spoken: boolean }[] = [];
  for await (const { judged } of judge({ user: '', answers, queries }, [embedder], modelFor)) {
    const asked = all[marks.length];
    if (!asked) break;
    const mark = markOf(asked, judged);
    marks.push({ mark, spoken: asked.spoken });
    if (!values.misses || mark === 'useful') continue;
    const places = asked.serves.slice(0, 3).map((key) => `${key}@${judged.ranked.indexOf(key) + 1 || '-'}`);
    console.log(
      `${mark} ${asked.id} ${asked.question}\n   wanted ${places.join(' ') || 'nothing'}; told ${judged.cited.join(' ') || 'nothing'} (${judged.evidence})`,
    );
  }
  await embedder.close();
  for (const [name, of] of [
    ['she has spoken of it', marks.filter(({ spoken }) => spoken)],
    ['she has not', marks.filter(({ spoken }) => !spoken)],
    ['all', marks],
  ] as const) {
    const count = (mark: Mark) => of.filter((one) => one.mark === mark).length;
    console.log(
      `${name} (${of.length}): useful ${count('useful')}, partly ${count('partly')}, useless ${count('useless')}`,
    );
  }
}
