/** Tests the volunteer form: stored applications, dates at their edges, errors, the honeypot and hostile text. */
import { beforeEach, expect, test } from 'vitest';
import { removeApplications, storedApplications } from '#tests/support/api/applications';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { args, visit, visitorAfter } from '#tests/support/site';
import { action } from './volunteer';

const site = setupTestSiteAtSeedTime();
beforeEach(() => removeApplications(site));

type Typed = Record<string, string | string[]>;

const ANSWERS = {
  ...{ education: 'university', occupation: 'Electrician', types: ['packing', 'driving'] },
  ...{ audience: 'female', interests: 'Solar power', days: ['friday', 'saturday'] },
  ...{ startDate: '2026-03-20', endDate: '2026-06-30' },
};
const FORM: Typed = {
  ...{ name: 'Yusuf Amri', email: 'yusuf@example.org', phone: '9212 3456', phoneCountry: 'OM' },
  ...ANSWERS,
  ...{ categories: 'water_and_sanitation', times: 'morning', ageStatement: 'yes' },
  notes: 'I have a car.\r\nAnd time.',
};

async function send(change: Typed = {}, path = '/volunteer') {
  const form = new FormData();
  for (const [name, values] of Object.entries({ ...FORM, ...change }))
    for (const value of [values].flat()) form.append(name, value);
  const answer = await action(args(visit(path, { form })));
  if (answer instanceof Response) {
    const { flash } = visitorAfter(answer).preferences;
    return { to: answer.headers.get('location'), flash };
  }
  const { initialValue, error } = answer.data.form;
  return { status: answer.init?.status, typed: initialValue, errors: Object.keys(error ?? {}) };
}

test('sends every field and redirects with a message', async () => {
  expect(await send({}, '/ar/volunteer')).toEqual({
    to: '/ar/volunteer#news',
    flash: 'volunteerReceived',
  });
  const [row] = await storedApplications(site);
  expect(row).toMatchObject({
    ...{ kind: 'volunteer', name: 'Yusuf Amri', phone: '+96892123456', locale: 'ar' },
  });
  expect(JSON.parse(row!.data)).toEqual({
    ...ANSWERS,
    ...{ categories: ['water_and_sanitation'], times: ['morning'], ageStatement: 'given' },
    notes: 'I have a car.\nAnd time.',
  });
});

test.each<[Typed, string]>([
  [{ name: '' }, 'name'],
  [{ education: '' }, 'education'],
  [{ interests: 'x'.repeat(201) }, 'interests'],
  [{ days: [] }, 'days'],
  [{ times: [] }, 'times'],
  [{ notes: 'x'.repeat(2_001) }, 'notes'],
  [{ ageStatement: [] }, 'ageStatement'],
])('returns the typed values with an error for %j', async (change, field) => {
  const { status, errors, typed } = await send(change);
  expect([status, errors]).toEqual([400, [field]]);
  expect(typed).toMatchObject({ types: ['packing', 'driving'], audience: 'female' });
  expect(await storedApplications(site)).toEqual([]);
});
