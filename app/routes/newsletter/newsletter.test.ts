/** Tests of the newsletter's loader and action: subscription, honeypot field, validation, redirect and rate limit. */
import { beforeAll, afterEach, expect, test } from 'vitest';
import { HONEYPOT } from '#app/forms/honeypot';
import { trustClientAddressHeader } from '#app/security/client-address.server';
import { CLIENT_ADDRESS } from '#app/visitor/plain-request';
import { readVisitor } from '#app/visitor/visitor.server';
import {
  args,
  cookiesOf,
  openTestSite,
  unreachable,
  visit,
  type TestSite,
} from '#tests/support/site';
import { action, loader } from './newsletter';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterEach(() => site.fail(null));

const send = (form: Record<string, string>, path = '/newsletter', headers = {}) =>
  action(args(visit(path, { form, headers })));

async function errorsOf(answer: Awaited<ReturnType<typeof action>>) {
  if (answer instanceof Response)
    throw new Error('the form was accepted, but the test expects a rejection');
  return { status: answer.init?.status, error: answer.data.form.error };
}

test('stores an e-mail address once, and redirects to the page with a success message', async () => {
  for (let twice = 0; twice < 2; twice++) {
    const form = { email: '  Salim@Example.org ', returnTo: '/ar/faqs' };
    const answer = (await send(form, '/ar/newsletter')) as Response;
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/ar/faqs']);
    const next = visit('/ar/faqs', { headers: { cookie: cookiesOf(answer.headers) } });
    expect(readVisitor(next).preferences.flash).toBe('subscribed');
  }
  const kept = await site.db.selectFrom('subscriptions').selectAll().execute();
  expect(kept.map(({ email, locale }) => [email, locale])).toEqual([['salim@example.org', 'ar']]);
});

test('responds identically to a bot that fills in the honeypot field, but does not subscribe it', async () => {
  const answers = await Promise.all([
    send({ email: 'person@example.org', returnTo: '/faqs', [HONEYPOT]: '' }),
    send({ email: 'program@example.org', returnTo: '/faqs', [HONEYPOT]: 'cheap watches' }),
  ]);
  const [person, program] = answers.map((answer) => {
    const { status, headers } = answer as Response;
    return [status, [...headers]];
  });
  expect(program).toEqual(person);
  const kept = await site.db.selectFrom('subscriptions').select('email').execute();
  expect(kept.map(({ email }) => email)).toContain('person@example.org');
  expect(kept.map(({ email }) => email)).not.toContain('program@example.org');
});

test('reports an invalid e-mail address also when the honeypot field is filled in', async () => {
  const refused = await errorsOf(await send({ email: 'salim', [HONEYPOT]: 'x' }));
  expect(refused.error).toEqual({ email: ['Enter an email address, such as name@example.org'] });
});

test.each([
  ['', 'This field is required'],
  ['salim', 'Enter an email address, such as name@example.org'],
  ['salim@example', 'Enter an email address, such as name@example.org'],
  ['sa lim@example.org', 'Enter an email address, such as name@example.org'],
  ['salim@@example.org', 'Enter an email address, such as name@example.org'],
])('rejects the e-mail address %j', async (email, message) => {
  const refused = await errorsOf(await send({ email, returnTo: '/' }));
  expect(refused).toEqual({ status: 400, error: { email: [message] } });
});

test('shows the error message of the charity API when the API rejects the e-mail address', async () => {
  site.fail(
    () =>
      new Response(
        JSON.stringify({ errorCode: 'subscription.invalidEmail', errorMessage: 'No.' }),
        {
          status: 400,
        },
      ),
  );
  const refused = await errorsOf(await send({ email: 'a@b.example' }));
  expect(refused).toEqual({ status: 400, error: { '': ['No.'] } });
});

test('returns 503 with a general message while the charity API is down', async () => {
  site.fail(unreachable);
  const refused = await errorsOf(await send({ email: 'a@b.example' }, '/tr/newsletter'));
  expect(refused).toEqual({
    status: 503,
    error: { '': ['Bir sorun oluştu. Lütfen birazdan yeniden deneyin.'] },
  });
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'evil'])(
  'never redirects to %s',
  async (returnTo) => {
    const answer = (await send({ email: 'a@b.example', returnTo })) as Response;
    expect(answer.headers.get('location')).toBe('/');
  },
);

test('keeps the query of the page from which the form was sent', async () => {
  const sent = { email: 'a@b.example', returnTo: '/projects' };
  const referer = (address: string) => send(sent, '/newsletter', { referer: address });
  const from = async (address: string) =>
    ((await referer(address)) as Response).headers.get('location');
  expect(await from('http://localhost:3000/projects?page=2')).toBe('/projects?page=2');
  expect(await from('http://localhost:3000/faqs?page=2')).toBe('/projects');
});

test('returns 403 for a form of another site', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const refusal = send({ email: 'a@b.example' }, '/newsletter', headers);
  await expect(refusal).rejects.toMatchObject({ status: 403 });
});

test('returns the texts of the page and prevents indexing', async () => {
  const { data } = await loader(args(visit('/id/newsletter')));
  expect(data.head).toEqual({ title: 'Buletin', index: false });
  expect(data.strings).toHaveProperty('newsletter.email');
});

test('rejects a request above the rate limit of its IP address, and accepts one without an IP address', async () => {
  const { limits } = site.deps.config;
  site.deps.config.limits = { ...limits, subscriptions: { perAddress: 0, total: 100 } };
  trustClientAddressHeader();
  const from = { [CLIENT_ADDRESS]: '203.0.113.7' };
  const refused = await errorsOf(await send({ email: 'late@example.org' }, '/newsletter', from));
  expect(refused.error).toEqual({ '': [expect.stringMatching(/^Too many addresses/)] });
  // The IP address is unknown: the limit for all visitors still applies.
  expect(await send({ email: 'late@example.org' })).toBeInstanceOf(Response);
  trustClientAddressHeader(false);
  site.deps.config.limits = limits;
});
