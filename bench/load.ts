import autocannon from 'autocannon';

/** Requests a second that a server answers, from a second process-like load on loopback; every answer must be a success. */
export async function throughput(url: string, token: string, { connections = 30, seconds = 5 } = {}): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { authorization: `Bearer ${token}` },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}
