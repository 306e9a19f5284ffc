/**
 * Tests of the text pages: complete in four languages, consistent with the code, and available without the charity
 * API.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { commitCart, commitPreferences } from '#app/visitor/visitor.server';
import { config } from '#config';
import { emptyCart } from '#domain/cart';
import { days } from '#domain/time/durations';
import { LOCALES, type Locale } from '#domain/locales';
import { readOrderReference } from '#domain/orders';
import { args, openTestSite, unreachable, visit, type TestSite } from '#tests/support/site';
import { localisedPath, type SitePath } from '../../links';
import { loader as about } from './about';
import { loader as contact } from './contact';
import { loader as faqs } from './faqs';
import { loader as privacy } from './privacy';
import { loader as terms } from './terms';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterEach(() => site.fail(null));

const PAGES = {
  '/about': about,
  '/contact-us': contact,
  '/faqs': faqs,
  '/privacy-policy': privacy,
  '/terms-of-use': terms,
} as const;
type Page = keyof typeof PAGES;
const paths = Object.keys(PAGES) as Page[];

async function load<Path extends Page>(path: Path, locale: Locale = 'en') {
  const { data } = await PAGES[path](args(visit(localisedPath(path as SitePath, locale))));
  return data as Awaited<ReturnType<(typeof PAGES)[Path]>>['data'];
}

/** Returns every string in the data of a loader. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(wordsOf);
}

describe.each(paths)('%s', (path) => {
  test('has a different title and description in each language', async () => {
    const heads = await Promise.all(LOCALES.map(async (locale) => (await load(path, locale)).head));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(LOCALES.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(LOCALES.length);
  });

  test.each(LOCALES)('has no missing text and no empty placeholder in %s', async (locale) => {
    for (const words of wordsOf(await load(path, locale))) {
      expect(words).not.toMatch(/\{\{|\}\}|undefined|\b(?:about|policies|giving):/);
      expect(words).not.toMatch(/^(?:about|contact|faqs|privacy|terms)\.[a-z]/);
    }
  });

  test('loads while the charity API is down', async () => {
    site.fail(unreachable);
    const { head } = await load(path);
    expect(head.title).not.toBe('');
  });

  test('sends its text as page data, without namespaces', async () => {
    expect((await load(path)).strings).toEqual({});
  });
});

test('returns fallback contact details while the charity API is down', async () => {
  const { details } = await load('/contact-us');
  site.fail(unreachable);
  const { details: fallback } = await load('/contact-us');
  expect(fallback.phoneNumber).toBe(details.phoneNumber);
  expect(fallback.email).toBe(details.email);
  expect(fallback.socialMediaLinks.whatsapp).toBe('');
});

test('returns the about page without programs and statistics while the charity API is down', async () => {
  expect((await load('/about')).programs).toHaveLength(5);
  site.fail(unreachable);
  const { programs, picture, figures } = await load('/about');
  expect([programs, picture, figures.rows]).toEqual([[], undefined, []]);
});

test('shows a sample reference with a valid check character', async () => {
  const { questions } = await load('/faqs');
  const answer =
    questions.find(({ id }) => id === 'transfer')?.answer.replaceAll('\u2060', '') ?? '';
  const [reference = ''] = /ND-[\w-]+/.exec(answer) ?? [];
  expect(readOrderReference(reference)).toBe(reference);
});

test('links the answers to pages in the language of the URL', async () => {
  const { questions } = await load('/faqs', 'tr');
  const further = questions.flatMap(({ further }) => further?.to ?? []);
  expect(further).toContain('/tr/terms-of-use#changes');
  expect(further.every((to) => to.startsWith('/tr/'))).toBe(true);
});

test('has the section of the terms to which an answer links', async () => {
  const { policy } = await load('/terms-of-use');
  expect(policy.sections.map(({ id }) => id)).toContain('changes');
});

describe('the privacy policy', () => {
  const cookies = async (locale: Locale) => {
    const { policy } = await load('/privacy-policy', locale);
    return wordsOf(policy.sections.find(({ id }) => id === 'cookies')?.body);
  };

  test.each(LOCALES)(
    'names every cookie, and the lifetime of the cart cookie, in %s',
    async (locale) => {
      const [, cart = '', auth = '', preferences = ''] = await cookies(locale);
      const lasting = /max-age=(\d+)/i.exec(commitCart(emptyCart()) ?? '')?.[1];
      expect(cart).toContain('cart');
      expect(cart).toContain(String((Number(lasting) * 1_000) / days(1)));
      expect(auth).toContain('auth');
      expect(preferences).toContain('preferences');
    },
  );

  test('the preferences cookie lasts one year, as the policy states', () => {
    expect(commitPreferences({})).toMatch(new RegExp(`max-age=${days(365) / 1_000};`, 'i'));
  });

  test.each(LOCALES)(
    'names each payment provider that receives the email address, in %s',
    async (locale) => {
      const payments = 'charity-api/payments';
      const told = readdirSync(payments, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.includes(path.sep) && !file.includes('.test.'))
        .filter((file) => file.endsWith('.ts'))
        .filter((file) => readFileSync(path.join(payments, file), 'utf8').includes('donorEmail'))
        .map((file) => path.dirname(file));
      const { policy } = await load('/privacy-policy', locale);
      const said = wordsOf(policy.sections.find(({ id }) => id === 'payment')?.body).join(' ');
      expect(told.length).toBeGreaterThan(0);
      for (const provider of told) expect(said.toLowerCase()).toContain(provider);
    },
  );

  test('contains the email address and the phone number', async () => {
    const { policy } = await load('/privacy-policy', 'ar');
    const said = policy.sections.at(-1)?.body.join() ?? '';
    expect(said).toContain('hello@amal.example');
    expect(said).toContain('\u2066+968 2123 4567\u2069');
  });
});

describe('the terms of use', () => {
  const ids = async () => (await load('/terms-of-use')).policy.sections.map(({ id }) => id);

  test('has a section about the demonstration only with demo content', async () => {
    expect(await ids()).toContain('demonstration');
    vi.spyOn(config(), 'DEMO_CONTENT', 'get').mockReturnValue(false);
    expect(await ids()).not.toContain('demonstration');
  });

  test('contains the limits, the currencies and the licence', async () => {
    const said = wordsOf((await load('/terms-of-use')).policy.sections).join(' ');
    expect(said).toContain('The least you can give is 1 of the currency, the most 1,000,000');
    expect(said).toContain('Omani rials, US dollars, euros, or pounds sterling');
    expect(said).toContain('Licence 123/2020');
  });
});
