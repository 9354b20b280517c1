/** Where a page was turned, it is read from its beginning: by the eye, by the keyboard and by a screen reader. */
export function readFrom(place: HTMLElement | null): void {
  place?.focus({ preventScroll: true });
  place?.scrollIntoView?.({ block: 'start' });
}
