/** Tests of previews in the storefront: requests with the token, and nothing in a cache. */
import { expect, test } from 'vitest';
import { PREVIEW_HEADER, previewTokenIn } from '#contract/preview';
import { visit } from '#tests/support/site';
import { pageKey } from '../visitor/page-key.server';
import { readVisitor } from '../visitor/visitor.server';
import { ResponseCache } from './cache.server';
import { charityClient } from './client.server';

const TOKEN = 'a'.repeat(40);

test('sends the token with every request for content, and does not cache the responses', async () => {
  const sent: (string | null)[] = [];
  const answers = new ResponseCache();
  const send = (request: Request) => {
    sent.push(request.headers.get(PREVIEW_HEADER));
    return Promise.resolve(Response.json({ result: { total: 0, data: [] } }));
  };
  const deps = { answers, send, url: (path: string) => `http://api.test${path}` };
  const preview = charityClient({ locale: 'en', bearer: null, preview: TOKEN }, deps);
  const donor = charityClient({ locale: 'en', bearer: null }, deps);
  await preview.call('programs');
  await preview.call('programs');
  await donor.call('programs');
  const [first, second, ...others] = sent;
  expect([first, second]).toEqual([TOKEN, TOKEN]);
  expect(others.every((header) => header === null)).toBe(true);
  expect(others.length).toBeGreaterThan(0);
});

test('reads the token of a page, and leaves the page out of the page cache', () => {
  expect(readVisitor(visit(`/projects/bread?preview=${TOKEN}`)).preview).toBe(TOKEN);
  expect(pageKey(visit(`/projects/bread?preview=${TOKEN}`))).toBeNull();
  expect(readVisitor(visit('/projects/bread')).preview).toBeNull();
});

test.each(['', 'short', 'ä'.repeat(40), 'x'.repeat(500)])('ignores the token %j', (token) => {
  expect(previewTokenIn(new URLSearchParams({ preview: token }))).toBeNull();
});
