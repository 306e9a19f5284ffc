/** Tests the pages of the content editor, without scripts: from a new record to the site, in English and Arabic. */
import { describe, expect, test } from 'vitest';
import type { Locale } from '#domain/locales';
import type { StaffRole } from '#domain/staff/permissions';
import { resultOf } from '#tests/support/api/api';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { signedInStaff, type StaffPage } from '#tests/support/staff-site';
import { photograph } from '#tests/support/pictures';

const api = apiOfEachTest();

const browserOf = (roles: StaffRole[], locale: Locale = 'en') =>
  signedInStaff(api, roles, { locale });

async function newPartner(locale: Locale, act: { open: string; next: string; publish: string }) {
  const browser = await browserOf(['editor'], locale);
  const records = await browser.open('/staff/content/partners');
  expect(records.document.documentElement.dir).toBe(locale === 'ar' ? 'rtl' : 'ltr');
  const start = await (await records.follow(act.open)).press(act.next, { id: 'Seed Circle' });
  expect(start.path).toBe('/staff/content/partners/seed-circle');
  const [type] = start.document.querySelectorAll<HTMLOptionElement>(
    '#type option[value]:not([value=""])',
  );
  const fields = {
    [`name.${locale}`]: 'Seed Circle',
    [`summary.${locale}`]: 'Seeds for everyone',
    ...{ type: type!.value, since: '٢٠١٩', position: '3' },
    'logo.upload': await photograph('IMG 0012.JPG'),
  };
  return { browser, start, fields, act };
}

const ACTS = {
  en: { open: 'Write a new one', next: 'Go on to the texts', publish: 'Save and publish' },
  ar: { open: 'اكتب جديدًا', next: 'تابع إلى النصوص', publish: 'احفظ وانشر' },
} as const;

describe('the editor in Arabic', () => {
  const locale = 'ar';

  test('writes a record with a photograph, reports its gaps, and publishes it', async () => {
    const { start, fields, act } = await newPartner(locale, ACTS[locale]);
    const gaps = await start.press(act.publish, fields);
    expect(gaps.status).toBe(400);
    expect(gaps.title).toMatch(/خطأ/);
    const links = [...gaps.main.querySelectorAll('.alert.bad a')].map((one) =>
      decodeURIComponent(one.getAttribute('href')!),
    );
    expect(links).toEqual(['#logo.alt']);
    const picture = gaps.main.querySelector('img')!.getAttribute('src')!;
    expect(picture).toMatch(/files\/content\/img-0012-[0-9a-f]{8}-[0-9a-f]{16}\.jpg/);
    const done = await gaps.press(act.publish, { [`logo.alt.${locale}`]: 'A seed' });
    expect(done.main.querySelector('.alert.ok')).not.toBeNull();
    const result = await resultOf<{
      data: { name: Record<string, string>; since: number; logo: { path: string } }[];
    }>(api.get('/partners'));
    const partner = result.data.find(({ name }) => name[locale] === 'Seed Circle');
    expect(partner?.since).toBe(2019);
    expect(picture).toContain(partner?.logo.path);
  });
});

