import { parseArgs } from 'node:util';
import { proveScale, scaleParts } from './scale/scale';
import { printTable } from './table';

const HOW = `npm run proof -- scale [${scaleParts.join('] [')}] [--users 1000000] [--seconds 300]`;

function numberIn(text: string | undefined, least: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least) throw new Error(`${text} is no number from ${least} on.\n${HOW}`);
  return number;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { users: { type: 'string', default: '1000000' }, seconds: { type: 'string', default: '300' } },
});
try {
  const [name, ...parts] = positionals;
  const unknown = parts.filter((part) => !scaleParts.includes(part));
  if (name !== 'scale' || unknown.length > 0)
    throw new Error(`There is no ${unknown[0] ?? name ?? 'such proof'}.\n${HOW}`);
  const users = numberIn(values.users, 2_000);
  await proveScale({ users, seconds: numberIn(values.seconds, 5), parts: parts.length > 0 ? parts : scaleParts });
  if (!printTable(`${users.toLocaleString('en-US')} users, three instances, PostgreSQL on the same machine`))
    process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? [error.message, error.cause ?? ''].join(' ') : error);
  process.exitCode = 1;
}
