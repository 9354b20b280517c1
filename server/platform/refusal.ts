import { type RefusalCode, refusals } from '../../contract/errors';

/** A no that the product means to say. Everything else that is thrown is a fault and is answered 'Server error'. */
export class Refusal extends Error {
  readonly status: number;

  constructor(
    readonly code: RefusalCode,
    readonly details: { words?: string; retryAfterSeconds?: number; current?: string } = {},
  ) {
    super(details.words ?? refusals[code].words);
    this.status = refusals[code].status;
  }
}

/** Why the product does not start; printed as one line, without a stack. */
export class StartRefused extends Error {}
