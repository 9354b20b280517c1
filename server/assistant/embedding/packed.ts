/** Numbers as they are written down in a source file, 8 bits each. */
export interface Packed {
  largest: number;
  numbers: string;
}

const MOST = 127;

export function packed(numbers: Float32Array): Packed {
  const largest = numbers.reduce((most, number) => Math.max(most, Math.abs(number)), 0);
  const bytes = Int8Array.from(numbers, (number) => Math.round((number / largest) * MOST));
  return { largest, numbers: Buffer.from(bytes.buffer).toString('base64') };
}

export function unpacked({ largest, numbers }: Packed): Float32Array {
  const bytes = Buffer.from(numbers, 'base64');
  return Float32Array.from({ length: bytes.length }, (_, at) => (bytes.readInt8(at) * largest) / MOST);
}
