import fs from 'node:fs';

/** A fault of the disk, as the operating system would tell it to the process. */
export interface DiskFault {
  call: 'writeSync' | 'fsyncSync' | 'renameSync' | 'writeFileSync';
  code: 'EIO' | 'EROFS' | 'ENOSPC';
  /** Only where the path has this in it. */
  in: string;
}

type AnyCall = (...given: unknown[]) => unknown;

/** The next such call fails, once. What fails is the system call; everything above it is the product's own. */
export function breakDisk({ call, code, in: part }: DiskFault): void {
  const calls = fs as unknown as Record<DiskFault['call'], AnyCall>;
  const real = calls[call];
  calls[call] = (...given) => {
    if (!pathOf(given[0]).includes(part)) return real(...given);
    calls[call] = real;
    throw Object.assign(new Error(`${code}: injected, ${call}`), { code, syscall: call });
  };
}

function pathOf(file: unknown): string {
  return typeof file === 'number' ? fs.readlinkSync(`/proc/self/fd/${file}`) : String(file);
}
