import * as z from 'zod/mini';

/** How a PostgreSQL server is used; of the embedded database none of it means anything. */
export interface DatabaseServer {
  /** PostgreSQL itself, where DATABASE_URL leads to a pooler in transaction mode; null: it leads to PostgreSQL. */
  directUrl: string | null;
  connections: number;
}

/** What an instance does: serves people, runs jobs, or both. */
export type InstanceRole = 'web' | 'jobs' | 'all';

const LEAST = 2;
const MOST = 200;

const between = (least: number, most: number) =>
  z.refine<string>(
    (value) => /^\d{1,3}$/.test(value) && Number(value) >= least && Number(value) <= most,
    `must be a number from ${least} to ${most}`,
  );

/** A password in it must be written as addresses want it: @ as %40, for instance. */
export const address = (scheme: RegExp, words: string) =>
  z.optional(
    z
      .string()
      .check(
        z.regex(scheme, { error: words, abort: true }),
        z.refine(URL.canParse, 'cannot be read as an address (special characters in a password must be %-encoded)'),
      ),
  );

const postgres = address(/^postgres(ql)?:\/\//, 'must begin with postgres://');

/** Each setting and what it must look like. */
export const instanceSettings = {
  DATABASE_URL: postgres,
  DATABASE_POOLED: z._default(z.enum(['on', 'off'], 'must be on or off'), 'off'),
  DATABASE_DIRECT_URL: postgres,
  DATABASE_CONNECTIONS: z._default(z.string().check(between(LEAST, MOST)), '10'),
  INSTANCE_ROLE: z._default(z.enum(['web', 'jobs', 'all'], 'must be web, jobs or all'), 'all'),
  MAIL_LANES: z._default(z.string().check(between(1, 50)), '2'),
  DRAIN_SECONDS: z._default(z.string().check(between(0, 120)), '5'),
};

interface Given {
  DATABASE_URL?: string | undefined;
  DATABASE_POOLED: 'on' | 'off';
  DATABASE_DIRECT_URL?: string | undefined;
  DATABASE_CONNECTIONS: string;
  INSTANCE_ROLE: InstanceRole;
}

export function instanceFaults(s: Given): string[] {
  const faults: string[] = [];
  const isPooled = s.DATABASE_POOLED === 'on';
  if (isPooled && !s.DATABASE_URL) faults.push('DATABASE_POOLED: means nothing without DATABASE_URL');
  else if (isPooled && !s.DATABASE_DIRECT_URL) {
    faults.push("DATABASE_DIRECT_URL: must be set when DATABASE_POOLED is on, to PostgreSQL's own address");
  }
  if (s.DATABASE_DIRECT_URL && !isPooled)
    faults.push('DATABASE_DIRECT_URL: means nothing unless DATABASE_POOLED is on');
  if (s.INSTANCE_ROLE !== 'all' && !s.DATABASE_URL) {
    faults.push('INSTANCE_ROLE: must be all with the embedded database, which one process has');
  }
  return faults;
}

export function toDatabaseServer(s: Given): DatabaseServer {
  const isPooled = s.DATABASE_POOLED === 'on';
  return {
    directUrl: isPooled ? (s.DATABASE_DIRECT_URL ?? null) : null,
    connections: Number(s.DATABASE_CONNECTIONS),
  };
}
