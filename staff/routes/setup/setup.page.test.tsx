/** Tests of the set-up without scripts: from the link of the first owner to a campaign that donors see. */

import { describe, expect, test } from 'vitest';
import { checkAreas } from '#api/doctor/areas';
import { resultOf } from '#tests/support/api/api';
import { installation } from '#tests/support/api/installation';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { signedInStaff, type StaffBrowser, type StaffPage } from '#tests/support/staff-site';
import { photograph } from '#tests/support/pictures';

const api = apiOfEachTest({ empty: true, config: { trials: false } });

async function saveName(browser: StaffBrowser) {
  const contact = { email: 'hello@sidra.example', phone: '+968 2400 0000' };
  const name = { 'name.en': 'Sidra', licence: 'Licence 12', ...contact };
  await (await browser.open('/staff/setup/name')).press('Save and continue', name);
}

describe('a step', () => {
  const owner = () => signedInStaff(api, ['owner']);

  test('measures a colour that is too pale, offers one that passes, and keeps the logo', async () => {
    const browser = await owner();
    await saveName(browser);
    const look = await browser.open('/staff/setup/look');
    const measured = await look.press('Check the colour', {
      ...{ code: '#F2C14E', logo: await photograph('well.jpg') },
    });
    expect(measured.main.querySelectorAll('.contrasts .poor')).toHaveLength(1);
    const refused = await measured.press('Save and continue');
    expect(refused.status).toBe(400);
    const taken = await refused.press(/^Use #/);
    expect(taken.main.querySelectorAll('.contrasts .poor')).toHaveLength(0);
    const saved = await taken.press('Save and continue');
    expect(saved.path).toBe('/staff/setup/languages');
    const again = await browser.open('/staff/setup/look');
    expect(again.main.querySelector('img')?.getAttribute('src')).toContain('/files/content/well-');
  });

  test('of the campaign keeps the photograph after an error, and publishes it', async () => {
    const browser = await owner();
    const page = await browser.open('/staff/setup/campaign');
    const refused = await page.press('Publish the campaign', {
      photo: await photograph('well.jpg'),
    });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('The picture is saved.');
    const noText = await refused.press('Publish the campaign', {
      ...{ title: 'Clean water', summary: 'A well.', place: 'Sohar' },
    });
    expect(noText.status).toBe(400);
    await noText.press('Publish the campaign', { alt: 'A well' });
    const result = await resultOf<{ data: { picture: { path: string } }[] }>(api.get('/projects'));
    expect(result.data[0]?.picture.path).toMatch(/\/files\/content\/well-/);
  });

  test('publishes the typed rates, and reports a rate that is not a number', async () => {
    const browser = await owner();
    const page = await browser.open('/staff/setup/currencies');
    const refused = await page.press('Save and continue', {
      ...{ 'rate.USD': 'two', source: 'Central Bank' },
    });
    expect(refused.status).toBe(400);
    expect(refused.main.querySelector('.alert.bad a')?.getAttribute('href')).toBe('#rate.USD');
    const saved = await refused.press('Save and continue', {
      ...{ 'rate.USD': '٢٫٦٠٠٨', 'rate.EUR': '2.4' },
    });
    expect(saved.status).toBe(200);
    const again = await browser.open('/staff/setup/currencies');
    expect(again.main.querySelector<HTMLInputElement>('[name="rate.USD"]')?.value).toBe('2.6008');
    const asked = await again.press('Save and continue', { 'rate.EUR': '24', source: 'Bank' });
    const tick = asked.main.querySelector<HTMLInputElement>('[name=confirmed]')!;
    expect(tick.closest('label')?.textContent).toMatch(/euro.*2\.4 becomes 24/i);
    const sure = await asked.press('Save and continue', { confirmed: [tick.value] });
    expect(sure.status).toBe(200);
  });

  /** Opens the editor to which the step of the figures links. */
  async function openFigures() {
    const browser = await owner();
    const step = await browser.open('/staff/setup/figures');
    const link = step.main.querySelector<HTMLAnchorElement>('.acts a.btn')!;
    return browser.open(link.getAttribute('href')!);
  }
  const backOf = ({ main }: StaffPage) => main.querySelector('.crumb a')?.getAttribute('href');
  const FIGURES = {
    ...{ 'metals[1].metal': 'gold', 'metals[1].price': '31.25', 'metals[1].currency': 'OMR' },
    ...{ 'metals[1].at': '2026-03-11', 'metals[1].source.en': 'Central Bank' },
  };

  test('opens an editor that returns to the step after the publication', async () => {
    const editor = await openFigures();
    expect(backOf(editor)).toBe('/staff/setup/figures');
    const done = await editor.press('Save and publish', FIGURES);
    expect(done.path).toBe('/staff/setup/figures');
    expect(done.main.querySelector('.alert.ok')?.textContent).toContain('Published');
  });

  test('shows the problems that the checks find, and where to solve them', async () => {
    api.deps.checkInstallation = () => checkAreas(installation(api));
    const page = await (await owner()).open('/staff/setup/checks');
    const checked = await page.press('Check everything');
    const headings = [...checked.main.querySelectorAll('h2')].map((one) => one.textContent);
    expect(headings).toContain('Giving');
    expect(checked.main.querySelectorAll('.badge.bad').length).toBeGreaterThan(0);
    expect(checked.text).toContain('Donors cannot pay: no payment method is configured');
    expect(checked.main.querySelector('a[href="/staff/setup/bank"]')).not.toBeNull();
  });

  test.each([
    [
      'name',
      'Save and continue',
      { 'name.en': '', licence: '', email: '', phone: 'abc' },
      ['name.en', 'licence', 'email', 'phone'],
    ],
    ['bank', 'Publish the bank account', { bankName: 'Bank Muscat' }, ['holder', 'iban']],
    [
      'bank',
      'Publish the bank account',
      { iban: 'GB29NWBK60161331926818', swift: 'X' },
      ['holder', 'bankName', 'iban', 'swift'],
    ],
    ['campaign', 'Publish the campaign', { goal: 'much' }, ['title', 'summary', 'place', 'goal']],
  ] as [string, string, Record<string, string>, string[]][])(
    '%s reports all invalid fields at once',
    async (step, button, typed, invalid) => {
      const browser = await owner();
      await saveName(browser);
      const page = await browser.open(`/staff/setup/${step}`);
      const refused = await page.press(button, typed);
      const links = refused.main.querySelectorAll('.alert.bad a');
      expect([...links].map((link) => link.getAttribute('href'))).toEqual(
        invalid.map((field) => `#${field}`),
      );
    },
  );

  test('publishes a campaign without a photograph with a drawing', async () => {
    const page = await (await owner()).open('/staff/setup/campaign');
    await page.press('Publish the campaign', {
      ...{ title: 'Clean water', summary: 'A well.', place: 'Sohar', category: 'food' },
    });
    const body = await (await api.get('/projects')).text();
    expect(body).toContain('parcel');
    expect(body).toContain('A parcel of food packed for one family');
  });

  test.each(['owner', 'languages', 'payments', 'figures'])(
    '%s leads to a page that changes it',
    async (step) => {
      const browser = await owner();
      const page = await browser.open(`/staff/setup/${step}`);
      const link = page.main.querySelector<HTMLAnchorElement>('.acts a.btn')!;
      expect((await browser.open(link.getAttribute('href')!)).status).toBe(200);
    },
  );

  test('that does not exist is not found', async () => {
    expect((await (await owner()).open('/staff/setup/nothing')).status).toBe(404);
  });

  test('shows a viewer no buttons', async () => {
    const browser = await signedInStaff(api, ['viewer']);
    for (const step of ['name', 'look', 'campaign'])
      expect(
        (await browser.open(`/staff/setup/${step}`)).main.querySelectorAll('form button'),
      ).toHaveLength(0);
  });
});
