import * as z from 'zod/mini';

/** Backups that are made by themselves. */
export interface BackupSettings {
  dir: string;
  /** In UTC. */
  at: { hour: number; minute: number };
  /** The newest of so many days, weeks and months stay. */
  keep: { days: number; weeks: number; months: number };
  /** Whoever has the key to this can read them; null: they are as readable as the database. */
  recipient: string | null;
}

const KEEP = /^(?:[1-9]\d?|0),\d{1,2},\d{1,2}$/;

/** Each setting and what it must look like. */
export const backupSettings = {
  BACKUP_DIR: z.optional(z.string().check(z.trim(), z.minLength(1, 'must not be empty'))),
  BACKUP_AT: z._default(
    z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day in UTC, such as 02:30')),
    '02:30',
  ),
  BACKUP_KEEP: z._default(
    z.string().check(z.regex(KEEP, 'must be three numbers: for how many days, weeks and months, such as 7,4,6')),
    '7,4,6',
  ),
  BACKUP_RECIPIENT: z.optional(
    z
      .string()
      .check(z.regex(/^age1[02-9ac-hj-np-z]{58}$/, 'must be a public key of age, age1…; make one with age-keygen')),
  ),
};

interface Given {
  BACKUP_DIR?: string | undefined;
  BACKUP_AT: string;
  BACKUP_KEEP: string;
  BACKUP_RECIPIENT?: string | undefined;
}

export function backupFaults(s: Given): string[] {
  if (!s.BACKUP_RECIPIENT || s.BACKUP_DIR) return [];
  return ['BACKUP_RECIPIENT: means nothing without BACKUP_DIR'];
}

export function toBackupSettings(s: Given): BackupSettings | null {
  if (s.BACKUP_DIR === undefined) return null;
  const [hour = 0, minute = 0] = s.BACKUP_AT.split(':').map(Number);
  const [days = 0, weeks = 0, months = 0] = s.BACKUP_KEEP.split(',').map(Number);
  return {
    dir: s.BACKUP_DIR,
    at: { hour, minute },
    keep: { days, weeks, months },
    recipient: s.BACKUP_RECIPIENT ?? null,
  };
}
