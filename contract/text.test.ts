import { describe, expect, it } from 'vitest';
import { isTimeZone } from './daily-mail';
import { typedText } from './text';
import { isEmail } from './text-rules';

describe('an email address', () => {
  it.each([
    'tom@example.com',
    'tom+heart@example.co.uk',
    "o'neill@example.com",
    'TOM@EXAMPLE.COM',
    'tom@münchen.example',
    '用户@例子.公司',
    'a@b.c',
    `${'x'.repeat(242)}@example.com`,
  ])('%j is one', (address) => {
    expect(isEmail(address)).toBe(true);
  });

  it.each([
    '',
    'tom',
    'tom@example',
    'tom@.com',
    'tom@example..com',
    'tom@example.com.',
    'tom @example.com',
    'tom@example.com\r\nBcc: b@example.com',
    'tom@example.com\u0000',
    'tom@example.com, ann@example.com',
    'Tom <tom@example.com>',
    '"tom"@example.com',
    'tom@[127.0.0.1]',
    'tom@example.com\u2028',
    '\ud800@example.com',
    `${'x'.repeat(243)}@example.com`,
  ])('%j is none', (address) => {
    expect(isEmail(address)).toBe(false);
  });

  it('a hostile one is looked at in no time', () => {
    const begun = Date.now();
    expect(isEmail(`${'a.'.repeat(60)}@${'a-'.repeat(60)}`)).toBe(false);
    expect(isEmail(`a@${'a.'.repeat(50_000)}`)).toBe(false);
    expect(Date.now() - begun).toBeLessThan(2_000);
  });
});

describe('text that a person types', () => {
  const schema = typedText({ empty: 'empty', most: 5, tooLong: 'too long' });
  const wordsFor = (value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

  it('is trimmed first and measured then', () => {
    expect(schema.parse('  peony  ')).toBe('peony');
    expect(wordsFor('roses!')).toBe('too long');
  });

  it.each([undefined, null, 5, {}, '', ' \n\t '])('%j is empty', (value) => {
    expect(wordsFor(value)).toBe('empty');
  });

  it.each(['a\u0000b', 'a\ud800', '\udc00b'])('%j cannot be stored', (value) => {
    expect(wordsFor(value)).toBe("Please remove characters that can't be saved.");
  });

  it('every language and every emoji can', () => {
    for (const text of ['Grüße', '愛してる', 'حب', '👩‍❤️']) expect(schema.parse(text)).toBe(text);
  });
});

describe('a time zone', () => {
  it.each(['America/Chicago', 'Europe/Berlin', 'UTC', 'Pacific/Kiritimati'])('%s is one', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  it.each(['', 'Mars/Olympus', '+05:00', '-03', 'local', "UTC'; --"])('%j is none', (name) => {
    expect(isTimeZone(name)).toBe(false);
  });
});
