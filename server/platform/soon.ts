/** Null where it takes longer than this, in milliseconds, or fails. */
export function soon<T>(promised: Promise<T>, within: number): Promise<T | null> {
  return new Promise((done) => {
    const late = setTimeout(() => done(null), within).unref();
    promised.then(done, () => done(null)).finally(() => clearTimeout(late));
  });
}
