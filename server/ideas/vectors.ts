import { setTimeout } from 'node:timers/promises';
import { can } from '../../contract/access';
import { cosine } from '../assistant/embedding/int8';
import type { Deps } from '../deps';
import type { Caller } from '../platform/http/caller';
import { titleWords } from './title-words';

/** Nobody waits longer to see his idea saved: it is then found by its words until it is changed. */
const PATIENCE = 1_500;

type Vector = Int8Array;

/** Of what these titles speak of. */
export async function vectorsOf({ embedder }: Pick<Deps, 'embedder'>, texts: string[]): Promise<Vector[] | null> {
  if (texts.length === 0) return [];
  const impatience = new AbortController();
  const late = setTimeout(PATIENCE, null, { signal: impatience.signal, ref: false }).catch(() => null);
  return Promise.race([embedder.embed(texts.map((text) => titleWords(text).core)), late]).finally(() =>
    impatience.abort(),
  );
}

/** Of a title, for those who may be told what is near it. */
export async function vectorOf(deps: Pick<Deps, 'embedder'>, caller: Caller, title: string): Promise<string | null> {
  if (!can(caller, 'plan-gifts')) return null;
  const [vector] = (await vectorsOf(deps, [title])) ?? [];
  return vector ? Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64') : null;
}

export const readVector = (stored: string): Vector => new Int8Array(Buffer.from(stored, 'base64'));

export const likeness = (one: Vector, other: Vector): number => (one.length === other.length ? cosine(one, other) : 0);