describe('a draft', () => {
  const path = '/staff/content/campaigns/wells';

  test('is saved when the language changes, and stays hidden from donors', async () => {
    const browser = await browserOf(['editor']);
    const english = await browser.open(path);
    const arabic = await english.press(/^العربية.+/, { 'title.en': 'Wells for Sohar' });
    expect(arabic.path).toContain('language=ar');
    expect(arabic.main.querySelector<HTMLInputElement>('[name="title.ar"]')?.dir).toBe('rtl');
    expect(arabic.text).toContain('Changes not published');
    const id = path.split('/').at(-1)!;
    const result = await resultOf<{ title: { en: string } }>(api.get(`/projects/${id}`));
    expect(result.title.en).not.toBe('Wells for Sohar');
  });

  test('is not created when a member only views another language', async () => {
    const browser = await browserOf(['editor']);
    const arabic = await (await browser.open(path)).press(/^العربية.+/);
    expect(arabic.text).not.toContain('Changes not published');
  });

  test('of a blank page is saved and names the missing fields; an unchanged page has none', async () => {
    const { start, act } = await newPartner('en', ACTS.en);
    const blank = await start.press(act.publish);
    expect(blank.main.querySelectorAll('.alert.bad a').length).toBeGreaterThan(1);
    const page = await (await browserOf(['editor'])).open(path);
    const unchanged = await page.press(act.publish);
    expect(unchanged.text).toContain('There is no draft to publish.');
    expect(unchanged.text).not.toContain('This is not on the site');
  });

  test('shows who was faster, when, and what differs, and keeps an uploaded photograph', async () => {
    const { start, fields, act } = await newPartner('en', ACTS.en);
    const colleague = await signedInStaff(api, ['editor'], { name: 'Salim Al-Harthi' });
    await (
      await colleague.open(start.path)
    ).press(act.publish, { 'name.en': 'Root Circle', since: '2018', pub: 'draft' });
    const late = { ...fields, 'logo.alt.en': 'A seed' };
    const refused = await start.press(act.publish, late);
    expect(refused.status).toBe(409);
    expect(refused.main.querySelector('.alert.warm')?.textContent).toMatch(
      /Salim Al-Harthi, .*2026/,
    );
    const rows = [...refused.main.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td, th')].map((cell) => cell.textContent),
    );
    expect(rows).toContainEqual(['Name › English', 'Root Circle', 'Seed Circle']);
    expect(rows).toContainEqual(['Since', '2018', '2019']);
    expect(refused.main.querySelector('img')?.src).toContain('img-0012');
    const done = await refused.press(act.publish);
    expect(done.text).toContain('Published. It is on the site now.');
    expect(done.main.querySelector('img')?.src).toContain('img-0012');
  });

  test('is not discarded when a colleague has changed it', async () => {
    const [first, second] = [await browserOf(['editor']), await browserOf(['editor'])];
    const draft = { 'title.en': 'First', pub: 'draft' };
    const late = await (await second.open(path)).press('Save and publish', draft);
    await (await first.open(path)).press('Save and publish', { ...draft, 'title.en': 'Newer' });
    const refused = await late.press('Discard the draft');
    expect(refused.status).toBe(409);
    expect((await first.open(path)).main.querySelector('h1')?.textContent).toContain('Newer');
  });

  test('keeps its items and what was typed when an item of a list moves', async () => {
    const browser = await browserOf(['owner']);
    const page = await browser.open('/staff/content/organisation/organisation');
    const facts = ({ document }: StaffPage) => document.getElementById('facts')!;
    const labels = (shown: StaffPage) =>
      [1, 2].map(
        (at) =>
          facts(shown).querySelector<HTMLInputElement>(`[name="facts[${at}].label.en"]`)?.value,
      );
    const [, second] = labels(page);
    const typed = { 'facts[1].label.en': 'Typed', 'licence.en': 'Licence 5' };
    const moved = await page.press('Move number 2 up', typed, facts(page));
    expect(labels(moved)).toEqual([second, 'Typed']);
    expect(moved.path).toMatch(/#facts$/);
    expect(facts(moved).closest('details')?.open).toBe(true);
    expect(moved.main.querySelector<HTMLInputElement>('[name="licence.en"]')?.value).toBe(
      'Licence 5',
    );
    const back = await moved.press('Move number 1 down', {}, facts(moved));
    expect(labels(back)).toEqual(['Typed', second]);
  });

  test('is published on a day', async () => {
    const browser = await browserOf(['editor']);
    const schedule = await (
      await browser.open(path)
    ).press('Save and publish', { 'title.en': 'Later', pub: 'later' });
    const set = await schedule.press('Publish on this day', { at: '2026-03-12T10:30' });
    expect(set.text).toContain('Publishes on');
    // Muscat is four hours ahead of UTC.
    api.clock.now = new Date('2026-03-12T06:30:00.000Z');
    await api.api.tick();
    expect((await browser.open(path)).main.querySelector('h1')?.textContent).toContain('Later');
    expect((await browser.open(path)).text).not.toContain('Publishes on');
    expect((await browser.open(`${path}/schedule`)).text).toContain(
      'There is no draft to publish.',
    );
  });

  test('is not scheduled when a colleague has changed it since the page was opened', async () => {
    const [first, second] = [await browserOf(['editor']), await browserOf(['editor'])];
    const later = { 'title.en': 'Later', pub: 'later' };
    const schedule = await (await second.open(path)).press('Save and publish', later);
    await (await first.open(path)).press('Save and publish', { 'title.en': 'Newer', pub: 'draft' });
    const refused = await schedule.press('Publish on this day', { at: '2026-03-12T10:30' });
    expect(refused.status).toBe(409);
    expect((await first.open(path)).text).not.toContain('Publishes on');
  });

  test('has a preview on the site, or shows its problems', async () => {
    const browser = await browserOf(['editor']);
    const wrong = await (
      await browser.open(path)
    ).press('Save and publish', { 'goal.amount': 'much', pub: 'draft' });
    const problems = await wrong.follow('See it as a donor');
    expect(problems.main.querySelector('.alert.bad')?.textContent).toContain('Enter an amount');
    await problems.press('Discard the draft');
    expect((await browser.open(`${path}/preview`)).text).toContain('There is no draft to publish.');
  });
});

test('a rejected id of a row is named as the field, and not as Indonesian', async () => {
  const page = await (await browserOf(['figures'])).open('/staff/content/tafreej/tafreej');
  const refused = await page.press('Save and publish', { 'areas[1].id': 'Bad Id' });
  expect(refused.main.querySelector('.alert.bad a')?.textContent).toMatch(/^Bad Id: Short name: /);
});

describe('a published record', () => {
  test('is closed and reopened with a reason, and an earlier version is restored', async () => {
    const browser = await browserOf(['editor']);
    const list = await browser.open('/staff/content/campaigns');
    const open = [...list.main.querySelectorAll('tbody tr')].find((row) =>
      row.textContent?.includes('On the site'),
    )!;
    const path = new URL(open.querySelector<HTMLAnchorElement>('a')!.href).pathname;
    const end = await (await browser.open(path)).follow('Close it or remove it from the site');
    const missing = await end.press('Close it');
    expect(missing.status).toBe(400);
    const closed = await missing.press('Close it', { reason: 'Enough' }, missing.main);
    expect(closed.text).toContain('It accepts no more gifts');
    const version = await browser.open(
      new URL([...closed.main.querySelectorAll<HTMLAnchorElement>('.log a')].at(-1)!.href).pathname,
    );
    expect(version.text).toContain('closed');
    const restored = await version.press('Bring it back');
    expect(restored.text).toContain('Changes not published');
  });

  test('gets news from the field in all its languages', async () => {
    const browser = await browserOf(['editor']);
    const list = await browser.open('/staff/content/funds');
    const path = new URL(list.main.querySelector<HTMLAnchorElement>('tbody a')!.href).pathname;
    const page = await (await browser.open(path)).follow('Add news from the field');
    const areas = [...page.main.querySelectorAll<HTMLTextAreaElement>('textarea')];
    const texts = Object.fromEntries(areas.map(({ name }) => [name, `News ${name}`]));
    const [first, ...others] = Object.keys(texts);
    const gap = await page.press('Publish the news', { ...texts, [others[0] ?? first!]: '' });
    expect(gap.status).toBe(400);
    const done = await gap.press('Publish the news', texts);
    expect(done.text).toContain('The news is on the site now.');
  });

  test('is read-only for a viewer', async () => {
    const browser = await browserOf(['viewer']);
    const list = await browser.open('/staff/content/campaigns');
    expect(list.text).not.toContain('Write a new one');
    const page = await browser.open(
      new URL(list.main.querySelector<HTMLAnchorElement>('tbody a')!.href).pathname,
    );
    expect(page.text).toContain('Changing it needs another role');
    expect(page.text).not.toContain('Save and publish');
  });
});

describe('figures', () => {
  test('are pasted, previewed, and published after a tick when they are far from the published ones', async () => {
    const browser = await browserOf(['figures']);
    const page = await browser.open('/staff/figures');
    const empty = await page.press('See what changes');
    expect(empty.main.querySelector('.alert.bad a')?.textContent).toMatch(/^Lines of the table: /);
    const csv = 'metal,price,at,source\ngold,335,2026-03-11,Central Bank';
    const check = await page.press('See what changes', { kind: 'metals', csv });
    const rows = [...check.main.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
    expect(rows.filter((row) => row?.startsWith('Gold: '))).toEqual(
      [/^Gold: Price.*335$/, /^Gold: Date.*11-03-2026$/, /^Gold: Source.*Central Bank$/].map(
        (row) => expect.stringMatching(row),
      ),
    );
    const asked = await check.press(/^Publish the changes/);
    expect(asked.status).toBe(409);
    expect(asked.text).toContain('Line 2: Price');
    const [tick] = asked.main.querySelectorAll<HTMLInputElement>('[name=confirmed]');
    expect(tick?.checked).toBe(false);
    // The tick is for the figure that the page showed.
    const other = await asked.press(/^Publish the changes/, {
      ...{ confirmed: [tick!.value], csv: csv.replace('335', '3350') },
    });
    expect(other.status).toBe(409);
    const confirmed = [...other.main.querySelectorAll<HTMLInputElement>('[name=confirmed]')];
    const done = await other.press(/^Publish the changes/, {
      confirmed: confirmed.map(({ value }) => value),
    });
    expect(done.main.querySelector('.alert.ok')?.textContent).toContain('Published');
    const result = await resultOf<unknown>(api.get('/metals'));
    expect(JSON.stringify(result)).toContain('3350');
  });
});

test('a change of the bank accounts waits for a second person', async () => {
  const browser = await browserOf(['finance']);
  const page = await browser.open('/staff/organisation/bank-accounts');
  const gap = await page.press('Ask for the change', { 'bank_accounts[1].holder': 'New holder' });
  expect(gap.status).toBe(400);
  await gap.press('Ask for the change', { reason: 'New name' });
  const waiting = await api.db.selectFrom('staff_approvals').selectAll().execute();
  expect(waiting).toMatchObject([{ kind: 'bank', state: 'waiting', reason: 'New name' }]);
  expect(waiting[0]?.data).toContain('New holder');
});
