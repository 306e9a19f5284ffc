/** Tests the organisation's details when settings are incomplete: each field has its own fallback. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as configuration from '#config';
import { organisation as organisationKind } from '#api/content/kinds/organisation';
import { readVisitor } from '#app/visitor/visitor.server';
import type { Locale } from '#domain/locales';
import { writtenItems } from '#tests/support/api/written';
import { openTestSite, unreachable, visit, type TestSite } from '#tests/support/site';
import { fetchMethods } from '#app/paying/methods.server';
import { money } from '#domain/money';
import { contactDetails } from './contact.server';
import { organisation } from '#web/charity/organisation.server';

let site: TestSite;
const visitorOf = (locale: Locale) => readVisitor(visit(locale === 'en' ? '/' : `/${locale}`));

/** A site without demonstration content. */
beforeEach(async () => {
  // Trial payments must not bring other demonstration content.
  const real = { ...configuration.config(), DEMO_CONTENT: false, TRIAL_PAYMENTS: true };
  vi.spyOn(configuration, 'config').mockReturnValue(real);
  site = await openTestSite({ empty: true });
});
afterEach(() => vi.restoreAllMocks());

async function set(key: string, value: unknown): Promise<void> {
  const row = { category: 'organisation', key, value: JSON.stringify(value) };
  await site.db.insertInto('settings').values(row).execute();
  site.fail(null);
}

const HOST = new URL(configuration.config().publicUrl).host;
const [invented] = await writtenItems(organisationKind);
const { name, contact } = invented!.value;
const INVENTED = [...Object.values(name), contact!.phoneNumber, contact!.email];

test('shows the name in a fallback language, and the other fields in the visitor’s language', async () => {
  await set('name', { en: 'Hope', ar: 'أمل' });
  await set('tagline', {
    en: 'We help.',
    ar: 'نساعد.',
    tr: 'Yardım ederiz.',
    id: 'Kami membantu.',
  });
  await set('licence', { ar: 'ترخيص 1' });
  await set('facts', [
    { value: { en: '9' }, label: { en: 'wells', tr: 'kuyu' } },
    { value: { en: '7' }, label: {} },
  ]);
  expect(await organisation(visitorOf('tr'))).toEqual({
    name: 'Hope',
    tagline: 'Yardım ederiz.',
    licence: 'ترخيص 1',
    facts: [{ value: '9', label: 'kuyu' }],
  });
  expect(await organisation(visitorOf('ar'))).toMatchObject({ name: 'أمل' });
});

test.each([
  ['a number', 7],
  ['empty in all languages', { en: '', ar: '', tr: '', id: '' }],
])('replaces a name that is %s by the host of the site, and keeps the rest', async (_, name) => {
  await set('name', name);
  await set('tagline', { en: 'We help.' });
  await set('facts', 'many');
  expect(await organisation(visitorOf('id'))).toEqual({
    ...{ name: HOST, tagline: 'We help.', licence: '', facts: [] },
  });
});

test.each<[string, () => void]>([
  ['has no data', () => undefined],
  ['is unreachable', () => site.fail(unreachable)],
])('shows no demonstration name, phone or e-mail address when the API %s', async (_, given) => {
  given();
  const visitor = visitorOf('en');
  const said = JSON.stringify([await organisation(visitor), await contactDetails(visitor)]);
  for (const words of INVENTED) expect(said).not.toContain(words);
  expect(said).toContain(HOST);
});

test('does not offer bank transfer when the API has no data', async () => {
  const asked = {
    total: money(5_000, 'OMR'),
    gifts: [],
    interval: 'once' as const,
  };
  const methods = await fetchMethods(visitorOf('en'), asked);
  expect(methods?.offered.map(({ method }) => method)).not.toContain('Bank');
});
