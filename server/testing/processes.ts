import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { builtServer, whole } from './built-server';
import { until } from './until';

/** These live for seconds: compiling the embedded database a second time, for speed, would be most of their work; and threads of their own for garbage, too, do more than they spare. */
const FOR_SECONDS = ['--liftoff-only', '--single-threaded-gc', '--interrupt-budget=2000000'];
const LONGEST_START = 120_000;
const LONGEST_RUN = 60_000;

export type Settings = Record<string, string>;

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  /** The same, as it was written: what is no text. */
  bytes: Buffer;
  stderr: string;
  milliseconds: number;
}

/** A program of ours, running. */
export interface Running {
  pid: number;
  stdout(): string;
  stderr(): string;
  signal(name: NodeJS.Signals): void;
  ended: Promise<Ended>;
}

export interface RunningServer extends Running {
  url: string;
  port: number;
  /** Where the embedded database can be looked into. */
  window: string;
  /** From the start of the process to the first good answer of /health. */
  startMilliseconds: number;
}

export interface Processes {
  /** A new empty folder, removed at the end. */
  folder(): string;
  /** A data folder that has been started once and stopped well: database, keys and first administrator are there. */
  dataFolder(): Promise<string>;
  /** The one that all of them are copies of. Made by the first who asks; the server is quicker to start from then on. */
  startedOnce(): Promise<string>;
  /** Starts a server and waits until all of it is there. */
  start(settings: Settings, options?: StartOptions): Promise<RunningServer>;
  /** Starts a server without waiting for anything. */
  launch(settings: Settings, options?: StartOptions): Promise<RunningServer>;
  /** Starts a server that is expected to end by itself, and waits for that. */
  startRefused(settings: Settings): Promise<Ended>;
  /** Begins an operator's command. */
  command(settings: Settings, ...words: string[]): Promise<Running>;
  /** Begins a script, with these words behind it. */
  script(settings: Settings, file: string, ...words: string[]): Running;
  /** Ends whatever still runs: for `afterEach`, where every test has servers of its own. */
  endAll(): Promise<void>;
  /** Ends whatever still runs and removes the folders. */
  cleanUp(): Promise<void>;
}

export interface StartOptions {
  port?: number;
  /** Another copy of the built server. */
  main?: string;
}

/** Real processes of the product, each in a clean environment, ended with the test whatever happens. */
export function createProcesses(): Processes {
  const running = new Set<ChildProcess>();
  const folders: string[] = [];
  const killAll = () => {
    for (const child of running) child.kill('SIGKILL');
  };
  process.once('exit', killAll);
  const endAll = async () => {
    const ends = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
    killAll();
    await Promise.all(ends);
  };

  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), 'heartnote-process-'));
    folders.push(made);
    return made;
  };

  function run(args: string[], settings: Settings): Running {
    const begun = performance.now();
    const child = spawn(process.execPath, args, {
      // Away from any .env file, and with none of the settings of whoever runs the tests.
      cwd: folder(),
      env: { PATH: process.env.PATH ?? '', HOME: tmpdir(), ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const written: Buffer[] = [];
    const stdout = () => Buffer.concat(written).toString();
    let stderr = '';
    child.stdout.on('data', (chunk) => written.push(chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk) => {
      stderr += chunk;
    });
    const ended = new Promise<Ended>((resolve) => {
      child.once('close', (code, signal) => {
        running.delete(child);
        const bytes = Buffer.concat(written);
        resolve({ code, signal, stdout: stdout(), bytes, stderr, milliseconds: performance.now() - begun });
      });
    });
    return {
      pid: child.pid ?? 0,
      stdout,
      stderr: () => stderr,
      signal: (name) => void child.kill(name),
      ended,
    };
  }

  async function launch(settings: Settings, { port, main: given }: StartOptions = {}): Promise<RunningServer> {
    const { main, window } = await builtServer();
    const at = port ?? (await freePort());
    const socket = join(folder(), 'window');
    const program = run([...FOR_SECONDS, ...(settings.DATABASE_URL ? [] : ['--require', window]), given ?? main], {
      PORT: String(at),
      RATE_LIMITS: 'off',
      DATABASE_WINDOW: socket,
      ...settings,
    });
    return { ...program, port: at, window: socket, url: `http://127.0.0.1:${at}`, startMilliseconds: 0 };
  }

  async function start(settings: Settings, options?: StartOptions): Promise<RunningServer> {
    const begun = performance.now();
    const server = await launch(settings, options);
    await healthy(server);
    const startMilliseconds = performance.now() - begun;
    // It answers before its jobs are there, and is busy with them for a moment.
    await until('its start is over', () => server.stdout().includes('Heartnote is ready'), LONGEST_START);
    return { ...server, startMilliseconds };
  }

  async function withinLimit(program: Running): Promise<Ended> {
    const timer = setTimeout(() => program.signal('SIGKILL'), LONGEST_RUN);
    const ended = await program.ended;
    clearTimeout(timer);
    return ended;
  }

  async function startedOnce(): Promise<string> {
    const template = join((await builtServer()).folder, 'data');
    if (existsSync(template)) return template;
    const first = folder();
    // What makes a database from nothing is a story's: here it would be most of the work of the first file.
    await layOutWithKeys(first);
    const server = await start({ DATA_DIR: first, KEEP_COMPILED: 'on' });
    server.signal('SIGTERM');
    await withinLimit(server);
    whole(template, (fresh) => cpSync(first, fresh, { recursive: true }));
    return template;
  }

  return {
    folder,
    start,
    launch,
    startRefused: async (settings) => withinLimit(await launch(settings)),
    command: async (settings, ...words) => run([...FOR_SECONDS, (await builtServer()).commands, ...words], settings),
    script: (settings, file, ...words) => run([file, ...words], settings),
    dataFolder: async () => {
      const template = await startedOnce();
      const copy = folder();
      cpSync(template, copy, { recursive: true });
      return copy;
    },
    startedOnce,
    endAll,
    cleanUp: async () => {
      await endAll();
      process.off('exit', killAll);
      for (const made of folders) rmSync(made, { recursive: true, force: true });
    },
  };
}

/** Keys first: beside a database none are made. */
async function layOutWithKeys(dataDir: string): Promise<void> {
  const [{ layOut }, { loadSecrets }, { readConfig }] = await Promise.all([
    import('./database'),
    import('../platform/crypto/secrets'),
    import('../platform/config'),
  ]);
  loadSecrets(readConfig({ DATA_DIR: dataDir }));
  await layOut(dataDir);
}

async function healthy(server: RunningServer): Promise<void> {
  let over = false;
  void server.ended.then(() => {
    over = true;
  });
  for (const begun = Date.now(); Date.now() - begun < LONGEST_START; await wait(40)) {
    if (over) throw new Error(`the server ended:\n${server.stdout()}${server.stderr()}`);
    const answer = await fetch(`${server.url}/health`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.status === 200) return;
  }
  throw new Error(`the server was not healthy in time:\n${server.stdout()}${server.stderr()}`);
}

export async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Lines that a program printed, without the empty ones. */
export function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
