/** Tests of applications: stored once, seats and waiting list, mails, rate limits, and withdrawing. */
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { APPLICATION_KINDS } from '#contract/applications';
import { LOCALES } from '#domain/locales';
import { hours } from '#domain/time/durations';
import { NO_LIMITS, resultOf } from '#tests/support/api/api';
import { sentMails } from '#tests/support/api/mails';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { insertEvent } from '#tests/support/api/events';
import { advanceClock } from '#tests/support/api/orders';
import { oneRow } from '#tests/support/api/rows';
import { applicationToken } from '../modules/applications/tokens';
import { submitApplication, type NewApplication, type SubmitOptions } from './submit';

const api = apiOfEachTest({ empty: true });

const CALLER = { address: 'network-1', session: null };
const EVENT = 'evening';
const JOIN: SubmitOptions = { seatsOf: 'events', oncePerPerson: true };

const application = (changes: Partial<NewApplication> = {}): NewApplication => ({
  kind: 'contact',
  subject: null,
  name: 'Salma Al Harthi',
  email: 'salma@example.org',
  phone: null,
  locale: 'en',
  data: { message: 'Where is my receipt?' },
  seats: 0,
  accountId: null,
  ...changes,
});
const joining = (email: string, seats = 1) =>
  application({ kind: 'event', subject: EVENT, email, seats, data: {} });

const submit = (sent = application(), options: SubmitOptions = {}, caller = CALLER) =>
  submitApplication(api.deps, sent, caller, options);
const join = (email: string, seats = 1) => submit(joining(email, seats), JOIN);
const all = () => api.db.selectFrom('applications').selectAll().orderBy('seq').execute();
const stateOf = async (email: string) =>
  (await all()).filter((row) => row.email === email).map(({ state }) => state);
const taken = async () => (await oneRow(api.db, 'events', { id: EVENT })).taken;
const tokenOf = async (email: string) => {
  const row = (await all()).findLast((found) => found.email === email)!;
  return applicationToken(api.deps, row.id);
};
const withdraw = async (email: string) =>
  api.post(`/applications/${await tokenOf(email)}/withdraw`, {});

const mailTo = async (address: string) =>
  (await sentMails(api)).filter((raw) => new RegExp(`^To: .*${address}`, 'm').test(raw));

describe('an application', () => {
  test('sent twice on the same day is stored once, with the same response', async () => {
    const first = await submit();
    expect(await submit()).toEqual(first);
    expect(await all()).toHaveLength(1);
  });

  test('with other text, or on the next day, is another application', async () => {
    await submit();
    await submit(application({ data: { message: 'Another question' } }));
    advanceClock(api, hours(24));
    await submit();
    expect(await all()).toHaveLength(3);
  });

  test('is rejected and not stored when the e-mail address is invalid', async () => {
    await expect(submit(application({ email: 'a@b.example\r\nBcc: c@d.example' }))).rejects.toThrow(
      'application.invalidEmail',
    );
    expect(await all()).toEqual([]);
  });

  test('is not stored when a further check or a further row fails', async () => {
    const fail = () => Promise.reject(new Error('closed'));
    await expect(submit(application(), { check: fail })).rejects.toThrow('closed');
    await expect(submit(application(), { within: fail })).rejects.toThrow('closed');
    expect(await all()).toEqual([]);
  });

  test.each([
    ['one e-mail address', { perEmail: 2, perAddress: 100, total: 100 }],
    ['one network', { perEmail: 100, perAddress: 2, total: 100 }],
    ['all networks', { perEmail: 100, perAddress: 100, total: 2 }],
  ])('is rejected after the limit for %s, until an hour has passed', async (_, applications) => {
    api.deps.config.limits = { ...NO_LIMITS, applications };
    const sendNumber = (number: number) =>
      submit(application({ data: { message: `Message ${number}` } }));
    await sendNumber(1);
    await sendNumber(2);
    await expect(sendNumber(3)).rejects.toThrow('application.tooMany');
    advanceClock(api, hours(1));
    await sendNumber(3);
    expect(await all()).toHaveLength(3);
  });
});

