import { expect, it } from 'vitest';
import { areKeys, encryptBytes, encryptFor } from './encrypt';

const bytes = (text: string) => Buffer.from(text, 'base64url');

// RFC 8291, section 5 and appendix A.
const vector = {
  plain: 'V2hlbiBJIGdyb3cgdXAsIEkgd2FudCB0byBiZSBhIHdhdGVybWVsb24',
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  receiver: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
const receiver = { publicKey: bytes(vector.receiver), auth: bytes(vector.auth) };

it('gives, of what RFC 8291 gives, what it says must come out', () => {
  const record = Buffer.concat([bytes(vector.plain), Buffer.of(2)]);
  const once = { salt: bytes(vector.salt), privateKey: bytes(vector.sender) };
  expect(encryptBytes(receiver, record, once).toString('base64url')).toBe(vector.message);
});

it('is another each time, and as long for a short text as for a longer one', () => {
  const [one, same, longer] = ['Ask her', 'Ask her', 'Ask her which flowers she likes best in spring'].map((text) =>
    encryptFor(receiver, text),
  );
  expect(one?.equals(same ?? Buffer.of())).toBe(false);
  expect(longer?.length).toBe(one?.length);
});

it('what does not fit in one record is refused', () => {
  expect(() => encryptFor(receiver, 'x'.repeat(4_100))).toThrow('one record');
});

it.each([
  ['as the RFC has them', {}, true],
  ['a point that is not on the curve', { publicKey: Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]) }, false],
  ['a key cut short', { publicKey: receiver.publicKey.subarray(0, 64) }, false],
  ['a secret cut short', { auth: receiver.auth.subarray(0, 15) }, false],
])('keys: %s', (_, changed, taken) => {
  expect(areKeys({ ...receiver, ...changed })).toBe(taken);
});
