/** Tests of the form that joins an event: messages, waiting list, bots, rejected values, and outages. */
import { expect, test, vi } from 'vitest';
import { setupDonorSite } from '#tests/support/donor-site';
import { args, readAnswer, unreachable, visit } from '#tests/support/site';
import { action } from './event';

const opened = setupDonorSite();

const FORM = { name: 'Salim', email: 'salim@example.org', seats: '1' };
const join = async (id: string, form: Record<string, string> = FORM, prefix = '', sent = {}) =>
  readAnswer(await action(args(visit(`${prefix}/events/${id}`, { form, ...sent }), { id })));
const applications = () => opened.site.db.selectFrom('applications').selectAll().execute();

test.each([
  [{ ...FORM, name: ' ' }, { name: ['This field is required'] }],
  [{ ...FORM, seats: '' }, { seats: ['This field is required'] }],
])('the form rejects %j and returns the typed values', async (form, errors) => {
  const reply = await join('school-evening', form);
  expect(reply).toMatchObject({ status: 400, errors, typed: { email: form.email } });
  expect(await applications()).toEqual([]);
});

test('an error of the form begins with “Failed to join the event”, and its reason follows', async () => {
  opened.site.clock.now = new Date('2026-04-04T15:00:00Z');
  vi.setSystemTime(opened.site.clock.now);
  const late = await join('school-evening');
  expect(late.status).toBe(409);
  expect(late.said).toMatch(/^Failed to join the event\. .*\w/);
  const tooMany = await join('olive-morning', { ...FORM, seats: '7' });
  expect(tooMany).toMatchObject({ status: 400, errors: { seats: ['This is too large'] } });
  opened.site.fail((request) => (request.method === 'POST' ? unreachable(request) : undefined));
  expect(await join('olive-morning')).toMatchObject({
    status: 503,
    said: 'Failed to join the event. Something went wrong; please try again in a moment.',
  });
});
