/** Tests of the values that people type. */
import { expect, test } from 'vitest';
import {
  emailSchema,
  httpsUrlSchema,
  lineSchema,
  requiredTextSchema,
  shownUrlSchema,
  textSchema,
} from './values';

test.each([
  'name@example.com',
  "o'brien+gifts@mail.example.co.uk",
  'a.b-c_d+e@my-charity.example.jp',
  'سلمى@مثال.عمان',
  'salma@xn--mgbh0fb.example',
  'ümit@örnek.com.tr',
])('an e-mail address can be %s', (text) => {
  expect(emailSchema.parse(` ${text} `)).toBe(text);
});

test.each([
  'name@example.com,',
  'x,name@example.com',
  'x;name@example.com',
  'Name<name@example.com>',
  '(a)b@example.com',
  '"a b"@example.com',
  'a@b@example.com',
  'name@example',
  'name@example.com.',
  'name@example..com',
  ...['a..b@example.jp', '.a@example.com', 'a.@example.com', 'a@-x.org', 'a@x-.org', 'a@x.-org'],
  'name@[127.0.0.1]',
  'name @example.com',
  'name@example.com\r\nBcc: x@example.com',
  'na\u200bme@example.com',
  'na\u202eme@example.com',
  '\u3164@example.com',
  'na\u00adme@example.com',
])('an e-mail address cannot be %j', (text) => {
  expect(emailSchema.safeParse(text).success).toBe(false);
});

test.each(['سلمى', 'می\u200cخواهم', 'क्\u200dष', 'A', '李', '🌿 Olive', 'O’Brien-Śmith', '+968'])(
  'a line can be %j',
  (text) => {
    expect(lineSchema(80).parse(` ${text}\n`)).toBe(text);
  },
);

test.each([
  ...['', ' ', '\u200b', '\u2800', '\u3164', '\u00ad', '\u200c\u200d', '\u0301', '\ufeff'],
  ...['Salma\u202e', 'Salma\u2066', 'a\nb', 'a\u2028b', 'a\u0000', 'a\ufffd', 'a\ud800'],
])('a line cannot be %j', (text) => {
  expect(lineSchema(80).safeParse(text).success).toBe(false);
});

test('a text keeps lines, tabs, emoji and joiners', () => {
  const text = 'Salam 👨‍👩‍👧‍👦🇵🇸\n\n\tمی\u200cخواهم \u202a+968 2412 3456\u202c';
  expect(textSchema(200).parse(text)).toBe(text);
});

test('a text loses controls, half characters and direction overrides', () => {
  expect(textSchema(200).parse(' a\r\nb\u0000\u000b\ud800\u202ec ')).toBe('a\nbc');
});

test.each(['', ' \n', '\u200b\u2800\n\u3164'])('a text shows something, unlike %j', (text) => {
  expect(requiredTextSchema(200).safeParse(text).success).toBe(false);
});

test.each(['https://example.org/a?b=c#d', 'https://مثال.عمان/', 'https://t.example/@amal'])(
  'a link can be %s',
  (url) => {
    expect(httpsUrlSchema.parse(url)).toBe(url);
  },
);

test.each([
  ...['http://example.org', 'javascript:alert(1)', 'https://localhost', 'example.org'],
  ...[
    'https://charity.example@evil.example/',
    'https://example.org/"onclick="x',
    'https://a.example/ b',
  ],
])('a link cannot be %s, and is left out of a reply', (url) => {
  expect(httpsUrlSchema.safeParse(url).success).toBe(false);
  expect(shownUrlSchema.parse(url)).toBe('');
});
