import type { Expected, Judged } from './judged';

type Row = Judged & Expected;

/** What the numbers of docs/decisions/0008 are: recall, right citations, length, evidence, broken rules, time. */
export function summaryOf(rows: readonly Row[]): string {
  const [answerable, unanswerable] = [rows.filter(isAnswerable), rows.filter((row) => !isAnswerable(row))];
  const cats = [...new Set(answerable.map(({ cat }) => cat))].sort();
  const lengths = rows.map(({ text }) => text.length);
  const times = rows.map(({ ms }) => ms);
  const broken = rows.flatMap((row) => row.violations.map(({ rule, why }) => `${rule} ${why}`));
  return [
    `${rows.length} queries, ${answerable.length} of them answerable`,
    line('all', answerable),
    ...cats.map((cat) => line(`category ${cat}`, answerable.filter(isOf(cat)))),
    `evidence, answerable:   ${evidenceIn(answerable)}`,
    `evidence, unanswerable: ${evidenceIn(unanswerable)}`,
    `reply length: p95 ${percentile(lengths, 0.95)}, longest ${percentile(lengths, 1)}`,
    `broken rules: ${[broken.length, ...new Set(broken)].join('; ')}`,
    `milliseconds: p50 ${percentile(times, 0.5)}, p95 ${percentile(times, 0.95)}`,
  ].join('\n');
}

const isAnswerable = ({ gold }: Row) => gold.length > 0;
const isOf = (cat: string) => (row: Row) => row.cat === cat;

function line(name: string, rows: readonly Row[]): string {
  const recalls = [5, 10, 25].map((most) => percent(mean(rows.map((row) => recall(row, most)))));
  const right = mean(rows.map(({ gold, cited }) => (gold.some((id) => cited.includes(id)) ? 1 : 0)));
  return `${name} (${rows.length}): recall@5/10/25 ${recalls.join('/')}, a right answer cited ${percent(right)}`;
}

function recall({ gold, ranked }: Row, most: number): number {
  const found = new Set(ranked.slice(0, most));
  return gold.filter((id) => found.has(id)).length / gold.length;
}

function evidenceIn(rows: readonly Row[]): string {
  const share = (which: Row['evidence']) => percent(mean(rows.map(({ evidence }) => (evidence === which ? 1 : 0))));
  return `strong ${share('strong')}, weak ${share('weak')}, none ${share('none')}`;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const percent = (share: number) => (share * 100).toFixed(1);

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
