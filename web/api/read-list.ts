/** A list arrives plain or wrapped in an object; both are read alike. Anything else is an empty list. */
export function readList<T>(reply: readonly T[] | { users?: readonly T[]; questions?: readonly T[] } | null): T[] {
  if (!reply) return [];
  if ('users' in reply || 'questions' in reply) return [...(reply.users ?? reply.questions ?? [])];
  return Array.isArray(reply) ? [...reply] : [];
}
