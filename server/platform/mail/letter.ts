/** A mail, ready to go. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  headers?: Record<string, string>;
}

/** The last hop: an SMTP server, or the local mailbox. */
export interface Mailer {
  /** `id` is the same at every try, so that a second copy can be recognised as one. */
  send(id: string, letter: Letter): Promise<void>;
  close(): Promise<void>;
}

/** The receiving server will never take this mail; trying again is pointless. */
export class MailRejected extends Error {}

/** There is nobody left to take it, and nothing has failed. */
export class NobodyThere extends Error {}

/** It will be taken later, and whoever refused it now has said when: after so many milliseconds. */
export class ComeBackLater extends Error {
  constructor(
    reason: string,
    readonly wait: number,
  ) {
    super(reason);
  }
}
