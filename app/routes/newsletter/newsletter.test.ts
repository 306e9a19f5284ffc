/** Tests of the newsletter's loader and action: subscription, honeypot field, validation, redirect and rate limit. */
import { expect, test } from 'vitest';
import { HONEYPOT } from '#app/forms/honeypot';
import { trustClientAddressHeader } from '#web/security/client-address.server';
import { CLIENT_ADDRESS } from '#web/security/internal-headers';
import { setupTestSite } from '#tests/support/opened-site';
import { args, readAnswer, visit } from '#tests/support/site';
import { action } from './newsletter';

const site = setupTestSite();

const send = (form: Record<string, string>, path = '/newsletter', headers = {}) =>
  action(args(visit(path, { form, headers })));

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

test.each([
  ['', 'This field is required'],
  ['salim@example', 'Enter an email address, such as name@example.org'],
])('rejects the e-mail address %j, also with the honeypot filled in', async (email, message) => {
  const refused = readAnswer(await send({ email, returnTo: '/', [HONEYPOT]: 'x' }));
  expect(refused).toMatchObject({ status: 400, errors: { email: [message] } });
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

test('rejects a request above the rate limit of its IP address, and accepts one without an IP address', async () => {
  const { limits } = site.deps.config;
  site.deps.config.limits = { ...limits, subscriptions: { perAddress: 0, total: 100 } };
  trustClientAddressHeader();
  const from = { [CLIENT_ADDRESS]: '203.0.113.7' };
  const refused = readAnswer(await send({ email: 'late@example.org' }, '/newsletter', from));
  expect(refused.said).toMatch(/^Too many addresses/);
  // The IP address is unknown: the limit for all visitors still applies.
  expect(await send({ email: 'late@example.org' })).toBeInstanceOf(Response);
  trustClientAddressHeader(false);
  site.deps.config.limits = limits;
});
