/** A line of the report: what was measured, and beside it what it is measured against. */
export function report(name: string, value: string, beside = ''): void {
  console.log(`${name.padEnd(52)} ${value.padStart(12)}${beside ? `   ${beside}` : ''}`);
}

export function heading(text: string): void {
  console.log(`\n${text}`);
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function ratio(ours: number, theirs: number): string {
  return (ours / theirs).toFixed(2);
}
