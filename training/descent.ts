const RATE = 0.01;
const [LASTING, LASTING_SQUARES] = [0.9, 0.999];

/** Walks a matrix downhill with Adam's steps. */
export class Descent {
  readonly #rows: readonly Float32Array[];
  readonly #usual: Float32Array[];
  readonly #squares: Float32Array[];
  #steps = 0;

  constructor(rows: readonly Float32Array[]) {
    this.#rows = rows;
    this.#usual = rows.map((row) => new Float32Array(row.length));
    this.#squares = rows.map((row) => new Float32Array(row.length));
  }

  step(gradient: readonly Float32Array[]): void {
    this.#steps += 1;
    const [young, youngSquares] = [1 - LASTING ** this.#steps, 1 - LASTING_SQUARES ** this.#steps];
    for (const [at, row] of this.#rows.entries()) {
      const [usual, squares, slope] = [this.#usual[at], this.#squares[at], gradient[at]];
      if (!usual || !squares || !slope) continue;
      for (let i = 0; i < row.length; i++) {
        const value = slope[i] ?? 0;
        const one = LASTING * (usual[i] ?? 0) + (1 - LASTING) * value;
        const two = LASTING_SQUARES * (squares[i] ?? 0) + (1 - LASTING_SQUARES) * value * value;
        usual[i] = one;
        squares[i] = two;
        row[i] = (row[i] ?? 0) - (RATE * (one / young)) / (Math.sqrt(two / youngSquares) + 1e-8);
      }
    }
  }
}
