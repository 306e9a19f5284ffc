/** Tests the pages of the demonstration: complete in all languages, with valid links, and consistent with the code. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Kind } from '#api/content/kind';
import { faqs } from '#api/content/kinds/faqs';
import { pages } from '#api/content/kinds/pages';
import { commitCart } from '#app/visitor/visitor.server';
import { emptyCart } from '#domain/cart';
import { MAXIMUM_AMOUNT, MINIMUM_AMOUNT } from '#domain/constants';
import { LOCALES, LOCALE_NAMES, type Locale } from '#domain/locales';
import { CURRENCIES } from '#domain/money';
import { formatNumber } from '#domain/numbers/format';
import { orderReference, readOrderReference } from '#domain/orders';
import { days } from '#domain/time/durations';
import { writtenItems } from '#tests/support/api/written';
import { translateFor } from '#tests/support/words';
import { readSections } from '../../reading/sections.server';

type ValueOf<Content> = Content extends Kind<infer Value> ? Value : never;

const content = {} as {
  pages: Record<string, ValueOf<typeof pages>>;
  faqs: Record<string, ValueOf<typeof faqs>>;
};
beforeAll(async () => {
  const byId = <Value>(items: { id: string; value: Value }[]) =>
    Object.fromEntries(items.map(({ id, value }) => [id, value]));
  content.pages = byId(await writtenItems(pages, 'demo'));
  content.faqs = byId(await writtenItems(faqs, 'demo'));
});

const sectionOf = (page: string, id: string, locale: Locale) => {
  const { sections } = readSections(content.pages[page]!.body[locale], locale);
  return sections.find((section) => section.id === id)?.html ?? '';
};
const bodyOf = (page: string, locale: Locale) => content.pages[page]!.body[locale];

test.each(LOCALES)('pages and questions in %s link only to sections that exist', (locale) => {
  const texts = [
    ...Object.values(content.pages).map(({ body }) => body[locale]),
    ...Object.values(content.faqs).map(({ answer }) => answer[locale]),
  ].join('');
  const links = [...texts.matchAll(/href="\/(privacy-policy|terms-of-use)#([^"]*)"/g)];
  expect(links.length).toBeGreaterThan(0);
  for (const [, page = '', anchor = ''] of links)
    expect(sectionOf(page, anchor, locale), `${page}#${anchor}`).not.toBe('');
});

describe.each(LOCALES)('the privacy policy in %s', (locale) => {
  const sentence = (id: string, word: string) => {
    const items = [...sectionOf('privacy-policy', id, locale).matchAll(/<li>(.*?)<\/li>/g)];
    return items.map(([, text]) => text!).find((text) => text.includes(word)) ?? '';
  };

  test('names every cookie, and the lifetime of the cart cookie', () => {
    const lifetime = /max-age=(\d+)/i.exec(commitCart(emptyCart())?.[0] ?? '')?.[1];
    expect(sentence('cookies', 'cart')).toContain(String((Number(lifetime) * 1_000) / days(1)));
    for (const name of ['auth', 'preferences']) expect(sentence('cookies', name)).not.toBe('');
  });

  test('names each payment provider that receives the email address', () => {
    const payments = 'charity-api/payments';
    const told = readdirSync(payments, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.includes(path.sep) && !file.includes('.test.'))
      .filter((file) => file.endsWith('.ts'))
      .filter((file) => readFileSync(path.join(payments, file), 'utf8').includes('donorEmail'))
      .map((file) => path.dirname(file));
    const said = sectionOf('privacy-policy', 'payment', locale).toLowerCase();
    expect(told.length).toBeGreaterThan(0);
    for (const provider of told) expect(said).toContain(provider);
  });
});

describe.each(LOCALES)('the terms of use in %s', (locale) => {
  const t = translateFor(locale);
  const currencies = (type: 'conjunction' | 'disjunction') =>
    new Intl.ListFormat(locale, { type }).format(
      CURRENCIES.map((currency) => t(`giving:currency.${currency}`)),
    );

  test('contain the minimum and maximum amount of a gift', () => {
    const said = sectionOf('terms-of-use', 'gifts', locale);
    expect(said).toMatch(new RegExp(`(?<!\\d)${formatNumber(MINIMUM_AMOUNT)}(?!\\d)`));
    expect(said).toContain(formatNumber(MAXIMUM_AMOUNT));
  });

  test('name all currencies of the site, and so does the question about currencies', () => {
    expect(bodyOf('terms-of-use', locale)).toContain(currencies('disjunction'));
    expect(content.faqs.currency!.answer[locale]).toContain(currencies('conjunction'));
  });
});

test.each(LOCALES)(
  'questions in %s contain a valid sample reference, and name the languages of the site',
  (locale) => {
    const [reference = ''] = /ND-[\w-]+/.exec(content.faqs.transfer!.answer[locale]) ?? [];
    expect(readOrderReference(reference)).toBe(reference);
    expect(reference).toBe(orderReference(17_171_171_717));
    const names = LOCALES.map((one) => LOCALE_NAMES[one]).join(' · ');
    expect(content.faqs.languages!.answer[locale]).toContain(names);
  },
);
