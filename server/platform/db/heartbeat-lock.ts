import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const FILE = 'lock';
const BEAT = 2_000;
/** A holder that is silent for so long is gone. */
const SILENCE = 8_000;
const LOOK_AGAIN = 100;
/** How often a file may change hands under our eyes before we leave it to the others. */
const ATTEMPTS = 20;

export interface Holder {
  pid: number;
  host?: string | undefined;
}

interface Rules {
  /** Whether the process that left the file lives, where it ran at the same place as this one. */
  isAliveHere(pid: number): boolean;
  refusal(holder: Holder | null): Error;
  /** The file is another's now. */
  onLost(holder: Holder | null): void;
}

/** The file as it was found. The text is one process's own: it holds a random word. */
interface Found {
  text: string;
  beatAt: number;
  holder: (Holder & { place: string }) | null;
}

/** A file in the folder that says who has it open, and by its time of change that he lives. */
export async function lockByHeartbeat(directory: string, rules: Rules): Promise<() => void> {
  const file = join(directory, FILE);
  const place = machineAndPathOf(directory);
  const mine = JSON.stringify({ pid: process.pid, host: hostname(), place, word: randomUUID() });
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (attempt > 0) await wait(LOOK_AGAIN);
    if (create(file, mine)) return keepBeating(file, mine, rules);
    const found = look(file);
    if (!found) continue;
    const mayLive = found.holder?.place !== place || rules.isAliveHere(found.holder.pid);
    // A process of that number may be quite another by now: only his heart says that it is he.
    const isHere = found.holder?.place === place;
    if (mayLive && (await beats(file, found, isHere))) throw rules.refusal(found.holder);
    if (takeOver(file, found, mine)) return keepBeating(file, mine, rules);
  }
  throw rules.refusal(null);
}

/** Who says in the file that he has the folder open, at this very place; null where nobody does. */
export function holderHere(directory: string): { pid: number } | null {
  const holder = look(join(directory, FILE))?.holder;
  return holder?.place === machineAndPathOf(directory) ? { pid: holder.pid } : null;
}

/** What must be equal for the sockets and process ids of two processes to be the same: machine, namespace and path. */
function machineAndPathOf(directory: string): string {
  const boot = orNothing(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  const namespace = orNothing(() => readlinkSync('/proc/self/ns/net'));
  return [hostname(), boot, namespace, realpathSync(directory)].join(' ');
}

function orNothing(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

/** False where there is one already. */
function create(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Opened for each look: a folder on another machine is asked anew then, and not remembered. */
function look(file: string): Found | null {
  return withFile(file, 'r', (descriptor) => {
    const text = readFileSync(descriptor, 'utf8');
    return { text, beatAt: fstatSync(descriptor).mtimeMs, holder: holderIn(text) };
  });
}

/** Null where the file is not there. */
function withFile<T>(file: string, flags: string, work: (descriptor: number) => T): T | null {
  let descriptor: number;
  try {
    descriptor = openSync(file, flags);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  try {
    return work(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Null where it is not readable, or not written to its end yet. */
function holderIn(text: string): Found['holder'] {
  try {
    const { pid, host, place } = JSON.parse(text);
    return { pid: Number(pid), host: String(host), place: String(place) };
  } catch {
    return null;
  }
}

/**
 * Watches until the heart has beaten, or has been silent for long enough. On this very machine only what is watched
 * counts: it may have slept until now, and he with it.
 */
async function beats(file: string, found: Found, isHere: boolean): Promise<boolean> {
  const silentFor = isHere ? 0 : Math.max(0, timeAt(file) - found.beatAt);
  for (const begun = performance.now(); silentFor + performance.now() - begun < SILENCE; await wait(LOOK_AGAIN)) {
    const now = look(file);
    if (now?.text !== found.text) return false;
    if (now.beatAt !== found.beatAt) return true;
  }
  return false;
}

/** The time of whoever keeps the folder, which may be a machine with another clock. */
function timeAt(file: string): number {
  const probe = `${file}.${randomUUID()}`;
  writeFileSync(probe, '');
  const { mtimeMs } = statSync(probe);
  rmSync(probe, { force: true });
  return mtimeMs;
}

/**
 * Puts mine in the place of a file that was judged to be left behind. Of two that judged the same one only the first
 * may, and the second, looking again, finds it changed. False where it was not ours to take.
 */
function takeOver(file: string, judged: Found, mine: string): boolean {
  const claim = `${file}.${createHash('sha256').update(judged.text).digest('hex').slice(0, 16)}`;
  if (!create(claim, '')) {
    // Its owner has a moment's work to do; one that is old was killed in that moment.
    if (timeAt(file) - (look(claim)?.beatAt ?? Number.POSITIVE_INFINITY) > SILENCE) rmSync(claim, { force: true });
    return false;
  }
  try {
    const now = look(file);
    if (now?.text !== judged.text || now.beatAt !== judged.beatAt) return false;
    const fresh = `${file}.${randomUUID()}`;
    writeFileSync(fresh, mine, { mode: 0o600 });
    renameSync(fresh, file);
    return true;
  } finally {
    rmSync(claim, { force: true });
  }
}

function keepBeating(file: string, mine: string, rules: Rules): () => void {
  // A folder may be away for a moment: the next beat tries again.
  const timer = setInterval(() => ifPossible(() => beat(file, mine, rules)), BEAT).unref();
  return () => {
    clearInterval(timer);
    ifPossible(() => {
      if (look(file)?.text === mine) rmSync(file, { force: true });
    });
  };
}

function ifPossible(work: () => void): void {
  try {
    work();
  } catch {
    // Said by its name.
  }
}

/** Written through what was just read, so that it cannot be another's. The bytes stay as they are. */
function beat(file: string, mine: string, rules: Rules): void {
  const text = withFile(file, 'r+', (descriptor) => {
    const read = readFileSync(descriptor, 'utf8');
    if (read === mine) writeSync(descriptor, mine, 0);
    return read;
  });
  if (text === null) create(file, mine);
  else if (text !== mine) rules.onLost(holderIn(text));
}
