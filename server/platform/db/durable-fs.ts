import fs from 'node:fs';
import { resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { endAtDiskFault } from './disk-fault';
import { flushAfterKill, flushNew, syncDirectory } from './flush';
import type { Reserve } from './reserve';

/**
 * PGlite on the file system with real fsync.
 *
 * PGlite starts PostgreSQL with fsync off, and even with it on, emscripten's NODEFS has no fsync at all: what is
 * acknowledged would be lost with the power. This supplies the missing callback, and syncs a directory after a file
 * was made or renamed in it, so that the name survives as well as the bytes. A fault of the disk ends the process.
 */
interface NodeFsModule {
  NODEFS?: EmscriptenNodeFs;
  FS: { filesystems: { NODEFS: EmscriptenNodeFs } };
}
type Node = object;
interface Stream {
  nfd?: number;
  node: Node;
}
interface EmscriptenNodeFs {
  realPath(node: Node): string;
  convertNodeCode(error: NodeJS.ErrnoException): number;
  stream_ops: {
    fsync?: (stream: Stream) => number;
    write(stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number): number;
    setattr(stream: Stream, attributes: unknown): void;
  };
  node_ops: {
    rename(oldNode: Node, newDir: Node, newName: string): void;
    mknod(parent: Node, name: string, mode: number, dev: unknown): Node;
    setattr(node: Node, attributes: unknown): void;
    unlink(parent: Node, name: string): void;
    rmdir(parent: Node, name: string): void;
  };
}

const FULL = /^(ENOSPC|EDQUOT)$/;
/** PostgreSQL asks for these on its way and knows what to do. */
const ORDINARY = /^(ENOENT|EEXIST|ENOTDIR|ENOTEMPTY)$/;

function codeOf(error: unknown): string {
  return String((error as NodeJS.ErrnoException).code ?? (error as Error).message);
}

interface Ground {
  reserve: Reserve;
  /** Everything that lay in the folder is on the disk: only what this process touches has to be brought there. */
  isFlushed: boolean;
  /** While a database is made, nothing is acknowledged yet: it comes to the disk as a whole. */
  isMaking(): boolean;
  mark: Mark;
}

/** The file by which PGlite knows that there is a database; it writes it before the last of the others. */
interface Mark {
  path: string;
  /** Where it waits until the database is whole. */
  meanwhile: string;
}

function makeDurable(nodefs: EmscriptenNodeFs, { reserve, isFlushed, isMaking, mark }: Ground): void {
  const { stream_ops, node_ops, convertNodeCode, realPath: placeOf } = nodefs;
  const realPath = (node: Node) => {
    const path = placeOf(node);
    return isMaking() && path === mark.path ? mark.meanwhile : path;
  };
  nodefs.realPath = realPath;
  const touched = new WeakSet<Node>();
  let lastCode = '';
  nodefs.convertNodeCode = (error) => {
    lastCode = codeOf(error);
    return convertNodeCode(error);
  };

  function synced(work: () => void): void {
    if (isMaking()) return;
    try {
      work();
    } catch (error) {
      endAtDiskFault('fsync', codeOf(error));
    }
  }

  /** Carries it out, with the room of the reserve where the disk is full. */
  function carryOut<T>(operation: string, place: Node, work: () => T): T {
    touched.add(place);
    try {
      return work();
    } catch (error) {
      const isFull = FULL.test(lastCode);
      if (isFull && reserve.release()) return carryOut(operation, place, work);
      // A row that finds no room is refused by PostgreSQL with an error of its own; its log must not fail.
      if (ORDINARY.test(lastCode) || (isFull && !realPath(place).includes('pg_wal'))) throw error;
      return endAtDiskFault(operation, lastCode);
    }
  }

  const { write, setattr } = stream_ops;
  stream_ops.fsync = (stream) => {
    if (isFlushed && !touched.has(stream.node)) return 0;
    const { nfd } = stream;
    synced(() => (typeof nfd === 'number' ? fs.fsyncSync(nfd) : syncDirectory(realPath(stream.node))));
    return 0;
  };
  stream_ops.write = (stream, buffer, offset, length, position) => {
    // PostgreSQL takes half a write for a full disk, and would not come back for the reserve.
    let done = 0;
    while (done < length) {
      done += carryOut('write', stream.node, () =>
        write(stream, buffer, offset + done, length - done, position + done),
      );
    }
    return done;
  };
  stream_ops.setattr = (stream, attributes) =>
    carryOut('change of a file', stream.node, () => setattr(stream, attributes));

  const { rename, mknod, setattr: setNode, unlink, rmdir } = node_ops;
  node_ops.rename = (oldNode, newDir, newName) => {
    carryOut('rename', newDir, () => rename(oldNode, newDir, newName));
    synced(() => syncDirectory(realPath(newDir)));
  };
  node_ops.mknod = (parent, name, mode, dev) => {
    const made = carryOut('new file', parent, () => mknod(parent, name, mode, dev));
    touched.add(made);
    synced(() => syncDirectory(realPath(parent)));
    return made;
  };
  node_ops.setattr = (node, attributes) => carryOut('change of a file', node, () => setNode(node, attributes));
  node_ops.unlink = (parent, name) => carryOut('removal of a file', parent, () => unlink(parent, name));
  node_ops.rmdir = (parent, name) => carryOut('removal of a folder', parent, () => rmdir(parent, name));
}

export class DurableNodeFS extends NodeFS {
  private isMaking: boolean;
  private readonly mark: Mark;
  /** Before that, a fault is told by whoever opens it. */
  private isOpen = false;

  constructor(
    private readonly folder: string,
    private readonly reserve: Reserve,
  ) {
    super(folder);
    this.mark = { path: resolve(folder, 'PG_VERSION'), meanwhile: resolve(folder, 'PG_VERSION.being-made') };
    this.isMaking = !fs.existsSync(this.mark.path);
  }

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const isFlushed = await flushAfterKill(this.folder);
    const result = await super.init(pg, options);
    const hook = (module: NodeFsModule) =>
      makeDurable(module.NODEFS ?? module.FS.filesystems.NODEFS, {
        reserve: this.reserve,
        isFlushed,
        isMaking: () => this.isMaking,
        mark: this.mark,
      });
    const preRun = hook as unknown as NonNullable<(typeof result.emscriptenOpts)['preRun']>[number];
    result.emscriptenOpts.preRun = [preRun, ...(result.emscriptenOpts.preRun ?? [])];
    result.emscriptenOpts.onAbort = () => {
      if (this.isOpen) endAtDiskFault('database', 'it gave up');
    };
    return result;
  }

  /** PGlite calls it when all files of a new database are written, and before it starts PostgreSQL on them. */
  override async syncToFs(relaxed?: boolean): Promise<void> {
    if (this.isMaking) await this.finish();
    await super.syncToFs(relaxed);
  }

  /** Only a database that is wholly on the disk is marked as one: where this process is killed before, the next makes it again. */
  private async finish(): Promise<void> {
    try {
      await flushNew(this.folder);
      fs.renameSync(this.mark.meanwhile, this.mark.path);
      syncDirectory(this.folder);
    } catch (error) {
      endAtDiskFault('fsync', codeOf(error));
    }
    this.isMaking = false;
  }

  /** To be called once the database is open. */
  opened(): void {
    this.isOpen = true;
  }
}
