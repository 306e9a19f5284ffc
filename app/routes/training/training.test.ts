/** Tests of the loaders of trainings and of the application form: filters, caching, age, days, repeats, outages. */
import { expect, test } from 'vitest';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { args, unreachable, visit, visitorAfter } from '#tests/support/site';
import { loader as listLoader } from './list';
import { action, loader } from './training';

const site = setupTestSiteAtSeedTime();

const list = async (query = '') => await listLoader(args(visit(`/training${query}`)));
const cards = async (query = '') => (await list(query)).data.list.cards.map(({ id }) => id);
const page = (id: string, language = '') =>
  loader(args(visit(`${language}/training/${id}`), { id }));

test('the list shows trainings that have not begun, and the others apart', async () => {
  expect(await cards()).toEqual(['sewing', 'first-aid', 'bookkeeping']);
  expect(await cards('?when=past')).toEqual(['nursing', 'gardening']);
  const [training] = (await list('?when=past')).data.list.cards;
  expect(training).toMatchObject({ state: 'running', weekday: 'Sunday' });
});

test('the page of a training has names of days and languages in the language of the page', async () => {
  const { view } = (await page('first-aid', '/ar')).data;
  expect(view).toMatchObject({
    first: { day: '2026-05-10', weekday: 'الأحد' },
    days: [{ label: 'الأحد' }, { label: 'الثلاثاء' }, { label: 'الخميس' }],
    languages: ['الإنجليزية', 'العربية'],
    category: { title: 'الصحة' },
    ...{ state: 'open', seats: { free: 20, capacity: 20 } },
  });
  expect(view.body).toContain('<strong>كل خطوة</strong>');
});

const STUDENT = {
  ...{ name: 'Maryam Al-Harthi', email: 'maryam@example.org', phone: '', message: '' },
  ...{ birthDay: '10', birthMonth: '5', birthYear: '2008' },
  days: ['sunday', 'tuesday'],
};
type Fields = Record<string, string | string[]>;

function send(change: Fields = {}, { language = '', id = 'first-aid' } = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries<string | string[]>({ ...STUDENT, ...change }))
    for (const one of [value].flat()) form.append(name, one);
  return action(args(visit(`${language}/training/${id}`, { form }), { id }));
}
type Rejected = { data: { form: { error: Record<string, string[]>; initialValue: Fields } } };
async function errorsOf(change: Fields, options = {}) {
  const reply = await send(change, options);
  if (reply instanceof Response) throw new Error('The form was accepted');
  return (reply as unknown as Rejected).data.form;
}
const stored = () => site.db.selectFrom('applications').selectAll().orderBy('seq').execute();

test('an application is stored, and the page after the redirect shows a message', async () => {
  const reply = (await send(
    { phone: '+968 9212 3456', email: 'one@example.org' },
    { language: '/ar' },
  )) as Response;
  expect([reply.status, reply.headers.get('location')]).toEqual([
    303,
    '/ar/training/first-aid#news',
  ]);
  expect(visitorAfter(reply).preferences.flash).toBe('trainingApplied');
  expect((await stored()).at(-1)).toMatchObject({
    ...{ kind: 'training', subject: 'first-aid', state: 'confirmed', locale: 'ar' },
    ...{ name: STUDENT.name, email: 'one@example.org', phone: '+96892123456' },
  });
});

test.each([
  ['٢٠٠٨-٠٥-١٠', null],
  [
    '2008-05-11',
    'You will be 17 on 10-05-2026, the first day. Students must be 18 or older that day.',
  ],
  ['2026-03-13', 'Your date of birth must be in the past'],
  ['--', 'This field is required'],
])('an application of a student born on %j: %s', async (born, message) => {
  const [birthYear = '', birthMonth = '', birthDay = ''] = born.split('-');
  const reply = await send({ birthYear, birthMonth, birthDay });
  if (message === null) return expect(reply).toBeInstanceOf(Response);
  const { error, initialValue } = (reply as unknown as Rejected).data.form;
  expect(error).toEqual({ birthDate: [message] });
  // What the student typed stays in the form.
  for (const [name, typed] of Object.entries({ birthYear, birthMonth, birthDay }))
    expect(initialValue[name] ?? '').toBe(typed);
  expect(initialValue.days).toEqual(['sunday', 'tuesday']);
});

test('an application of a student who is too young leads to trainings that begin later', async () => {
  const young = await errorsOf({ birthYear: '2009' }, { language: '/ar' });
  expect(young.initialValue.after).toBe('2026-05-10');
  expect(young.error.birthDate?.[0]).toMatch(/^سيكون عمرك 17 في \u206610-05-2026\u2069/);
  expect((await errorsOf({ birthYear: '1900' })).initialValue.after).toBeUndefined();
});

test.each<[Fields, string[]]>([
  [{ birthMonth: '13', days: 'sunday' }, ['birthDate', 'days']],
  [{ email: 'x', birthYear: '2009', days: [] }, ['email', 'birthDate', 'days']],
  [{ birthYear: '', birthMonth: '', birthDay: '', days: [] }, ['birthDate', 'days']],
])('an application reports %j together with problems of the rules', async (change, fields) => {
  expect(Object.keys((await errorsOf(change)).error)).toEqual(fields);
});

test('an application reports the problems of the form alone while the charity API is down', async () => {
  site.fail(unreachable);
  expect(Object.keys((await errorsOf({ email: 'x', days: [] })).error)).toEqual(['email']);
});

test('an application after the first day has begun is rejected with the API’s message', async () => {
  const { error } = await errorsOf({}, { id: 'nursing' });
  expect(error['']).toEqual([expect.stringMatching(/started|over/)]);
});
