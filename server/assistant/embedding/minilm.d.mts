export interface Model {
  weightsPath: string;
  tokenizerPath: string;
  maxTokens: number;
}

export interface Minilm {
  embed(text: string): Float32Array;
  asking(lesson: URL): (text: string) => Float32Array;
  judge(lesson: URL): (one: string, other: string) => number;
}

export function loadMinilm(model: Model): Minilm;
