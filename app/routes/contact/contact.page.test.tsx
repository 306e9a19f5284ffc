/** Page tests of /contact-us: its details, what they show in an outage, and the form with its errors. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { HONEYPOT } from '#app/forms/honeypot';
import type { Locale } from '#domain/locales';
import { orderReference } from '#domain/orders';
import { importFiles } from '#tests/support/api/content-folder';
import { setFields } from '#tests/support/api/documents';
import { PAGE_FILES } from '#tests/support/charity/page-files';
import { renderPage } from '#tests/support/drawn-page';
import {
  args,
  openTestSite,
  type TestSite,
  unreachable,
  visit,
  visitorAfter,
} from '#tests/support/site';
import { translateFor } from '#tests/support/words';
import { localisedPath } from '#web/links';
import ContactPage, { action, loader } from './contact';

const ORGANISATION = `name:
  en: Hope
contact:
  phone: +44 7700 900123
  email: hello@hope.example
  location:
    en: 1 Harbour Street
  map: https://maps.example/?q=1,2
  hours:
    - en: "By phone: every day."
`;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ empty: true });
});
beforeEach(async () => {
  await importFiles(site, { ...PAGE_FILES, 'organisation.yaml': ORGANISATION });
  site.fail(null);
});
afterEach(async () => {
  site.fail(null);
  await site.db.deleteFrom('outbox').execute();
  await site.db.deleteFrom('applications').execute();
});

const draw = (locale: Locale = 'en') =>
  renderPage(localisedPath('/contact-us', locale), { Component: ContactPage, loader, action });
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('the details are links, with a map, the opening hours and the questions', async () => {
  await draw();
  expect(hrefOf('+44 7700 900123')).toBe('tel:+447700900123');
  expect(hrefOf(/^hello@ ?hope\.example$/)).toBe('mailto:hello@hope.example');
  expect(hrefOf('Open in maps')).toBe('https://maps.example/?q=1,2');
  expect(hrefOf(/questions and answers/)).toBe('/faqs');
  expect(screen.getByText('By phone: every day.')).toBeTruthy();
});

test('the details mark opening hours and address that are not in the language of the URL', async () => {
  await draw('tr');
  for (const text of ['By phone: every day.', '1 Harbour Street']) {
    const { lang, dir } = screen.getByText(text);
    expect([text, lang, dir]).toEqual([text, 'en', 'ltr']);
  }
  const own = screen.getByText(translateFor('tr')('contact:hours'));
  expect(own.closest('[lang]')).toBeNull();
});

test('the details have no map and no hours when the charity has none, or its API is down', async () => {
  site.fail(unreachable);
  await draw();
  expect(screen.queryByText('When you can reach us')).toBeNull();
  document.body.innerHTML = '';
  const bare = ORGANISATION.replace(/ {2}map:[\s\S]*/, '');
  await importFiles(site, { 'organisation.yaml': bare });
  site.fail(null);
  await draw();
  expect(screen.queryByText('When you can reach us')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Open in maps' })).toBeNull();
});

test('the details never link to a map with another scheme than https', async () => {
  await setFields(
    site.db,
    { kind: 'organisation', id: 'organisation' },
    ({ contact, ...rest }) => ({
      ...{ ...rest, contact: { ...contact, map: 'javascript:alert(1)' } },
    }),
  );
  site.fail(null);
  await draw();
  expect(screen.queryByRole('link', { name: 'Open in maps' })).toBeNull();
});

const FORM = {
  topic: 'gift',
  name: 'Salma',
  email: 'Salma@Example.org',
  message: 'Where is my receipt?\r\nThank you.',
};
const send = (form: Record<string, string>, path = '/contact-us') =>
  action(args(visit(path, { form })));
const stored = () => site.db.selectFrom('applications').selectAll().execute();

async function rejected(changes: Record<string, string>, path?: string) {
  const answer = await send({ ...FORM, ...changes }, path);
  if (answer instanceof Response) throw new Error('the form was accepted');
  expect(await stored()).toEqual([]);
  const { error, initialValue } = answer.data.form;
  return { status: answer.init?.status, error, typed: initialValue };
}

test('the form sends the message, and the next page shows that it has arrived', async () => {
  const reference = orderReference(123_456);
  const typed = { ...FORM, orderReference: ` ${reference.toLowerCase().replaceAll('-', ' ')}` };
  const accepted = (await send(typed, '/ar/contact-us')) as Response;
  expect([accepted.status, accepted.headers.get('location')]).toEqual([303, '/ar/contact-us#news']);
  expect(visitorAfter(accepted).preferences.flash).toBe('messageSent');
  const [row] = await stored();
  expect(row).toMatchObject({ kind: 'contact', email: 'salma@example.org', locale: 'ar' });
  expect(JSON.parse(row!.data)).toEqual({
    topic: 'gift',
    orderReference: reference,
    message: 'Where is my receipt?\nThank you.',
  });
});

test('the form keeps all typed values after an error, and focuses the first invalid field', async () => {
  await draw();
  fireEvent.click(screen.getByLabelText('Zakat'));
  fireEvent.input(screen.getByLabelText('Your name'), { target: { value: 'Salma' } });
  fireEvent.input(screen.getByLabelText('Message'), { target: { value: 'Too short' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect((await screen.findAllByText(/at least 10 characters/)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Too short');
  expect(screen.getByLabelText<HTMLInputElement>('Zakat').checked).toBe(true);
  expect(document.activeElement?.id).toBe('email');
});

test('the form is empty again each time that it was sent', async () => {
  let flash: object | null = null;
  const shell = {
    get flash() {
      return flash;
    },
  };
  await renderPage('/contact-us', { Component: ContactPage, loader, action, shell });
  const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
  for (const text of ['Where is my receipt?', 'Where is my other receipt?']) {
    const form = message().form;
    fireEvent.click(screen.getByLabelText('Zakat'));
    const typed = { 'Your name': 'Salma', Email: 'salma@example.org', Message: text };
    for (const [label, value] of Object.entries(typed))
      fireEvent.input(screen.getByLabelText(label), { target: { value } });
    flash = { about: 'messageSent', text: '', isBad: false };
    fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(message().form).not.toBe(form));
    expect([message().value, screen.getByLabelText<HTMLInputElement>('Zakat').checked]).toEqual([
      '',
      false,
    ]);
  }
  expect(await stored()).toHaveLength(2);
});

test('the form explains a card number in the message', async () => {
  const { error } = await rejected({ message: 'Card ٤١١١ ١١١١ ١١١١ ١١١١, please' });
  expect(error).toEqual({ message: [translateFor('en')('errors:contact.cardNumber')] });
});

test('the form stores nothing when a bot has filled in the honeypot', async () => {
  const answer = (await send({ ...FORM, [HONEYPOT]: 'Offer' })) as Response;
  expect(answer.status).toBe(303);
  expect(await stored()).toEqual([]);
});
