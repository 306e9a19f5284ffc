/** Tests of joining an event: seats under concurrent requests, the waiting list, limits of seats, closed events. */
import { describe, expect, test } from 'vitest';
import { resultOf } from '#tests/support/api/api';
import type { ApplicationReceipt } from '#contract/applications';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { sendMails } from '#tests/support/api/applications';
import { signedIn } from '#tests/support/api/donor-account';
import { oneRow, rowsOf } from '#tests/support/api/rows';
import { applicationToken } from '../modules/applications/tokens';

const api = apiOfEachTest();

/** An event with one seat. */
const LAST_SEAT = 'packing-day';

const send = (fields: object = {}, headers = {}) =>
  api.post(
    '/event-applications',
    { event: LAST_SEAT, name: 'Salim', email: 'salim@example.org', seats: 1, ...fields },
    headers,
  );
const join = (fields: object = {}) => resultOf<ApplicationReceipt>(send(fields));
const errorOf = async (answer: Response) =>
  ((await answer.json()) as { errorCode: string }).errorCode;

async function leave(reference: string): Promise<Response> {
  const { id } = await oneRow(api.db, 'applications', { reference });
  return api.post(`/applications/${applicationToken(api.deps, id)}/withdraw`, {});
}
const rows = () => api.db.selectFrom('applications').selectAll().orderBy('seq').execute();
const takenOf = async (id: string) =>
  (await api.db.selectFrom('events').select('taken').where('id', '=', id).executeTakeFirstOrThrow())
    .taken;
const setTaken = (id: string, taken: number) =>
  api.db.updateTable('events').set({ taken }).where('id', '=', id).execute();

describe('the last seat', () => {
  test('is reserved for exactly one of 40 concurrent applications, and the others wait in their order', async () => {
    const people = Array.from({ length: 40 }, (_, n) => `person${n}@example.org`);
    const receipts = await Promise.all(people.map((email) => join({ email })));
    const states = receipts.map(({ state }) => state);
    expect(states.filter((state) => state === 'confirmed')).toHaveLength(1);
    expect(states.filter((state) => state === 'waiting')).toHaveLength(39);
    expect(await takenOf(LAST_SEAT)).toBe(1);
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(40);

    const winner = receipts.find(({ state }) => state === 'confirmed')!;
    const [first] = (await rows()).filter(({ state }) => state === 'waiting');
    expect((await leave(winner.reference)).status).toBe(200);
    const after = await rows();
    expect(after.filter(({ state }) => state === 'confirmed').map(({ id }) => id)).toEqual([
      first!.id,
    ]);
    expect(await takenOf(LAST_SEAT)).toBe(1);
    const mails = await rowsOf(api.db, 'outbox', { kind: 'application-seated' });
    expect(mails).toMatchObject([{ application_id: first!.id }]);
  });

  test('stays reserved once when 20 leave and 20 join at the same time', async () => {
    const before = await Promise.all(
      Array.from({ length: 20 }, (_, n) => join({ email: `first${n}@example.org` })),
    );
    await Promise.all([
      ...before.map(({ reference }) => leave(reference)),
      ...Array.from({ length: 20 }, (_, n) => join({ email: `second${n}@example.org` })),
    ]);
    const confirmed = (await rows()).filter(({ state }) => state === 'confirmed');
    expect(confirmed).toHaveLength(1);
    expect(await takenOf(LAST_SEAT)).toBe(1);
  });
});

describe('seats', () => {
  test('of an event without a limit are always confirmed', async () => {
    await setTaken('open-questions', 5_000);
    expect(await join({ event: 'open-questions', seats: 4 })).toMatchObject({ state: 'confirmed' });
    expect(await takenOf('open-questions')).toBe(5_004);
  });

  test.each([
    [4, 201],
    [5, 400],
    [0, 400],
    [1.5, 400],
    [-1, 400],
  ])('an application for %d seats returns %i when four are allowed', async (seats, status) => {
    expect((await send({ event: 'school-evening', seats })).status).toBe(status);
    expect(await takenOf('school-evening')).toBe(status === 201 ? seats : 0);
  });
});

test('returns application.closed from the moment in which the event begins', async () => {
  const at = (time: string) => void (api.clock.now = new Date(time));
  const asked = { event: 'school-evening' };
  at('2026-04-04T14:59:59.999Z');
  expect(await join(asked)).toMatchObject({ state: 'confirmed' });
  at('2026-04-04T15:00:00.000Z');
  const late = await send({ ...asked, email: 'late@example.org' });
  expect([late.status, await errorOf(late)]).toEqual([409, 'application.closed']);
  const past = await send({ event: 'water-walk' });
  expect(await errorOf(past)).toBe('application.closed');
  expect(await rows()).toHaveLength(1);
});

test('returns event.notFound for an unknown or withdrawn event, and stores nothing', async () => {
  expect(await errorOf(await send({ event: 'unknown' }))).toBe('event.notFound');
  await api.db.updateTable('events').set({ withdrawn: 1 }).where('id', '=', LAST_SEAT).execute();
  expect(await errorOf(await send())).toBe('event.notFound');
  expect(await rows()).toEqual([]);
});

test('stores the account of a signed-in donor, and none for an invalid access token', async () => {
  const { account, headers } = await signedIn(api);
  await send({}, headers);
  await send({ email: 'guest@example.org' }, { authorization: 'Bearer invalid' });
  expect((await rows()).map(({ account_id }) => account_id)).toEqual([account.id, null]);
});

test.each([
  ['en', 'Gulf Standard Time'],
  ['ar', 'توقيت الخليج'],
])('the mail to the applicant names the time zone in the language %s', async (locale, timeZone) => {
  await send({}, { 'accept-language': locale });
  const { 'salim@example.org': mail } = await sendMails(api);
  expect(mail).toContain(timeZone);
  expect(mail).not.toContain('Asia/Muscat');
});
