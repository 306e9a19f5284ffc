/** The pages of words: each in four languages, true to the code, and there without the charity API. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { keepCart, keepPreferences } from '#app/visitor/visitor.server';
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

/** Every sentence of what a loader gave. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(wordsOf);
}

describe.each(paths)('%s', (path) => {
  test('has a title and a description of its own in each language', async () => {
    const heads = await Promise.all(LOCALES.map(async (locale) => (await load(path, locale)).head));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(LOCALES.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(LOCALES.length);
  });

  test.each(LOCALES)('in %s has every word, and every value in its place', async (locale) => {
    for (const words of wordsOf(await load(path, locale))) {
      expect(words).not.toMatch(/\{\{|\}\}|undefined|\b(?:about|policies|giving):/);
      expect(words).not.toMatch(/^(?:about|contact|faqs|privacy|terms)\.[a-z]/);
    }
  });

  test('is there while the charity API is not', async () => {
    site.fail(unreachable);
    const { head } = await load(path);
    expect(head.title).not.toBe('');
  });

  test('sends no namespace: its words travel once, as data', async () => {
    expect((await load(path)).strings).toEqual({});
  });
});

test('contact details are printed even without the charity API', async () => {
  const { details } = await load('/contact-us');
  site.fail(unreachable);
  const { details: fallback } = await load('/contact-us');
  expect(fallback.phoneNumber).toBe(details.phoneNumber);
  expect(fallback.email).toBe(details.email);
  expect(fallback.socialMediaLinks.whatsapp).toBe('');
});

test('without the charity API, who we are goes without programs and figures', async () => {
  expect((await load('/about')).programs).toHaveLength(5);
  site.fail(unreachable);
  const { programs, picture, figures } = await load('/about');
  expect([programs, picture, figures.rows]).toEqual([[], undefined, []]);
});

test('the reference that is shown as a sample is one that would be read', async () => {
  const { questions } = await load('/faqs');
  const answer =
    questions.find(({ id }) => id === 'transfer')?.answer.replaceAll('\u2060', '') ?? '';
  const [reference = ''] = /ND-[\w-]+/.exec(answer) ?? [];
  expect(readOrderReference(reference)).toBe(reference);
});

test('answers lead on in the language of the page', async () => {
  const { questions } = await load('/faqs', 'tr');
  const further = questions.flatMap(({ further }) => further?.to ?? []);
  expect(further).toContain('/tr/terms-of-use#changes');
  expect(further.every((to) => to.startsWith('/tr/'))).toBe(true);
});

test('what the answers link to is a section of the terms', async () => {
  const { policy } = await load('/terms-of-use');
  expect(policy.sections.map(({ id }) => id)).toContain('changes');
});

describe('the privacy policy', () => {
  const cookies = async (locale: Locale) => {
    const { policy } = await load('/privacy-policy', locale);
    return wordsOf(policy.sections.find(({ id }) => id === 'cookies')?.body);
  };

  test.each(LOCALES)('in %s names every cookie, and how long the cart stays', async (locale) => {
    const [, cart = '', auth = '', preferences = ''] = await cookies(locale);
    const lasting = /max-age=(\d+)/i.exec(keepCart(emptyCart()) ?? '')?.[1];
    expect(cart).toContain('cart');
    expect(cart).toContain(String((Number(lasting) * 1_000) / days(1)));
    expect(auth).toContain('auth');
    expect(preferences).toContain('preferences');
  });

  test('says a year of the preferences, and a year it is', () => {
    expect(keepPreferences({})).toMatch(new RegExp(`max-age=${days(365) / 1_000};`, 'i'));
  });

  test.each(LOCALES)('in %s names each provider that is told the email address', async (locale) => {
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
  });

  test('names a way to reach us', async () => {
    const { policy } = await load('/privacy-policy', 'ar');
    const said = policy.sections.at(-1)?.body.join() ?? '';
    expect(said).toContain('care@nadawah.example');
    expect(said).toContain('\u2066+968 0000 0000\u2069');
  });
});

describe('the terms', () => {
  const ids = async () => (await load('/terms-of-use')).policy.sections.map(({ id }) => id);

  test('say that this is a demonstration while the content is invented', async () => {
    expect(await ids()).toContain('demonstration');
    vi.spyOn(config(), 'DEMO_CONTENT', 'get').mockReturnValue(false);
    expect(await ids()).not.toContain('demonstration');
  });

  test('name limits and currencies', async () => {
    const said = wordsOf((await load('/terms-of-use')).policy.sections).join(' ');
    expect(said).toContain('The least you can give is 1 of the currency, the most 1,000,000');
    expect(said).toContain('Omani rials, US dollars, euros, or pounds sterling');
    expect(said).toContain('Licence no. 000/2016 (sample)');
  });
});
