interface PageOf<T> {
  items: readonly T[];
  pages: number;
}

/** The page counted from 1; one beyond the last is the last. */
export function pageOf<T>(all: readonly T[], page: number, size: number): PageOf<T> & { page: number } {
  const pages = Math.max(1, Math.ceil(all.length / size));
  const shown = Math.min(Math.max(1, page), pages);
  return { items: all.slice((shown - 1) * size, shown * size), pages, page: shown };
}
