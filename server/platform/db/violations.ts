/** PostgreSQL's code of what went wrong, which both drivers put on the error or on its cause. */
export function sqlStateOf(error: unknown): string | undefined {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return cause?.code ?? code;
}

export const isUniqueViolation = (error: unknown) => sqlStateOf(error) === '23505';
