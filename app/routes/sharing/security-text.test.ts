/** Tests security.txt: the fields that RFC 9116 requires, also without the charity API. */
import { expect, test } from 'vitest';
import { config } from '#config';
import { args, unreachable, visit } from '#tests/support/site';
import { setupTestSite } from '#tests/support/opened-site';
import { loader } from './security-text';

const site = setupTestSite();
const { publicUrl } = config();

async function fields(): Promise<[string, string][]> {
  const answer = await loader(args(visit('/.well-known/security.txt')));
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await answer.text()).trimEnd().split('\n');
  return lines.map((line) => {
    const [name = '', ...value] = line.split(': ');
    return [name, value.join(': ')];
  });
}
const valuesOf = (all: [string, string][], wanted: string) =>
  all.filter(([name]) => name === wanted).map(([, value]) => value);

test('has the contacts of the charity, an expiry within a year, languages and its own URL', async () => {
  const all = await fields();
  const contacts = valuesOf(all, 'Contact');
  expect(contacts[0]).toMatch(/^mailto:[^@\s]+@[^@\s]+$/);
  expect(contacts[1]).toBe(`${publicUrl}/contact-us`);
  const [expires, ...others] = valuesOf(all, 'Expires');
  expect(others).toEqual([]);
  const left = Date.parse(expires!) - Date.now();
  expect(left).toBeGreaterThan(100 * 86_400_000);
  expect(left).toBeLessThan(365 * 86_400_000);
  expect(valuesOf(all, 'Preferred-Languages')).toEqual(['en, ar, tr, id']);
  expect(valuesOf(all, 'Canonical')).toEqual([`${publicUrl}/.well-known/security.txt`]);
});

test('has the contact form also while the charity API fails', async () => {
  site.fail(unreachable);
  expect(valuesOf(await fields(), 'Contact')).toContain(`${publicUrl}/contact-us`);
});
