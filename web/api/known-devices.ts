import { limits } from '../../contract/limits';
import { storedValue } from './stored-value';

const devices = storedValue('devices', (kept) =>
  Array.isArray(kept) ? kept.filter(isMark).slice(0, limits.devices.kept) : [],
);

/** By what accounts know this browser again, the newest first. They name nobody, and stay when somebody logs out. */
export const readDevices = devices.read;

export function keepDevice(device: string): void {
  const others = readDevices().filter((other) => other !== device);
  devices.write([device, ...others].slice(0, limits.devices.kept));
}

function isMark(value: unknown): value is string {
  return typeof value === 'string' && value.length <= limits.devices.characters;
}
