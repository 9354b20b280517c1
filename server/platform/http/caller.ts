import type { AccessLevel } from '../../../contract/access';
import type { SubscriptionStatus } from '../../../contract/accounts';

/** Who makes a call: read from the database for each one, so that a demotion or a logout holds at once. */
export interface Caller extends AccessLevel {
  id: string;
  sessionId: string;
  email: string;
  emailVerified: boolean;
  /** What he has changed it to and not proved yet. */
  pendingEmail: string | null;
  createdAt: Date;
  lastLogin: Date | null;
  /** The zone of this call where it says one, else the one he was last seen in. */
  timeZone: string;
  subscriptionStatus: SubscriptionStatus;
  premiumUntil: Date | null;
  renewsAt: Date | null;
  answersCount: number;
  customQuestionsCount: number;
  /** While it is the same, so is everything that the list of his answers tells of them. */
  notebookMark: string;
  sealedHerName: Buffer | null;
  isHerNameAsked: boolean;
  /** A link into his account that the operator printed, and of which he has not been told yet. */
  printedLink: { kind: 'verify' | 'reset'; at: Date } | null;
}

export interface Credentials {
  token: string;
  timeZone: string | null;
}

/** Null for whatever is not a living session. */
export type Authenticate = (credentials: Credentials) => Promise<Caller | null>;
