/** Tests the applications of volunteers: stored values, labels in mails, and rejected dates and choices. */
import { expect, test } from 'vitest';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { apply, applyInVain, sendMails, storedApplications } from '#tests/support/api/applications';

const api = apiOfEachTest();

const PATH = '/volunteer-applications';
const FORM = {
  name: 'Yusuf Amri',
  email: 'yusuf@example.org',
  phone: '+96892123456',
  education: 'university',
  occupation: 'Electrician',
  types: ['packing', 'driving'],
  categories: ['water_and_sanitation'],
  audience: 'any',
  interests: 'Solar power',
  days: ['friday', 'saturday'],
  times: ['morning'],
  startDate: '2026-03-20',
  endDate: '2026-06-30',
  notes: 'I have a car.',
  isAdultOrHasConsent: true,
  locale: 'en',
};

test('stores every field as it was sent', async () => {
  const { reference } = await apply(api, PATH, FORM);
  const [row] = await storedApplications(api);
  const { name, email, phone, locale, isAdultOrHasConsent: _, ...others } = FORM;
  const columns = { kind: 'volunteer', reference, state: 'received', name, email, phone, locale };
  expect(row).toMatchObject(columns);
  expect(JSON.parse(row!.data)).toEqual({ ...others, ageStatement: 'given' });
});

test('mails the choices to the charity with their labels', async () => {
  await apply(api, PATH, FORM);
  const { [FORM.email]: own, ...others } = await sendMails(api);
  expect(own).not.toContain('Electrician');
  const [staff] = Object.values(others);
  const words = ['Electrician', '+96892123456', 'Packing and warehouse, Driving', 'University'];
  for (const text of [
    ...words,
    'Friday, Saturday',
    'Water and sanitation',
    'I have a car.',
    '20-03-2026',
    '30-06-2026',
  ])
    expect(staff).toContain(text);
  expect(staff).not.toContain('2026-03-20');
});

test('accepts an application without optional fields', async () => {
  const bare = { types: [], categories: [], interests: '', notes: '', endDate: null };
  await apply(api, PATH, { ...FORM, ...bare });
  const [row] = await storedApplications(api);
  expect(JSON.parse(row!.data)).toMatchObject({ ...bare, endDate: '' });
});

// 20:00 UTC is the beginning of the next day in Muscat.
test.each([
  ['2026-03-12T19:59:59Z', '2026-03-12', true],
  ['2026-03-12T19:59:59Z', '2026-03-11', false],
  ['2026-03-12T20:00:00Z', '2026-03-12', false],
  ['2026-03-12T20:00:00Z', '2026-03-13', true],
])('the first day: at %s can be %s: %s', async (now, startDate, isAccepted) => {
  api.clock.now = new Date(now);
  const form = { ...FORM, startDate };
  if (isAccepted) await apply(api, PATH, form);
  else
    expect(await applyInVain(api, PATH, form)).toEqual({
      ...{ status: 409, errorCode: 'volunteer.startPassed', fields: ['startDate'] },
    });
});

test.each([
  ['2026-03-20', true],
  ['2026-03-19', false],
])('the last day can be %s when the first day is 2026-03-20: %s', async (endDate, isAccepted) => {
  const form = { ...FORM, endDate };
  if (isAccepted) await apply(api, PATH, form);
  else
    expect(await applyInVain(api, PATH, form)).toMatchObject({ status: 400, fields: ['endDate'] });
});

test.each([
  [{ education: 'school of life' }, 'education'],
  [{ occupation: 'x'.repeat(81) }, 'occupation'],
  [{ types: ['juggling'] }, 'types.0'],
  [{ categories: ['unknown'] }, 'categories.0'],
  [{ days: [] }, 'days'],
  [{ notes: 'x'.repeat(2_001) }, 'notes'],
  [{ isAdultOrHasConsent: false }, 'isAdultOrHasConsent'],
])('rejects %j', async (change, field) => {
  const { status, fields } = await applyInVain(api, PATH, { ...FORM, ...change });
  expect([status, fields]).toEqual([400, [field]]);
  expect(await storedApplications(api)).toEqual([]);
});
