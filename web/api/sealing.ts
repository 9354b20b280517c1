import { committed, done, KEYS, onWiped, withBox } from './sealed-box';

/** As it lies in the browser. Over a plain connection browsers seal nothing: there it lies as it is. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer } | { plain: string };

const ALGORITHM = 'AES-GCM';

/** Tied to its place: words that were moved to another's open for nobody. */
const parameters = (iv: Uint8Array<ArrayBuffer>, place: string) => ({
  name: ALGORITHM,
  iv,
  additionalData: new TextEncoder().encode(place),
});

export async function seal(key: CryptoKey | null, place: string, text: string): Promise<Sealed> {
  if (!key) return { plain: text };
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { iv, sealed: await crypto.subtle.encrypt(parameters(iv, place), key, new TextEncoder().encode(text)) };
}

/** Null where it cannot be opened: its key is gone, or somebody changed it. */
export async function unseal(key: CryptoKey | null, place: string, kept: Sealed): Promise<string | null> {
  if ('plain' in kept) return kept.plain;
  if (!key) return null;
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt(parameters(kept.iv, place), key, kept.sealed));
  } catch {
    return null;
  }
}

/** Those that were asked for: a letter that is typed does not wait for the database twice. */
const atHand = new Map<string, Promise<CryptoKey>>();
onWiped.add((owner) => atHand.delete(owner));

/** His key in this browser, made when he first types. Of two tabs that make one at once the first one's stands. */
export async function keyOf(owner: string): Promise<CryptoKey | null> {
  if (!crypto.subtle) return null;
  const key = atHand.get(owner) ?? knownKey(owner).then(async (known) => known ?? keepKey(owner, await newKey()));
  atHand.set(owner, key);
  key.catch(() => atHand.delete(owner));
  return key;
}

export const knownKey = (owner: string) =>
  withBox((box) => done<CryptoKey | undefined>(box.transaction(KEYS).objectStore(KEYS).get(owner)));

const newKey = () => crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);

function keepKey(owner: string, made: CryptoKey): Promise<CryptoKey> {
  return withBox(async (box) => {
    const work = box.transaction(KEYS, 'readwrite');
    const keys = work.objectStore(KEYS);
    const first = await done<CryptoKey | undefined>(keys.get(owner));
    if (!first) keys.put(made, owner);
    await committed(work);
    return first ?? made;
  });
}
