export interface Totals {
  totalUsers: number;
  totalQuestions: number;
  activeSubscriptions: number;
}

/** Each total is a number, and 0 when it is absent. */
export function totalsOf(summary: unknown): Totals {
  const told = new Map<string, unknown>(typeof summary === 'object' && summary !== null ? Object.entries(summary) : []);
  const number = (name: string): number => {
    const value = told.get(name);
    return typeof value === 'number' && Number.isFinite(value) ? value : 0;
  };
  return {
    totalUsers: number('totalUsers'),
    totalQuestions: number('totalQuestions'),
    activeSubscriptions: number('activeSubscriptions'),
  };
}
