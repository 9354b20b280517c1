import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { type RefusalBody, refusals } from '../../contract/errors';

/** What a caller must never see: where and how the server works inside. */
const INSIDES =
  /node_modules|\bat .+:\d+:\d+|\/(?:home|usr|tmp|var|root|server|dist)\/|\.[tj]s\b|SQLSTATE|\b(?:select|insert into|update|delete from) ["\w]+ |relation "|column "|constraint "|violates|syntax error|Failed query|params:|\bE[A-Z]{4,}\b|Zod|Fastify|FST_|undefined|\[object/;

/** The words of libraries, which say nothing to a person. */
const JARGON =
  /invalid input|expected|received|must (?:have|match)|unrecognized|body\/|querystring\/|JSON at position/i;

export function expectNoInsides(text: string): void {
  expect(text).not.toMatch(INSIDES);
}

/** A sentence, or at least a clause of several words, that a person can read. */
export function expectSentence(words: string): void {
  expect(words).toMatch(/^\p{Lu}.*\s.*\p{L}/u);
  expect(words).not.toMatch(JARGON);
  expect(words.length).toBeLessThan(200);
}

/** The one form of every refusal: right status, JSON, `{error, code}`, in words for a person, and nothing else but the text that an edit would have overwritten. */
export function expectRefusal(response: LightMyRequestResponse): RefusalBody {
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  const body = response.json<RefusalBody>();
  const brought = body.code === 'changed_meanwhile' ? ['code', 'current', 'error'] : ['code', 'error'];
  expect(Object.keys(body).sort()).toEqual(brought);
  expect(Object.keys(refusals)).toContain(body.code);
  expectSentence(body.error);
  expectNoInsides(response.payload);
  return body;
}

/** Any answer of the API at all: never our fault, always JSON, and a refusal in its form. */
export function expectDecent(response: LightMyRequestResponse): void {
  expect(response.statusCode, response.payload.slice(0, 300)).toBeLessThan(500);
  if (response.statusCode >= 400) expectRefusal(response);
  else expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
}
