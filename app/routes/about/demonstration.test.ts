/** Tests the pages of the demonstration: valid links, and a privacy policy that is consistent with the code. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Kind } from '#api/content/kind';
import { faqs } from '#api/content/kinds/faqs';
import { pages } from '#api/content/kinds/pages';
import { commitCart } from '#app/visitor/visitor.server';
import { emptyCart } from '#domain/cart';
import { LOCALES, type Locale } from '#domain/locales';
import { days } from '#domain/time/durations';
import { writtenItems } from '#tests/support/api/written';
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
