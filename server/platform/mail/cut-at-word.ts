/** On one line and at most so long, cut after a whole word. A single word that is longer is cut where it must be. */
export function cutAtWord(text: string, most: number): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  if (line.length <= most) return line;
  const lastSpace = line.lastIndexOf(' ', most);
  const kept = line.slice(0, lastSpace > 0 ? lastSpace : most).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.replace(/[\s,;:.–—-]+$/, '')}…`;
}
