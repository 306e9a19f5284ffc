/** Tests the pages of applications: list, search, one application, answer, state, note, files, CSV, roles. */
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedApi } from '#tests/support/api/opened-api';
import { apply } from '#tests/support/api/applications';
import { createDraft, uploadTo } from '#tests/support/api/drafts';
import { smallPdf } from '#tests/support/pdf';
import { smallPng } from '#tests/support/pictures';
import { signedInStaff } from '#tests/support/staff-site';
import { rowsOf } from '#tests/support/api/rows';

const api = sharedApi();
let message: string;
let organisation: string;
beforeAll(async () => {
  message = (
    await apply(api, '/contact-us', {
      ...{ topic: 'gift', name: 'Salim Al-Balushi', email: 'salim@example.org' },
      message: 'I moved.\nWhere is my receipt?',
    })
  ).reference;
  const { token: draft } = await createDraft(api);
  await uploadTo(api, draft, { field: 'logo', name: 'logo.png', bytes: await smallPng() });
  const name = "statutes 'final'.pdf";
  await uploadTo(api, draft, { field: 'documents', name, bytes: smallPdf() });
  organisation = (
    await apply(api, '/ngo-applications', {
      ...{ draft, organisation: 'Seeds', nationality: 'PS', established: '2020-02-03' },
      ...{ address: 'Street', beneficiaries: ['families'], name: 'Huda', role: 'director' },
      ...{ email: 'huda@circle.example', mobile: '+970590000000', phone: null, locale: 'ar' },
      social: {},
    })
  ).reference;
});

const pathOf = (reference: string) => `/staff/applications/${reference}`;

describe('the list', () => {
  test('is in the menu, finds an application by a part of the name, and links to it', async () => {
    const browser = await signedInStaff(api, ['editor']);
    const list = await browser.open('/staff/applications');
    const [current] = list.document.querySelectorAll('.column [aria-current=page]');
    expect(current?.textContent).toBe('Applications');
    expect(list.title).toMatch(/^Applications/);
    expect(list.text).toContain('Salim Al-Balushi');
    const found = await list.press('Find', { q: 'balushi' });
    expect(found.path).toContain('q=balushi');
    expect(found.text).toContain('1 application');
    expect(found.text).not.toContain('Huda');
    const page = await found.follow('Salim Al-Balushi');
    expect(page.path).toBe(pathOf(message));
    expect(page.text).toContain('Where is my receipt?');
    expect(page.text).toContain('A payment or receipt');
  });

  test('downloads the same applications as CSV, but not for a viewer', async () => {
    const viewer = await signedInStaff(api, ['viewer']);
    expect((await viewer.open('/staff/applications')).text).not.toContain('Download');
    expect((await viewer.open('/staff/applications/file')).status).toBe(403);
    const browser = await signedInStaff(api, ['editor']);
    const page = await browser.open('/staff/applications?kind=ngo');
    const file = await page.follow(/^Download this application/);
    expect(file.headers.get('content-type')).toContain('text/csv');
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(file.body).toContain('Seeds');
    expect(file.body).not.toContain('Salim');
  });
});

describe('one application', () => {
  test('keeps a typed answer when its subject is missing, and reports the missing subject', async () => {
    const browser = await signedInStaff(api, ['editor']);
    const page = await browser.open(pathOf(message));
    const wrong = await page.press('Send reply', { subject: ' ', text: 'It is on its way.' });
    expect(wrong.status).toBe(400);
    expect(wrong.title).toMatch(/^Error: /);
    expect(wrong.text).toContain('Subject: This field is required');
    expect(wrong.document.querySelector('textarea')?.value).toContain('It is on its way.');
  });

  test('proposes that a new application is in progress after an answer', async () => {
    const browser = await signedInStaff(api, ['editor']);
    const { main } = await browser.open(pathOf(message));
    const proposed = main.querySelector('[name=afterwards] [selected]');
    expect(proposed?.getAttribute('value')).toBe('in_progress');
  });

  test('shows the answer in the language of the applicant before it is sent', async () => {
    const browser = await signedInStaff(api, ['editor']);
    const page = await browser.open(pathOf(organisation));
    const read = await page.press('Read the email first', { subject: 'س', text: 'وصل الطلب.' });
    const shown = read.main.querySelector('.said[lang=ar]')!;
    expect(shown.textContent).toContain('وصل الطلب.');
    expect(read.document.querySelector('textarea')?.value).toContain('وصل الطلب.');
    expect(await rowsOf(api.db, 'outbox', { kind: 'application-answer' })).toEqual([]);
  });

  test('shows the answer, the note and the new state in its history', async () => {
    const browser = await signedInStaff(api, ['editor'], { name: 'Maryam Said' });
    const page = await browser.open(pathOf(message));
    expect(page.document.querySelector<HTMLInputElement>('#subject')?.value).toContain('message');
    const noted = await page.press('Save the note', { note: 'Called him.' });
    expect(noted.text).toContain('The note is saved.');
    const answered = await noted.press('Send reply', {
      text: 'It is on its way.',
      afterwards: 'done',
    });
    expect(answered.text).toContain('The reply is on its way.');
    for (const text of ['Maryam Said', 'Called him.', 'waiting to be sent', 'Done'])
      expect(answered.text).toContain(text);
    expect(await rowsOf(api.db, 'outbox', { kind: 'application-answer' })).toHaveLength(1);
  });

  test('offers its files as downloads that cannot run scripts', async () => {
    const browser = await signedInStaff(api, ['viewer']);
    const page = await browser.open(pathOf(organisation));
    const file = await page.follow(/statutes/);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''statutes%20%27final%27.pdf",
    );
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
  });

  test('shows a viewer which roles may answer, and no form', async () => {
    const browser = await signedInStaff(api, ['viewer']);
    const page = await browser.open(pathOf(message));
    expect(page.text).toContain('Roles that allow it: Content, Owner.');
    expect(page.main.querySelector('form')).toBeNull();
  });

  test('is not found with an unknown reference', async () => {
    const browser = await signedInStaff(api, ['viewer']);
    expect((await browser.open(pathOf('AP-0000-0000'))).status).toBe(404);
  });
});
