/** A memory for bytes that forgets what was longest not used once they are too many. */
export class BoundedBytes {
  private readonly entries = new Map<string, Buffer>();
  private total = 0;

  constructor(private readonly most: number) {}

  get(key: string): Buffer | undefined {
    const found = this.entries.get(key);
    if (!found) return undefined;
    this.entries.delete(key);
    this.entries.set(key, found);
    return found;
  }

  has(key: string): boolean {
    return this.entries.has(key);
  }

  set(key: string, bytes: Buffer): void {
    this.total += bytes.length - (this.entries.get(key)?.length ?? 0);
    this.entries.delete(key);
    this.entries.set(key, bytes);
    for (const [oldest, { length }] of this.entries) {
      if (this.total <= this.most) return;
      this.entries.delete(oldest);
      this.total -= length;
    }
  }
}
