export interface Model {
  weightsPath: string;
  tokenizerPath: string;
  maxTokens: number;
}

export function loadMinilm(model: Model): (text: string) => Float32Array;
