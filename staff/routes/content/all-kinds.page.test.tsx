/** Tests for each kind of content: a change in its editor reaches donors when it is published, and not before. */
import { beforeAll, expect, test } from 'vitest';
import type { ContentRecord } from '#contract/staff/content';
import { PREVIEW_HEADER } from '#contract/preview';
import { KINDS } from '#api/content/kinds';
import { basic } from '#tests/support/api/api';
import { sharedApi } from '#tests/support/api/opened-api';
import { signedInStaff } from '#tests/support/staff-site';

const api = sharedApi();
let browser: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  browser = await signedInStaff(api, ['owner']);
});

type Shown = { at: string; record?: string; field?: string; typed?: string };

/**
 * `at`: the endpoint that the donor's page reads. By default, the first text of the first record of the kind changes.
 */
const SHOWN: Record<string, Shown> = {
  organisation: { at: '/client/system/settings' },
  giving: { at: '/client/system/settings', field: 'suggested_amounts[1]', typed: '4321' },
  zakat: { at: '/client/system/settings' },
  tafreej: { at: '/client/system/settings' },
  metals: { at: '/metals' },
  currencies: { at: '/lookups/currencies' },
  'sign-in': {
    at: '/client/system/settings',
    ...{ field: 'google', typed: '4321-new.apps.googleusercontent.com' },
  },
  pixels: {
    at: '/client/system/settings',
    ...{ field: 'google_tag', typed: 'AW-432100000' },
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
  'annual-figures': { at: '/annual-figures', record: '/2025' },
  events: { at: '/events/{id}' },
  'training-categories': { at: '/training-category' },
  training: { at: '/training/{id}' },
  'news-categories': { at: '/categories?section=news' },
  'blog-categories': { at: '/categories?section=blogs' },
  'article-tags': { at: '/tags?section=news' },
  // The first article of the list is of next year.
  news: { at: '/news/{id}', record: '/blankets' },
  blogs: { at: '/blogs/{id}' },
  'partner-types': { at: '/partner-types' },
  partners: { at: '/partners' },
  'beneficiary-types': { at: '/beneficiary-types' },
  ngos: { at: '/ngos/{id}' },
};

test('the table has every kind', () => {
  expect(Object.keys(SHOWN).sort()).toEqual(KINDS.map(({ name }) => name).sort());
});

test.each(Object.entries(SHOWN))(
  '%s: donors see a change as in its preview, and only after the publication',
  async (kind, { at, record = '/', field, typed = `New text of ${kind}` }) => {
    const list = await browser.open(`/staff/content/${kind}`);
    const first = list.main.querySelector<HTMLAnchorElement>(`tbody a[href*="${record}"]`);
    const isSingle = list.path === `/staff/content/${kind}/${kind}`;
    const editor = isSingle ? list : await browser.open(new URL(first!.href).pathname);
    const id = editor.path.split('/').at(-1)!;
    const text = editor.main.querySelector<HTMLInputElement>(
      'input[name$=".en"], textarea[name$=".en"]',
    );
    const changed = { [field ?? text!.name]: typed };
    const donorSees = async (headers = {}) =>
      (await api.get(at.replace('{id}', id), { ...basic(), ...headers })).text();

    const draft = await editor.press('Save and publish', { ...changed, pub: 'draft' });
    expect(draft.text).toContain('Saved as a draft.');
    expect(await donorSees()).not.toContain(typed);
    const stored = (await (await browser.member.get(`/staff/content/${kind}/${id}`)).json()) as {
      result: ContentRecord;
    };
    const { revision, base } = stored.result;
    const preview = (await (
      await browser.member.post(`/staff/content/${kind}/${id}/preview`, { revision, base })
    ).json()) as { result: { token: string } };
    const previewed = await donorSees({ [PREVIEW_HEADER]: preview.result.token });
    expect(previewed).toContain(typed);

    // content.page.test.tsx presses the button that publishes.
    const published = `/staff/content/${kind}/${id}/publish`;
    expect((await browser.member.post(published, { revision, base })).status).toBe(200);
    expect(await donorSees()).toBe(previewed);
  },
);
