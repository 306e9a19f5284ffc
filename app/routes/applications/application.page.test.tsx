/** Page tests of an application: its state, its event, and the form that withdraws it. */
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { submitApplication } from '#api/applications/submit';
import { applicationToken } from '#api/modules/applications/tokens';
import { LOCALES, type Locale } from '#domain/locales';
import { formatDateTime } from '#domain/time/dates';
import { insertEvent } from '#tests/support/api/events';
import { renderPage } from '#tests/support/drawn-page';
import { args, openTestSite, unreachable, visit, type TestSite } from '#tests/support/site';
import ApplicationPage, { action, loader } from './application';
import { setFields } from '#tests/support/api/documents';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
  await insertEvent(site.db, { id: 'evening', capacity: 2 });
});
afterEach(async () => {
  site.fail(null);
  await site.api.close();
});

/** Joins the event. @returns the token of the application */
async function join(email: string, seats: number, locale: Locale = 'en'): Promise<string> {
  const { reference } = await submitApplication(
    site.deps,
    {
      ...({ kind: 'event', subject: 'evening', name: 'Salma', phone: null } as const),
      ...{ email, seats, locale, data: {}, accountId: null },
    },
    { address: null, session: null },
    { seatsOf: 'events', oncePerPerson: true },
  );
  const { id } = await site.db
    .selectFrom('applications')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return applicationToken(site.deps, id);
}

const draw = (token: string, locale: Locale = 'en') =>
  renderPage(`${locale === 'en' ? '' : `/${locale}`}/applications/${token}`, {
    Component: ApplicationPage,
    loader,
    action,
    params: { token },
  });

test.each(LOCALES)('an application shows state, reference and event in %s', async (locale) => {
  const heading = await draw(await join('a@example.org', 2, locale), locale);
  expect(heading.textContent).not.toMatch(/^$|application/);
  const text = document.body.textContent ?? '';
  expect(text).toContain('Event evening');
  expect(text).toMatch(/AP-[0-9A-Z]{4}-[0-9A-Z]{4}/);
  expect(text).toContain('05-04-2027');
  expect(screen.getByRole('link', { name: 'Event evening' }).getAttribute('href')).toBe(
    `${locale === 'en' ? '' : `/${locale}`}/events/evening`,
  );
  expect(text).not.toContain('a@example.org');
});

test('the page of an application shows when an event begins in its own time zone', async () => {
  await setFields(site.db, { table: 'events', id: 'evening' }, { timeZone: 'Asia/Jakarta' });
  const { starts_at } = await site.db
    .selectFrom('events')
    .select('starts_at')
    .where('id', '=', 'evening')
    .executeTakeFirstOrThrow();
  await draw(await join('a@example.org', 1));
  expect(document.querySelector(`time[datetime="${starts_at}"]`)?.textContent).toBe(
    formatDateTime(starts_at, 'en', 'Asia/Jakarta'),
  );
});

test('the page of an application does not link to an event that was withdrawn', async () => {
  const token = await join('a@example.org', 1);
  await site.db.updateTable('events').set({ withdrawn: 1 }).execute();
  await draw(token);
  expect(screen.getByRole('heading', { name: 'Event evening' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Event evening' })).toBeNull();
});

test('the button of the page withdraws the application, and is then absent', async () => {
  await draw(await join('a@example.org', 2));
  fireEvent.click(screen.getByRole('button', { name: 'Give up my place' }));
  await screen.findByRole('heading', { name: 'Withdrawn' });
  expect(screen.queryByRole('button')).toBeNull();
  const { taken } = await site.db.selectFrom('events').select('taken').executeTakeFirstOrThrow();
  expect(taken).toBe(0);
});

test('the page of an application has no button after the event has begun', async () => {
  const token = await join('a@example.org', 1);
  site.clock.now = new Date('2027-04-05T15:00:00.000Z');
  await draw(token);
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows that nothing was withdrawn when the charity API is unreachable', async () => {
  const token = await join('a@example.org', 1);
  site.fail(unreachable);
  const form = { intent: 'withdraw' };
  const answer = await action(args(visit(`/applications/${token}`, { form }), { token }));
  if (answer instanceof Response) throw new Error('expected a rejected form');
  expect(answer.init?.status).toBe(503);
  expect(answer.data.form.error?.['']).toEqual([expect.stringContaining('not withdrawn')]);
});

test('returns 404 for a token that is forged, and a private page for the right one', async () => {
  const token = await join('a@example.org', 1);
  const load = (of: string) => loader(args(visit(`/applications/${of}`), { token: of }));
  await expect(load(`${token.slice(0, -2)}AA`)).rejects.toMatchObject({ status: 404 });
  const { init } = await load(token);
  const sent = new Headers(init?.headers);
  expect(sent.get('cache-control')).toBe('no-store');
  expect(sent.get('x-robots-tag')).toContain('noindex');
});
