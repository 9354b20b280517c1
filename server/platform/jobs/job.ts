/** Work that comes round by itself. However many instances run, each turn is taken once. */
export interface Job {
  name: string;
  /** Cron notation, in UTC. */
  schedule: string;
  /** After so many minutes a turn counts as lost, and the next may begin. Ten unless said. */
  longestMinutes?: number;
  run(): Promise<void>;
}
