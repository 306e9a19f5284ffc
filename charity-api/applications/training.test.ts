/** Tests of POST /training-applications: age, days, seats, waiting list, repeats, and what is stored and mailed. */
import { expect, test } from 'vitest';
import { apiOfEachTest } from '#tests/support/api/opened-api';

const api = apiOfEachTest();

const APPLICATION = {
  training: 'first-aid',
  name: 'Maryam Al-Harthi',
  email: 'maryam@example.org',
  phone: '+96892123456',
  birthDate: '2008-05-10',
  days: ['thursday', 'sunday'],
  message: 'I can bring a friend.',
};

type Reply = { result?: { reference: string; state: string }; errorCode?: string; fields?: object };
async function apply(change: object = {}, headers: Record<string, string> = {}) {
  const answer = await api.post('/training-applications', { ...APPLICATION, ...change }, headers);
  const body = (await answer.json()) as Reply;
  return { status: answer.status, code: body.errorCode, state: body.result?.state, ...body };
}
const stored = () => api.db.selectFrom('applications').selectAll().orderBy('seq').execute();
const seatsOf = (id: string) =>
  api.db.selectFrom('trainings').select('taken').where('id', '=', id).executeTakeFirstOrThrow();

test('stores an application with its seat, and queues a mail to the student and one to the charity', async () => {
  const { status, result } = await apply({}, { 'accept-language': 'ar' });
  expect([status, result?.state]).toEqual([201, 'confirmed']);
  const [row, ...others] = await stored();
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    ...{ kind: 'training', subject: 'first-aid', state: 'confirmed', seats: 1, locale: 'ar' },
    ...{ name: APPLICATION.name, email: APPLICATION.email, phone: APPLICATION.phone },
  });
  // In the order of the week.
  expect(JSON.parse(row!.data)).toEqual({
    ...{ birthDate: '2008-05-10', days: ['sunday', 'thursday'], message: 'I can bring a friend.' },
  });
  expect(await seatsOf('first-aid')).toEqual({ taken: 1 });
  const mails = await api.db.selectFrom('outbox').select('kind').orderBy('kind').execute();
  expect(mails.map(({ kind }) => kind)).toEqual(['application-received', 'application-staff']);
});

test.each([
  ['2008-05-10', undefined],
  ['2008-05-11', 'training.tooYoung'],
  ['2026-03-13', 'training.invalidBirthDate'],
  ['2008-02-30', 'request.invalid'],
])(
  'the minimum age on the first day, 10-05-2026: a student born on %j: %s',
  async (birthDate, code) => {
    expect((await apply({ birthDate })).code).toBe(code);
    expect(await seatsOf('first-aid')).toEqual({ taken: code ? 0 : 1 });
  },
);

test('the minimum age is that of the training, if it has one', async () => {
  const days = ['monday', 'wednesday'];
  const at = (birthDate: string) => apply({ training: 'sewing', birthDate, days });
  expect((await at('2010-04-07')).code).toBe('training.tooYoung');
  expect((await at('2010-04-06')).state).toBe('confirmed');
});

test.each([
  [['sunday'], 'training.invalidDays'],
  [[], 'request.invalid'],
  [['sunday', 'someday'], 'request.invalid'],
])('rejects the days %j with %s', async (days, code) => {
  expect((await apply({ days })).code).toBe(code);
  expect(await stored()).toEqual([]);
});

test('rejects an application for an unknown training', async () => {
  expect((await apply({ training: 'nothing' })).code).toBe('training.notFound');
  expect(await stored()).toEqual([]);
});

test('accepts applications until the first day begins at the place of the training', async () => {
  api.clock.now = new Date('2026-05-09T19:59:59Z');
  expect((await apply()).state).toBe('confirmed');
  api.clock.now = new Date('2026-05-09T20:00:00Z');
  expect(await apply({ email: 'late@example.org' })).toMatchObject({
    ...{ status: 409, code: 'application.closed' },
  });
  expect((await apply({ training: 'nursing' })).code).toBe('application.closed');
});

test('members of a family with one e-mail address can apply, and one person for other trainings', async () => {
  await apply();
  await apply({ name: 'Aisha Al-Harthi', birthDate: '2004-01-01' });
  await apply({ training: 'sewing', days: ['monday', 'wednesday'] });
  expect(await stored()).toHaveLength(3);
});
