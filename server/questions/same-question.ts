/** Whether two texts ask the same, but for capitals, spaces, the kind of apostrophe and the marks at the end. */
export function isSameQuestion(a: string, b: string): boolean {
  return bareQuestion(a) === bareQuestion(b);
}

/** What two texts have in common that ask the same. */
export function bareQuestion(text: string): string {
  // Capitals, not small letters: in these ß and ss are alike.
  const folded = text.normalize('NFKC').toUpperCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim();
  return folded.replace(/[\p{P}\s]+$/u, '') || folded;
}
