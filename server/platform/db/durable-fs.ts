import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * PGlite on the file system with real fsync.
 *
 * PGlite starts PostgreSQL with fsync off, and even with it on, emscripten's NODEFS has no fsync at all: what is
 * acknowledged would be lost with the power. This supplies the missing callback, and syncs a directory after a file
 * was made or renamed in it, so that the name survives as well as the bytes.
 */
interface NodeFsModule {
  NODEFS?: EmscriptenNodeFs;
  FS: { filesystems: { NODEFS: EmscriptenNodeFs } };
}
interface EmscriptenNodeFs {
  realPath(node: unknown): string;
  stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
  node_ops: {
    rename(oldNode: unknown, newDir: unknown, newName: string): unknown;
    mknod(parent: unknown, name: string, mode: number, dev: unknown): unknown;
  };
}

function syncDirectory(path: string): void {
  const descriptor = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

function makeDurable(module: NodeFsModule): void {
  const nodefs = module.NODEFS ?? module.FS.filesystems.NODEFS;
  nodefs.stream_ops.fsync = (stream) => {
    if (typeof stream.nfd === 'number') fs.fsyncSync(stream.nfd);
    else syncDirectory(nodefs.realPath(stream.node));
    return 0;
  };
  const { rename, mknod } = nodefs.node_ops;
  nodefs.node_ops.rename = (oldNode, newDir, newName) => {
    const result = rename(oldNode, newDir, newName);
    syncDirectory(nodefs.realPath(newDir));
    return result;
  };
  nodefs.node_ops.mknod = (parent, name, mode, dev) => {
    const result = mknod(parent, name, mode, dev);
    syncDirectory(nodefs.realPath(parent));
    return result;
  };
}

export class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const result = await super.init(pg, options);
    const hook = makeDurable as unknown as NonNullable<(typeof result.emscriptenOpts)['preRun']>[number];
    result.emscriptenOpts.preRun = [hook, ...(result.emscriptenOpts.preRun ?? [])];
    return result;
  }
}
