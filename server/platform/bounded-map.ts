/** A map that forgets its oldest entry when it is full. */
export class BoundedMap<K, V> extends Map<K, V> {
  constructor(private readonly most: number) {
    super();
  }

  override set(key: K, value: V): this {
    const oldest = this.keys().next();
    if (this.size >= this.most && !this.has(key) && !oldest.done) this.delete(oldest.value);
    return super.set(key, value);
  }
}
