/** The numbers a pager offers: the first, the last and those around the current page; `null` stands for a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((n, i) => {
    const before = shown[i - 1];
    if (before === undefined || n - before === 1) return [n];
    // A gap of one page takes as much room as the page itself.
    return n - before === 2 ? [n - 1, n] : [null, n];
  });
}
