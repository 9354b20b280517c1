import * as z from 'zod/mini';
import { limits } from './limits';
import { messages } from './messages';
import { isEmail, isStorable } from './text-rules';

/** Text of a person, from one to `most` characters after trimming. */
export function typedText(rule: { empty: string; most: number; tooLong: string }) {
  return z
    .string(rule.empty)
    .check(
      z.trim(),
      z.minLength(1, rule.empty),
      z.maxLength(rule.most, rule.tooLong),
      z.refine(isStorable, messages.common.unreadableText),
    );
}

/**
 * The text that an edit began with. Where it is given and the stored one is another by now, nothing is overwritten and the
 * refusal brings the stored one; without it the last edit stands.
 */
export function basedOn(most: number) {
  return z.optional(z.string().check(z.trim(), z.maxLength(most)));
}

export function emailAddress(empty: string) {
  return z
    .string(empty)
    .check(z.trim(), z.minLength(1, empty), z.refine(isEmail, { error: messages.common.validEmail, abort: true }));
}

/** A secret or a token: bytes as sent, never trimmed. */
export function secret(rule: { empty: string }) {
  return z
    .string(rule.empty)
    .check(z.minLength(1, rule.empty), z.maxLength(limits.password.longest, messages.account.passwordTooLong));
}

/** A link's token. Too long or oddly formed can only be wrong, and is answered like any wrong one. */
export const LinkToken = z.string();

export const Id = z.uuid(messages.common.notFound);

/** The one that the path names. */
export const byId = z.object({ id: Id });

/** Moments leave as ISO 8601 in UTC. */
export const Moment = z.iso.datetime();

export const Done = z.object({ message: z.string() });

/** What is wrong with a value, in the words of the contract; null where nothing is. */
export function faultIn(schema: z.ZodMiniType, value: unknown): string | null {
  return schema.safeParse(value).error?.issues[0]?.message ?? null;
}