describe('seats', () => {
  beforeEach(() => insertEvent(api.db, { id: EVENT, capacity: 3 }));

  test('are reserved once for a person who joins twice', async () => {
    await join('a@example.org', 1);
    expect((await join('A@example.org', 3)).state).toBe('confirmed');
    expect(await taken()).toBe(1);
  });

  test('go to the waiting list in the order of arrival when someone leaves', async () => {
    await join('a@example.org', 3);
    for (const email of ['b@example.org', 'c@example.org', 'd@example.org', 'e@example.org'])
      await join(email);
    await api.api.tick();
    expect((await withdraw('a@example.org')).status).toBe(200);
    expect(await taken()).toBe(3);
    for (const email of ['b@example.org', 'c@example.org', 'd@example.org'])
      expect(await stateOf(email)).toEqual(['confirmed']);
    expect(await stateOf('e@example.org')).toEqual(['waiting']);
    expect((await mailTo('b@example.org')).sort()).toEqual([
      expect.stringContaining('A place has become free for you'),
      expect.stringContaining('You are on the waiting list'),
    ]);
  });

  test('skip a group on the waiting list that needs more seats than are free', async () => {
    await join('a@example.org', 1);
    await join('b@example.org', 2);
    await join('group@example.org', 2);
    await join('single@example.org', 1);
    await withdraw('a@example.org');
    expect(await stateOf('group@example.org')).toEqual(['waiting']);
    expect(await stateOf('single@example.org')).toEqual(['confirmed']);
  });

  test('that an import adds go to the waiting list', async () => {
    await join('a@example.org', 3);
    await join('b@example.org', 1);
    await api.db.updateTable('events').set({ capacity: 4 }).execute();
    await api.api.tick();
    expect(await stateOf('b@example.org')).toEqual(['confirmed']);
  });

  test('of a withdrawn event are not assigned', async () => {
    await join('a@example.org', 3);
    await join('b@example.org', 1);
    await api.db.updateTable('events').set({ withdrawn: 1 }).execute();
    expect((await withdraw('a@example.org')).status).toBe(200);
    await api.api.tick();
    expect(await taken()).toBe(0);
    expect(await stateOf('b@example.org')).toEqual(['waiting']);
  });

  test('are not released twice, and a person who left can join again', async () => {
    await join('a@example.org', 2);
    const token = await tokenOf('a@example.org');
    for (let time = 0; time < 2; time += 1)
      expect((await api.post(`/applications/${token}/withdraw`, {})).status).toBe(200);
    expect(await taken()).toBe(0);
    expect((await join('a@example.org')).state).toBe('confirmed');
    expect(await stateOf('a@example.org')).toEqual(['withdrawn', 'confirmed']);
  });

  test('stay reserved, and nobody moves up, after the event has begun', async () => {
    await join('a@example.org', 3);
    await join('b@example.org', 1);
    api.clock.now = new Date('2027-04-05T15:00:00.000Z');
    const answer = await withdraw('a@example.org');
    expect([answer.status, await answer.text()]).toEqual([
      409,
      expect.stringContaining('application.closed'),
    ]);
    await api.db.updateTable('events').set({ capacity: 9 }).execute();
    await api.api.tick();
    expect(await stateOf('b@example.org')).toEqual(['waiting']);
  });

  test('never exceed the capacity, for any order of joining and leaving', async () => {
    const step = fc.record({
      who: fc.integer({ min: 0, max: 5 }),
      seats: fc.integer({ min: 1, max: 3 }),
      leaves: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        await api.db.deleteFrom('outbox').execute();
        await api.db.deleteFrom('applications').execute();
        await api.db.updateTable('events').set({ taken: 0 }).execute();
        for (const { who, seats, leaves } of steps) {
          const email = `person${who}@example.org`;
          if (!leaves) await join(email, seats);
          else if ((await stateOf(email)).length > 0) await withdraw(email);
        }
        const rows = await all();
        const seated = rows.filter(({ state }) => state === 'confirmed');
        const sum = seated.reduce((total, { seats }) => total + seats, 0);
        expect(await taken()).toBe(sum);
        expect(sum).toBeLessThanOrEqual(3);
        // No seat stays free while a waiting application fits.
        const waiting = rows.filter(({ state }) => state === 'waiting');
        expect(waiting.filter(({ seats }) => seats <= 3 - sum)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});

describe('the mails', () => {
  test('to the applicant contain no typed text, because a third party can enter any address', async () => {
    const text = 'Buy now at https://spam.example';
    const phone = '+96891234567';
    await submit(application({ name: text, phone, data: { message: text } }));
    const [mail, ...others] = await mailTo('salma@example.org');
    expect(others).toEqual([]);
    expect(mail).toMatch(/AP-[0-9A-Z]{4}-[0-9A-Z]{4}/);
    expect(mail).toContain(`https://give.test/applications/${await tokenOf('salma@example.org')}`);
    expect(mail).not.toContain('spam.example');
    expect(mail).not.toContain('91234567');
  });

  test('to the charity contain every field as text, and replies go to the applicant', async () => {
    await submit(
      application({
        name: 'Eve <b>',
        phone: '+96891234567',
        data: { message: '<a href="https://evil.example">pay</a>', days: ['monday', 'friday'] },
      }),
    );
    const staff = (await sentMails(api)).find((raw) =>
      /^Reply-To: .*salma@example\.org/m.test(raw),
    )!;
    const [plain = '', html = ''] = staff.split('text/html');
    expect(plain).toContain('Eve <b>');
    expect(plain).toContain('+96891234567');
    expect(plain).toMatch(/[Mm]onday, [Ff]riday/);
    expect(html).toContain('&lt;a href');
    expect(html).not.toContain('<a href=3D"https://evil');
  });

  test('to the applicant are sent again for a repeated form, those to the charity are not', async () => {
    await submit();
    expect(await mailTo('salma@example.org')).toHaveLength(1);
    await submit();
    expect(await mailTo('salma@example.org')).toHaveLength(2);
    expect(await sentMails(api)).toHaveLength(3);
  });

  test('to the applicant are not sent after a withdrawal', async () => {
    await submit();
    await withdraw('salma@example.org');
    expect(await mailTo('salma@example.org')).toEqual([]);
  });

  test.each(LOCALES)('have complete texts in %s', async (locale) => {
    await insertEvent(api.db, { id: EVENT, capacity: 1 });
    for (const kind of APPLICATION_KINDS.filter((one) => one !== 'event' && one !== 'training'))
      await submit(application({ kind, locale, email: `${kind}@example.org` }));
    for (const email of ['event@example.org', 'waiting@example.org'])
      await submit({ ...joining(email), locale }, JOIN);
    await withdraw('event@example.org');
    const kinds = await api.db.selectFrom('outbox').select('kind').distinct().execute();
    expect(kinds).toHaveLength(3);
    for (const raw of await sentMails(api)) expect(raw).not.toMatch(/application\.|\{\{|undefined/);
  });
});

describe('the page of an application', () => {
  test('is found by its token only', async () => {
    await submit();
    const token = await tokenOf('salma@example.org');
    expect(await resultOf<object>(api.get(`/applications/${token}`))).toMatchObject({
      ...{ kind: 'contact', state: 'received', canWithdraw: true, subject: null },
    });
    const [row] = await all();
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [row!.id, forged, row!.reference])
      expect((await api.get(`/applications/${wrong}`)).status).not.toBe(200);
  });
});
