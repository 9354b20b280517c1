import { cpus, totalmem } from 'node:os';

/** What was found, and what it had to be. */
export interface Finding {
  what: string;
  value: string;
  /** In words; empty where it is only told. */
  goal: string;
  isMet: boolean;
}

const findings: Finding[] = [];

/** Told at once, and again in the table at the end. */
export function found(what: string, value: string, goal = '', isMet = true): void {
  findings.push({ what, value, goal, isMet });
  console.log(`${isMet ? ' ' : '✗'} ${what.padEnd(64)} ${value.padStart(14)}  ${goal}`);
}

/** In Markdown, for the documentation. Answers whether every goal was met. */
export function printTable(title: string): boolean {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  console.log(`\n${title}\n${machine}\n\n| what | measured | goal |\n|---|---|---|`);
  for (const { what, value, goal, isMet } of findings)
    console.log(`| ${what} | ${value}${isMet ? '' : ' ✗'} | ${goal} |`);
  return findings.every(({ isMet }) => isMet);
}
