import * as z from 'zod/mini';
import { isPlainAddress, isPrivateAddress } from './private-address';

/** An OpenAI-compatible server. One on this machine or in this house may well ask for no key. */
export interface AiSettings {
  apiKey: string | null;
  baseUrl: string;
  model: string;
  /** Milliseconds until it must have begun, and for everything, a second try included. */
  patience: { firstToken: number; inAll: number };
  /** So many characters of her answers go with a question. */
  room: number;
}

/** xAI, with a model that begins to answer at once: one that thinks first would miss the deadline. */
const XAI = { baseUrl: 'https://api.x.ai/v1', model: 'grok-4.20-non-reasoning' };

/** Some 6,000 tokens, at four characters each: most of a notebook of the first half year. One at home reads slowly, and may have room for 4,096 tokens in all. */
export const ROOM = { elsewhere: 24_000, atHome: 6_000 };

const text = z.optional(z.string().check(z.trim(), z.minLength(1, 'must not be empty')));
/** Her words travel there: readable only where nobody else listens. */
const isSafeForWords = (value: string) => value.startsWith('https:') || isPrivateAddress(value);

/** More than ten minutes nobody waits, in front of a page or behind a proxy. */
const seconds = (usual: number) =>
  z._default(
    z.string().check(z.regex(/^(?:[1-9]\d?|[1-5]\d\d|600)$/, 'must be a number of seconds from 1 to 600')),
    `${usual}`,
  );

/** Each setting and what it must look like. */
export const aiSettings = {
  AI_API_KEY: text,
  AI_BASE_URL: z.optional(
    z
      .string()
      .check(
        z.refine(isPlainAddress, { error: 'must be an http(s) address without a password or a query', abort: true }),
        z.refine(isSafeForWords, 'must begin with https:// unless the server is on this machine or a private network'),
      ),
  ),
  AI_MODEL: text,
  AI_FIRST_TOKEN_SECONDS: seconds(8),
  AI_TOTAL_SECONDS: seconds(20),
  AI_ANSWERS_CHARACTERS: z.optional(
    z
      .string()
      .check(z.regex(/^(?:[1-9]\d{3,4}|[1-3]\d{5}|400000)$/, 'must be a number of characters from 1000 to 400000')),
  ),
};

interface Given {
  AI_API_KEY?: string | undefined;
  AI_BASE_URL?: string | undefined;
  AI_MODEL?: string | undefined;
  AI_FIRST_TOKEN_SECONDS: string;
  AI_TOTAL_SECONDS: string;
  AI_ANSWERS_CHARACTERS?: string | undefined;
}

export function aiFaults(s: Given): string[] {
  const faults: string[] = [];
  // Every server names its models in its own way: none can be guessed.
  if (s.AI_BASE_URL && !s.AI_MODEL) faults.push('AI_MODEL: must be set together with AI_BASE_URL');
  if (s.AI_MODEL && !s.AI_BASE_URL && !s.AI_API_KEY) {
    faults.push('AI_MODEL: means nothing without AI_API_KEY or AI_BASE_URL');
  }
  if (Number(s.AI_FIRST_TOKEN_SECONDS) > Number(s.AI_TOTAL_SECONDS)) {
    faults.push('AI_FIRST_TOKEN_SECONDS: must not be more than AI_TOTAL_SECONDS');
  }
  return faults;
}

export function toAiSettings(s: Given): AiSettings | null {
  if (!s.AI_API_KEY && !s.AI_BASE_URL) return null;
  const baseUrl = s.AI_BASE_URL?.replace(/\/+$/, '') ?? XAI.baseUrl;
  const usual = isPrivateAddress(baseUrl) ? ROOM.atHome : ROOM.elsewhere;
  return {
    apiKey: s.AI_API_KEY ?? null,
    baseUrl,
    model: s.AI_MODEL ?? XAI.model,
    patience: {
      firstToken: 1_000 * Number(s.AI_FIRST_TOKEN_SECONDS),
      inAll: 1_000 * Number(s.AI_TOTAL_SECONDS),
    },
    room: Number(s.AI_ANSWERS_CHARACTERS ?? usual),
  };
}
