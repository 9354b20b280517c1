import autocannon from 'autocannon';

interface Load {
  connections?: number;
  seconds?: number;
  /** So many calls, however long they take. */
  calls?: number;
  /** Other headers or another body for each connection, in turn. */
  each?: { headers?: Record<string, string>; body?: string }[];
  method?: 'GET' | 'POST';
  /** It may say that it is busy; such answers do not count. */
  mayBeBusy?: boolean;
}

export interface Answered {
  /** Requests a second. */
  rate: number;
  count: number;
}

/** Seconds: on a busy machine an answer takes long. */
const PATIENCE = 120;

/** Loads a server from loopback; every answer must be a success, or say that nothing has changed. */
export async function load(
  url: string,
  { connections = 30, seconds = 5, calls, each = [{}], method = 'GET', mayBeBusy = false }: Load,
): Promise<Answered> {
  let clients = 0;
  const begun = performance.now();
  // Its own count of time goes by whole seconds.
  let ended = begun;
  const result = await autocannon({
    url,
    connections,
    ...(calls === undefined ? { duration: seconds } : { amount: calls }),
    timeout: PATIENCE,
    method,
    setupClient: (client) => {
      const { headers = {}, body } = each[clients++ % each.length] ?? {};
      client.on('response', () => {
        ended = performance.now();
      });
      client.setHeadersAndBody({ ...headers, ...(body && { 'content-type': 'application/json' }) }, body);
    },
  });
  const busy = mayBeBusy ? (result.statusCodeStats['503']?.count ?? 0) : 0;
  const refused = result['4xx'] + result['5xx'] - busy;
  if (refused > 0 || result.errors > 0) throw new Error(`${url}: ${refused} refused, ${result.errors} failed`);
  const count = result.requests.total - busy;
  return { rate: (count * 1000) / (ended - begun), count };
}

/** Requests a second that a server answers. */
export async function throughput(url: string, token: string, how: Load = {}): Promise<number> {
  return (await load(url, { ...how, each: [{ headers: { authorization: `Bearer ${token}` } }] })).rate;
}
