/** Forms of a rendered page, and hostile values for their fields. */

import { JSDOM } from 'jsdom';

export type FoundForm = { action: string; fields: Map<string, string> };

/** Returns the forms of a page that are sent with POST. @param url the path of the page */
export function formsIn(html: string, url: string): FoundForm[] {
  const forms = [...JSDOM.fragment(html).querySelectorAll('form')];
  return forms
    .filter((form) => form.method === 'post')
    .map((form) => ({
      action: form.getAttribute('action') || url,
      fields: new Map(
        [...form.querySelectorAll('[name]')].map((field) => [
          field.getAttribute('name') ?? '',
          field.getAttribute('value') ?? '',
        ]),
      ),
    }));
}

/** Values of a field, percent-encoded as in the body of a form. */
export const HOSTILE_VALUES = {
  'a NUL byte': 'a%00b',
  'a line break and a header': 'a%0d%0aSet-Cookie:%20x=1',
  'bytes that are not UTF-8': '%ff%fe%c3%28',
  'a lone surrogate': '%ed%a0%80',
  'text that reverses its direction': '%e2%80%ae%d9%85%d8%aa%e2%80%ac',
  'a broken escape sequence': '%E0%A4%A',
  '20,000 characters': 'x'.repeat(20_000),
  'many combining marks': '%cc%81'.repeat(2_000),
  'a script': '%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  'a statement of SQL': `1%27%20OR%20%271%27%3D%271%27%3B--`,
  'a path out of the folder': '..%2F..%2F..%2Fetc%2Fpasswd',
  'a name of the prototype': '__proto__',
  'JSON with a prototype': '%7B%22__proto__%22%3A%7B%22isAdmin%22%3Atrue%7D%7D',
  'deeply nested JSON': '%5B'.repeat(3_000),
  'a number that overflows': '9'.repeat(400),
  'a negative number': '-1',
  'an exponent': '1e309',
  'a hexadecimal number': '0x1F',
  'not a number': 'NaN',
  'a date that does not exist': '2027-02-31',
  'an empty value': '',
} as const;

/** Returns the body of a form. @param replaced values instead of the ones of the page, already percent-encoded */
export function encodedForm(
  fields: ReadonlyMap<string, string>,
  replaced: ReadonlyMap<string, string>,
): string {
  return [...fields]
    .map(
      ([name, value]) =>
        `${encodeURIComponent(name)}=${replaced.get(name) ?? encodeURIComponent(value)}`,
    )
    .join('&');
}
