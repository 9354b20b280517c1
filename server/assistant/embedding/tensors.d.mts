/** Numbers of a model by their names. */
export interface Numbers {
  numbersOf(name: string): Float32Array;
}

export interface Lesson extends Numbers {
  has(name: string): boolean;
  bytesOf(name: string): Uint8Array;
}

export function taught(model: Numbers, lesson: Lesson): Numbers;
