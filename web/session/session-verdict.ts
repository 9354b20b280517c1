/** What the answer to the five-minute check says about the session. A server in trouble says nothing about it. */
export type Verdict = 'valid' | 'ended' | 'unknown';

export function sessionVerdict(status: number): Verdict {
  if (status === 200) return 'valid';
  return status === 401 ? 'ended' : 'unknown';
}
