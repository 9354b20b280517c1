/** Whoever asks for the same while it is under way gets the same; null is never the same as anything. */
export function createOnce<T>(): (name: string | null, work: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (name, work) => {
    if (name === null) return work();
    const known = underWay.get(name);
    if (known) return known;
    const begun = work().finally(() => underWay.delete(name));
    underWay.set(name, begun);
    return begun;
  };
}
