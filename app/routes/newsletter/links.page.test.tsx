/** Page tests of the newsletter's links: a GET request changes nothing; the button and a one-click request do. */
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { subscriptionToken } from '#api/http/subscription-token';
import { renderPage } from '#tests/support/drawn-page';
import { args, openTestSite, type TestSite, unreachable, visit } from '#tests/support/site';
import { translateFor } from '#tests/support/words';
import ConfirmPage, * as confirmRoute from './confirm';
import LeavePage, * as leaveRoute from './leave';

const EMAIL = 'salma@example.org';

let site: TestSite;
let confirm: string;
let leave: string;
beforeEach(async () => {
  site = await openTestSite();
  await site.post('/email-subscriptions', { email: EMAIL });
  const { id } = await site.db.selectFrom('subscriptions').select('id').executeTakeFirstOrThrow();
  confirm = subscriptionToken(site.deps.config.signingSecrets, 'confirm', id);
  leave = subscriptionToken(site.deps.config.signingSecrets, 'leave', id);
});
afterEach(() => site.api.close());

const stored = () => site.db.selectFrom('subscriptions').selectAll().execute();

async function draw(link: 'confirm' | 'leave', prefix = '') {
  const token = link === 'confirm' ? confirm : leave;
  const route = link === 'confirm' ? confirmRoute : leaveRoute;
  const title = await renderPage(`${prefix}/newsletter/${link}/${token}`, {
    Component: link === 'confirm' ? ConfirmPage : LeavePage,
    loader: route.loader,
    action: route.action,
    params: { token },
  });
  return title.textContent;
}

const oneClick = (form: Record<string, string> | FormData, headers = {}) => {
  const request = new Request(visit(`/newsletter/leave/${leave}`).url, {
    method: 'POST',
    headers,
    body: form instanceof FormData ? form : new URLSearchParams(form),
  });
  return leaveRoute.action(args(request, { token: leave }));
};

test('both links of a mail show that the subscription is gone, and offer a new one', async () => {
  const t = translateFor('tr');
  await site.post(`/email-subscriptions/${leave}/leave`, {});
  for (const link of ['confirm', 'leave'] as const) {
    expect(await draw(link, '/tr')).toBe(t(`newsletter:${link}.gone.title`));
    const again = screen.getByRole('link', { name: t('newsletter:again') });
    expect(again.getAttribute('href')).toBe('/tr/newsletter');
    document.body.innerHTML = '';
  }
});

test('an outage while confirming is shown in the form, and nothing is confirmed', async () => {
  await draw('confirm');
  site.fail((request) => (request.method === 'POST' ? unreachable(request) : undefined));
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByRole('alert');
  expect(await stored()).toMatchObject([{ confirmed_at: null }]);
});

test.each(['urlencoded', 'multipart'])(
  'the action of the link to leave accepts the one-click request of a mail provider without Origin and cookies (%s)',
  async (encoding) => {
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    const fields = { 'List-Unsubscribe': 'One-Click' };
    for (let twice = 0; twice < 2; twice += 1) {
      const answer = await oneClick(encoding === 'multipart' ? form : fields);
      expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(await stored()).toEqual([]);
  },
);

test('the action of the link to leave is the only one that accepts a form without Origin', async () => {
  const { url } = visit(`/newsletter/confirm/${confirm}`);
  const request = new Request(url, { method: 'POST', body: new URLSearchParams() });
  await expect(confirmRoute.action(args(request, { token: confirm }))).rejects.toMatchObject({
    status: 403,
  });
});

test('the action of the link to leave returns 503 in an outage, so that a mail provider tries again', async () => {
  site.fail(unreachable);
  await expect(oneClick({ 'List-Unsubscribe': 'One-Click' })).rejects.toMatchObject({
    status: 503,
  });
});

test('each page returns 404 for the token of the other, and no-store and noindex for its own', async () => {
  const load = (route: typeof confirmRoute | typeof leaveRoute, token: string) =>
    route.loader(args(visit('/newsletter'), { token }));
  await expect(load(confirmRoute, leave)).rejects.toMatchObject({ status: 404 });
  await expect(load(leaveRoute, confirm)).rejects.toMatchObject({ status: 404 });
  const { data, init } = await load(confirmRoute, confirm);
  expect(data.head.index).toBe(false);
  expect(new Headers(init?.headers).get('cache-control')).toBe('no-store');
});
