/** What is wrong with a backup file; the words follow its name. */
export class BackupFault extends Error {}
