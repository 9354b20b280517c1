import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../setup/root.mjs';
import { sparing } from './sparing.mjs';

const goodbye = 10_000;
const running = new Set();
let stopped = false;

/**
 * Runs a Node program quietly, with a time limit, and answers what it said. After stopAll it never answers.
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function runNode(args, { env, limit }) {
  // A group of its own, so that whatever it started ends with it.
  const child = spawn(process.execPath, [...sparing, ...args], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = [];
  child.stdout.on('data', (part) => said.push(part));
  child.stderr.on('data', (part) => said.push(part));
  const ended = new Promise((done) => child.once('exit', done));
  const allSaid = new Promise((done) => child.once('close', done));
  const job = { child, ended };
  running.add(job);

  const timer = setTimeout(() => {
    said.push(Buffer.from(`\nStopped: not finished within ${limit / 60_000} minutes.\n`));
    stop(job);
  }, limit);
  const code = await ended;
  clearTimeout(timer);
  running.delete(job);
  signal(child, 'SIGKILL');
  if (stopped) await new Promise(() => undefined);
  // Something that slipped out of the group may hold the pipes open for ever.
  await Promise.race([allSaid, wait(1000, undefined, { ref: false })]);
  return { ok: code === 0, output: Buffer.concat(said).toString() };
}

export async function stopAll() {
  stopped = true;
  await Promise.all([...running].map(stop));
}

/** Asks first: browsers and servers in groups of their own are ended by the one who started them. */
async function stop({ child, ended }) {
  signal(child, 'SIGINT');
  await Promise.race([ended, wait(goodbye, undefined, { ref: false })]);
  signal(child, 'SIGKILL');
}

function signal(child, name) {
  try {
    process.kill(-child.pid, name);
  } catch {
    // The group has already ended.
  }
}
