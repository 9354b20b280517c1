declare module 'autocannon' {
  interface Client {
    on(event: 'response', heard: () => void): void;
    setHeadersAndBody(headers: Record<string, string>, body: string | undefined): void;
  }
  interface Options {
    url: string;
    connections: number;
    duration?: number;
    amount?: number;
    /** Seconds. */
    timeout: number;
    method: string;
    setupClient(client: Client): void;
  }
  interface Result {
    requests: { average: number; total: number };
    '4xx': number;
    '5xx': number;
    statusCodeStats: Record<string, { count: number }>;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
