import type { TestApp } from './app';

/** From now on what the app would print is kept here, line by line, and not printed. */
export function keepLogOf({ instances }: Pick<TestApp, 'instances'>): string[] {
  const lines: string[] = [];
  for (const { app } of instances) {
    // Where the logger and all that descend from it write to.
    const stream = Object.getOwnPropertySymbols(app.log).find(({ description }) => description === 'pino.stream');
    if (!stream) throw new Error('the logger has no stream to listen to');
    const destination = (app.log as unknown as Record<symbol, { write(line: string): void }>)[stream];
    if (destination) destination.write = (line) => void lines.push(line);
  }
  return lines;
}
