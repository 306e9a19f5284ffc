/** Tests for each kind of content: donors see a change in its preview and after its publication, and not before. */
import { expect, test } from 'vitest';
import { PREVIEW_HEADER } from '#contract/preview';
import type { WrittenFields } from '#domain/content/shape';
import { basic } from '#tests/support/api/api';
import { setupEditor } from '#tests/support/api/editor';
import { KINDS } from '../kinds';
import { previewToken } from './preview';

const editor = setupEditor();

/**
 * `at`: the endpoint that the donor's page reads. By default, the first English text of the first record of the kind
 * changes.
 */
type Shown = { at: string; record?: string; change?: Record<string, string | string[]> };

const SHOWN: Record<string, Shown> = {
  organisation: { at: '/client/system/settings' },
  giving: { at: '/client/system/settings', change: { suggested_amounts: ['4321'] } },
  zakat: { at: '/client/system/settings' },
  tafreej: { at: '/client/system/settings' },
  metals: { at: '/metals' },
  currencies: { at: '/lookups/currencies' },
  'sign-in': {
    at: '/client/system/settings',
    change: { google: '4321-new.apps.googleusercontent.com' },
  },
  pixels: {
    ...{ record: 'pixels', at: '/client/system/settings' },
    change: { google_tag: 'AW-432100000' },
  },
  types: { at: '/project-types' },
  categories: { at: '/project-categories' },
  tags: { at: '/tags' },
  'sacrifice-categories': { at: '/sacrifice-categories' },
  campaigns: { at: '/projects/{id}' },
  funds: { at: '/projects/{id}' },
  cases: { at: '/tafreej-cases/{id}' },
  endowments: { at: '/endowments/{id}' },
  expiations: { at: '/expiations' },
  mosques: { at: '/mosques/{id}' },
  orphans: { at: '/orphans/{id}' },
  sacrifices: { at: '/sacrifices?limit=100' },
  stocks: { at: '/stocks/{id}' },
  'investment-funds': { at: '/investment-funds/{id}' },
  programs: { at: '/programs/{id}' },
  slides: { at: '/sliders' },
  pages: { at: '/pages/{id}' },
  'faq-categories': { at: '/faq-categories' },
  faqs: { at: '/faqs' },
  'annual-figures': { at: '/annual-figures', record: '2025' },
  events: { at: '/events/{id}' },
  'training-categories': { at: '/training-category' },
  training: { at: '/training/{id}' },
  'news-categories': { at: '/categories?section=news' },
  'blog-categories': { at: '/categories?section=blogs' },
  'article-tags': { at: '/tags?section=news' },
  // The first article of the list is of next year.
  news: { at: '/news/{id}', record: 'blankets' },
  blogs: { at: '/blogs/{id}' },
  'partner-types': { at: '/partner-types' },
  partners: { at: '/partners' },
  'beneficiary-types': { at: '/beneficiary-types' },
  ngos: { at: '/ngos/{id}' },
};

test('the table has every kind', () => {
  expect(Object.keys(SHOWN).sort()).toEqual(KINDS.map(({ name }) => name).sort());
});

/** Returns a copy in which the first text, in any depth, has another English text. */
function withText(value: unknown, en: string): unknown {
  if (Array.isArray(value)) return [withText(value[0], en), ...(value as unknown[]).slice(1)];
  if (typeof value !== 'object' || value === null) return value;
  if ('en' in value) return { ...value, en };
  for (const [name, part] of Object.entries(value)) {
    const changed = withText(part, en);
    if (JSON.stringify(changed) !== JSON.stringify(part)) return { ...value, [name]: changed };
  }
  return value;
}

test.each(Object.entries(SHOWN))(
  '%s: donors see a change as in its preview, and only after the publication',
  async (kind, { at, record, change }) => {
    const { api } = editor;
    const items = await KINDS.find(({ name }) => name === kind)!.read(api.db);
    const id = record ?? items[0]!.id;
    const name = { kind, id };
    const written = ((await editor.publishedOf(name))?.written ?? {}) as WrittenFields;
    const typed = change ? Object.values(change).join() : `New text of ${kind}`;
    const changed = change ? { ...written, ...change } : withText(written, typed);
    const donorSees = async (headers = {}) =>
      (await api.get(at.replace('{id}', id), { ...basic(), ...headers })).text();

    await editor.save(changed as WrittenFields, name);
    expect(await donorSees()).not.toContain(typed);
    const previewed = await donorSees({ [PREVIEW_HEADER]: previewToken(api.deps, name) });
    expect(previewed).toContain(typed);
    await editor.publish(name);
    expect(await donorSees()).toBe(previewed);
  },
);
