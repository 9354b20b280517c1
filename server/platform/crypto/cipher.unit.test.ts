import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { open, pad, seal, Unreadable, unpad } from './cipher';

const key = randomBytes(32);
const context = 'f1|answer|sealed_text|user|row';
const NONCE = 12;
const TAG = 16;

const sealed = (text: string) => seal(key, context, pad(text));
const opened = (bytes: Buffer) => unpad(open(key, context, bytes));

describe('sealing a text', { timeout: 30_000 }, () => {
  it.each([
    ['nothing', ''],
    ['a word', 'Peonies'],
    ['lines', 'One\nTwo\r\n\tThree\n'],
    ['emoji', '👩‍❤️‍👨 🏳️‍🌈 🇩🇪 ❤️'],
    ['Japanese', '彼女はチューリップが好きです'],
    ['Arabic', 'تحب زهور التوليب'],
    ['Hebrew with points', 'הִיא אוֹהֶבֶת'],
    ['Devanagari', 'उसे ट्यूलिप पसंद हैं'],
    ['joined marks', 'e\u0301 n\u0303 Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢'],
    ['a NUL', 'a\u0000b'],
    ['the longest answer', '💛'.repeat(5_000)],
  ])('gives %s back to the letter', (_name, text) => {
    expect(opened(sealed(text))).toBe(text);
  });

  it('gives any well-formed text back', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => opened(sealed(text)) === text));
  });

  it('has one length for all short texts, so that a dump does not tell yes from no', () => {
    const lengths = ['', 'no', 'yes', 'x'.repeat(60)].map((text) => sealed(text).length);
    expect(new Set(lengths)).toEqual(new Set([NONCE + 64 + TAG]));
    expect(sealed('x'.repeat(61)).length).toBe(NONCE + 128 + TAG);
    for (let length = 0; length < 300; length++) expect(pad('x'.repeat(length)).length % 64).toBe(0);
  });

  it('is never the same twice: 20,000 nonces of one key are all different', () => {
    const nonces = new Set<string>();
    for (let n = 0; n < 20_000; n++) nonces.add(seal(key, context, Buffer.alloc(0)).toString('hex', 0, NONCE));
    expect(nonces.size).toBe(20_000);
  });

  it('shows nothing of the text', () => {
    expect(sealed('canary-canary-canary').toString('latin1')).not.toContain('canary');
  });
});

describe('opening what somebody tampered with', { timeout: 30_000 }, () => {
  const whole = sealed('She said yes');

  it('refuses every single flipped byte: nonce, text and tag', () => {
    for (let at = 0; at < whole.length; at++) {
      for (const bit of [0x01, 0x80, 0xff]) {
        const changed = Buffer.from(whole);
        changed[at] = (changed[at] ?? 0) ^ bit;
        expect(() => open(key, context, changed), `byte ${at}`).toThrow(Unreadable);
      }
    }
  });

  it('refuses a tag cut down to any length from 0 to 15, which Node would take from 4 on', () => {
    for (let length = 0; length < TAG; length++) {
      expect(() => open(key, context, whole.subarray(0, whole.length - TAG + length)), `${length}`).toThrow(Unreadable);
    }
  });

  it('refuses what is shorter than a nonce and a tag, or longer than it was', () => {
    for (let length = 0; length < NONCE + TAG; length++) {
      expect(() => open(key, context, whole.subarray(0, length))).toThrow(Unreadable);
    }
    expect(() => open(key, context, Buffer.concat([whole, Buffer.of(0)]))).toThrow(Unreadable);
  });

  it('refuses another key and any other context', () => {
    expect(() => open(randomBytes(32), context, whole)).toThrow(Unreadable);
    for (const other of [
      'f1|question|sealed_text|user|row',
      'f1|answer|other_column|user|row',
      'f1|answer|sealed_text|somebody|row',
      'f1|answer|sealed_text|user|another',
      'f1|answer|sealed_text|user',
      '',
    ]) {
      expect(() => open(key, other, whole), other).toThrow(Unreadable);
    }
  });

  it('tells every fault in the same words', () => {
    const faults = [whole.subarray(0, 5), whole.subarray(0, -1), Buffer.alloc(whole.length)].map((bytes) => {
      try {
        open(key, context, bytes);
        return 'opened';
      } catch (error) {
        return String(error);
      }
    });
    expect(new Set(faults)).toEqual(new Set(['Error: This entry could not be read']));
  });

  it('refuses a padding that lies about its length', () => {
    for (const length of [61, 64, 0xffffffff]) {
      const lying = pad('yes');
      lying.writeUInt32BE(length, 0);
      expect(() => unpad(lying), `${length}`).toThrow(Unreadable);
    }
    for (const bytes of [0, 1, 3]) expect(() => unpad(Buffer.alloc(bytes))).toThrow(Unreadable);
  });
});
