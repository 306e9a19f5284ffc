/** Tests of applications for a partnership: stored and mailed values, repeated and invalid applications. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '#tests/support/api/api';
import { apply, applyInVain, sendMails, storedApplications } from '#tests/support/api/applications';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.api.close());

const PATH = '/partner-applications';
const FORM = {
  name: 'Yusuf Amri',
  email: 'yusuf@example.org',
  type: 'business',
  organisation: 'Amri Lorries',
  message: 'Two lorries on Fridays.\nWithout cost.',
  locale: 'ar',
};

test('stores the application and returns its reference', async () => {
  const { reference, state } = await apply(api, PATH, FORM);
  expect(state).toBe('received');
  const [row] = await storedApplications(api);
  expect(row).toMatchObject({
    ...{ kind: 'partner', subject: null, reference, state: 'received', seats: 0 },
    ...{ name: FORM.name, email: FORM.email, phone: null, locale: 'ar', account_id: null },
  });
  const { type, organisation, message } = FORM;
  expect(JSON.parse(row!.data)).toEqual({ type, organisation, message });
});

test('mails every field to the charity, and nothing that was typed to the applicant', async () => {
  const { reference } = await apply(api, PATH, FORM);
  const { [FORM.email]: own, ...others } = await sendMails(api);
  expect(own).toContain(reference);
  expect(own).not.toContain('Amri Lorries');
  const [staff] = Object.values(others);
  for (const text of [reference, FORM.name, FORM.email, 'Amri Lorries', 'Two lorries on Fridays.'])
    expect(staff).toContain(text);
  expect(staff).toContain('Partnership type: Business');
});

test('mails the id of a type that no longer exists to the charity', async () => {
  await apply(api, PATH, FORM);
  await api.db.updateTable('partners').set({ type: 'foundation' }).execute();
  await api.db.deleteFrom('partner_types').where('id', '=', FORM.type).execute();
  const { [FORM.email]: _, ...others } = await sendMails(api);
  expect(Object.values(others)[0]).toContain('Partnership type: business');
});

test('stores the same application once, and another message as another application', async () => {
  const first = await apply(api, PATH, FORM);
  expect(await apply(api, PATH, FORM)).toEqual(first);
  expect(await storedApplications(api)).toHaveLength(1);
  await apply(api, PATH, { ...FORM, message: 'Three lorries.' });
  expect(await storedApplications(api)).toHaveLength(2);
});

test('stores hostile text as sent', async () => {
  const hostile = '"><script>alert(1)</script> {{t}} \'; DROP TABLE applications; --';
  await apply(api, PATH, { ...FORM, name: hostile, organisation: hostile, message: hostile });
  const [row] = await storedApplications(api);
  expect(row!.name).toBe(hostile);
  expect(JSON.parse(row!.data)).toMatchObject({ organisation: hostile, message: hostile });
});

describe('rejects', () => {
  test('a type that does not exist', async () => {
    expect(await applyInVain(api, PATH, { ...FORM, type: 'nothing' })).toEqual({
      ...{ status: 409, errorCode: 'partner.unknownType', fields: ['type'] },
    });
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'Two\nlines' }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ organisation: ' ' }, 'organisation'],
    [{ organisation: 'x'.repeat(121) }, 'organisation'],
    [{ message: ' ' }, 'message'],
    [{ message: 'x'.repeat(2_001) }, 'message'],
    [{ type: '../x' }, 'type'],
    [{ locale: 'fr' }, 'locale'],
  ])('%j', async (change, field) => {
    const { status, fields } = await applyInVain(api, PATH, { ...FORM, ...change });
    expect([status, fields]).toEqual([400, [field]]);
    expect(await storedApplications(api)).toEqual([]);
  });
});
