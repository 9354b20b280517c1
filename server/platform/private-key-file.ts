import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';

export function isPrivateKey(file: string): boolean {
  try {
    return createPrivateKey(readFileSync(file)).type === 'private';
  } catch {
    return false;
  }
}
