/** Tests of the form that joins an event: messages, waiting list, bots, rejected values, and outages. */
import { expect, test, vi } from 'vitest';
import { HONEYPOT } from '#app/forms/honeypot';
import { readVisitor } from '#app/visitor/visitor.server';
import { setupDonorSite, signInDonor } from '#tests/support/donor-site';
import { args, cookiesOf, unreachable, visit } from '#tests/support/site';
import { action } from './event';

const opened = setupDonorSite();

const FORM = { name: 'Salim', email: 'salim@example.org', seats: '1' };
const join = (id: string, form: Record<string, string> = FORM, prefix = '', sent = {}) =>
  action(args(visit(`${prefix}/events/${id}`, { form, ...sent }), { id }));
async function flashAfter(answer: Awaited<ReturnType<typeof join>>) {
  if (!(answer instanceof Response)) throw new Error(JSON.stringify(answer.data.form.error));
  const headers = { cookie: cookiesOf(answer.headers) };
  const { flash } = readVisitor(visit('/', { headers })).preferences;
  return { status: answer.status, to: answer.headers.get('location'), flash };
}
async function errorsOf(answer: Awaited<ReturnType<typeof join>>) {
  if (answer instanceof Response) throw new Error('the form was accepted');
  return { ...answer.data.form, status: answer.init?.status };
}
const applications = () => opened.site.db.selectFrom('applications').selectAll().execute();

const setTaken = (id: string, taken: number) =>
  opened.site.db.updateTable('events').set({ taken }).where('id', '=', id).execute();
const takenOf = async (id: string) =>
  (
    await opened.site.db
      .selectFrom('events')
      .select('taken')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).taken;

test('joining reserves the seats and redirects to the event with a message', async () => {
  const answer = await join('school-evening', { ...FORM, seats: '3' }, '/ar');
  expect(await flashAfter(answer)).toEqual({
    ...{ status: 303, to: '/ar/events/school-evening#news', flash: 'eventJoined' },
  });
  expect(await applications()).toMatchObject([
    { email: 'salim@example.org', locale: 'ar', seats: 3, state: 'confirmed', account_id: null },
  ]);
  expect(await takenOf('school-evening')).toBe(3);
});

test('joining a full event shows the message for the waiting list', async () => {
  await setTaken('packing-day', 1);
  expect(await flashAfter(await join('packing-day'))).toMatchObject({ flash: 'eventWaiting' });
  expect(await applications()).toMatchObject([{ state: 'waiting' }]);
});

test('joining stores the account of a signed-in donor', async () => {
  const { account, tokens } = await signInDonor(opened.site);
  await join('packing-day', FORM, '', { tokens });
  expect(await applications()).toMatchObject([{ account_id: account.id }]);
});

test('the form returns the message of success to a bot, and stores nothing', async () => {
  const answer = await join('packing-day', { ...FORM, [HONEYPOT]: 'cheap watches' });
  expect(await flashAfter(answer)).toMatchObject({ flash: 'eventJoined' });
  expect(await applications()).toEqual([]);
});

test.each([
  [{ ...FORM, name: ' ' }, { name: ['This field is required'] }],
  [{ ...FORM, name: 'x'.repeat(81) }, { name: ['Too long: at most 80 characters'] }],
  [{ ...FORM, email: 'salim' }, { email: ['Enter an email address, such as name@example.org'] }],
  [{ ...FORM, seats: '0' }, { seats: ['This does not look right. Please check it.'] }],
  [{ ...FORM, seats: '' }, { seats: ['This field is required'] }],
])('the form rejects %j and returns the typed values', async (form, error) => {
  const reply = await errorsOf(await join('school-evening', form));
  expect(reply).toMatchObject({ status: 400, error, initialValue: { email: form.email } });
  expect(await applications()).toEqual([]);
});

test('an error of the form begins with “Failed to join the event”, and its reason follows', async () => {
  opened.site.clock.now = new Date('2026-04-04T15:00:00Z');
  vi.setSystemTime(opened.site.clock.now);
  const late = await errorsOf(await join('school-evening'));
  expect(late.status).toBe(409);
  expect(late.error?.['']?.[0]).toMatch(/^Failed to join the event\. .*\w/);
  const tooMany = await errorsOf(await join('olive-morning', { ...FORM, seats: '7' }));
  expect(tooMany).toMatchObject({ status: 400, error: { seats: ['This is too large'] } });
  opened.site.fail((request) => (request.method === 'POST' ? unreachable(request) : undefined));
  const down = await errorsOf(await join('olive-morning'));
  expect([down.status, down.error?.['']?.[0]]).toEqual([
    503,
    'Failed to join the event. Something went wrong; please try again in a moment.',
  ]);
});

test('joining stores a hostile name as it was typed', async () => {
  const name = '"><img src=x onerror=alert(1)>';
  await join('packing-day', { ...FORM, name });
  expect(await applications()).toMatchObject([{ name }]);
});
