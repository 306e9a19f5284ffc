/** Tests of the double opt-in: when a confirmation mail is sent, what it contains, and what its links do. */
import { beforeEach, describe, expect, test } from 'vitest';
import { ENDPOINTS, type Reply } from '#contract/endpoints';
import { LOCALES } from '#domain/locales';
import { days, minutes } from '#domain/time/durations';
import { sentMails } from '#tests/support/api/mails';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { advanceClock } from '#tests/support/api/orders';
import { readable } from '#tests/support/mail-text';
import { resultOf } from '#tests/support/api/api';
import { subscriptionToken } from '../http/subscription-token';
import { asHtml, asText } from '../mail/letter';
import { confirmSubscription } from '../mail/letters/newsletter';

const EMAIL = 'salma@example.org';

const api = apiOfEachTest();

const subscribe = (email = EMAIL, language = 'en') =>
  api.post('/email-subscriptions', { email }, { 'accept-language': language });
const rows = () => api.db.selectFrom('subscriptions').selectAll().orderBy('email').execute();

const sent = () => sentMails(api);

async function tokenFor(link: 'confirm' | 'leave', email = EMAIL): Promise<string> {
  const row = (await rows()).find((one) => one.email === email)!;
  return subscriptionToken(api.deps.config.signingSecrets, link, row.id);
}

const read = (token: string) =>
  resultOf<Reply<'subscription'>['result']>(api.get(`/email-subscriptions/${token}`));
const post = async (token: string, what: 'confirm' | 'leave') =>
  api.post(`/email-subscriptions/${token}/${what}`, {});
async function change(token: string, what: 'confirm' | 'leave') {
  return ENDPOINTS.leaveNewsletter.reply.parse(await (await post(token, what)).json()).result;
}

describe('the confirmation mail', () => {
  test('goes to the address in the language of the page, with both links', async () => {
    await subscribe(' Salma@Example.org ', 'ar');
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail).toContain('To: salma@example.org\r\n');
    expect(mail).toContain('Content-Language: ar\r\n');
    for (const link of ['confirm', 'leave'] as const)
      expect(readable(mail!)).toContain(
        `https://give.test/ar/newsletter/${link}/${await tokenFor(link)}`,
      );
  });

  test('has the headers of one-click unsubscribe (RFC 8058) with the link to leave', async () => {
    await subscribe();
    const header = (await sent())[0]!.split('\r\n\r\n')[0]!;
    const url = `https://give.test/newsletter/leave/${await tokenFor('leave')}`;
    expect(header).toMatch(/^List-Unsubscribe: <\S+>$/m);
    expect(header).toContain(`List-Unsubscribe: <${url}>`);
    expect(header).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  test('is sent again after an hour at the earliest, in the language of the last request', async () => {
    const responses = [await subscribe(), await subscribe()];
    advanceClock(api, minutes(60) - 1);
    responses.push(await subscribe());
    expect(await sent()).toHaveLength(1);
    advanceClock(api, 1);
    responses.push(await subscribe(EMAIL, 'tr'));
    const mails = await sent();
    expect(mails).toHaveLength(2);
    expect(mails.filter((mail) => mail.includes('Content-Language: tr'))).toHaveLength(1);
    const texts = await Promise.all(responses.map(async (one) => [one.status, await one.text()]));
    expect(new Set(texts.map(String)).size).toBe(1);
  });

  test('is not sent to a confirmed address, and the response is the same', async () => {
    const first = await (await subscribe()).text();
    await change(await tokenFor('confirm'), 'confirm');
    advanceClock(api, days(40));
    expect(await (await subscribe(EMAIL, 'ar')).text()).toBe(first);
    expect(await sent()).toEqual([]);
    expect(await rows()).toMatchObject([{ locale: 'en' }]);
  });

  test('is not sent when the owner has left before', async () => {
    await subscribe();
    await change(await tokenFor('leave'), 'leave');
    expect(await sent()).toEqual([]);
    expect(await api.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test.each(LOCALES)('has no missing text in %s', (locale) => {
    const urls = { confirmUrl: 'https://give.test/c', leaveUrl: 'https://give.test/l' };
    const letter = confirmSubscription({ locale, from: 'Amal Relief', ...urls });
    for (const form of [asText(letter), asHtml(letter)]) {
      expect(form).not.toMatch(/\{\{|undefined|mail:|newsletter\.[a-z]/);
      expect(form).toContain(urls.confirmUrl);
      expect(form).toContain(urls.leaveUrl);
    }
    expect(letter.subject).toContain('Amal Relief');
  });
});

describe('the links of a mail', () => {
  let confirm: string;
  let leave: string;
  beforeEach(async () => {
    await subscribe();
    confirm = await tokenFor('confirm');
    leave = await tokenFor('leave');
  });

  test('change nothing when they are only requested', async () => {
    expect(await read(confirm)).toEqual({ link: 'confirm', state: 'pending' });
    expect(await read(leave)).toEqual({ link: 'leave', state: 'pending' });
    expect(await rows()).toMatchObject([{ confirmed_at: null }]);
  });

  test('confirm a subscription, and keep the time of the first confirmation', async () => {
    expect(await change(confirm, 'confirm')).toEqual({ link: 'confirm', state: 'subscribed' });
    const [first] = await rows();
    advanceClock(api, days(1));
    expect(await change(confirm, 'confirm')).toEqual({ link: 'confirm', state: 'subscribed' });
    expect(await rows()).toEqual([first]);
    expect(first!.confirmed_at).not.toBeNull();
  });

  test('delete the address of a subscription, and do nothing when they are used again', async () => {
    await change(confirm, 'confirm');
    for (let twice = 0; twice < 2; twice += 1)
      expect(await change(leave, 'leave')).toEqual({ link: 'leave', state: 'gone' });
    expect(await rows()).toEqual([]);
    expect(await change(confirm, 'confirm')).toEqual({ link: 'confirm', state: 'gone' });
    expect(await rows()).toEqual([]);
  });

  test('never expire', async () => {
    await change(confirm, 'confirm');
    advanceClock(api, days(3_650));
    await api.api.tick();
    expect(await read(leave)).toEqual({ link: 'leave', state: 'subscribed' });
  });

  test('are rejected for the other use, and with a changed character', async () => {
    const changed = (leave.startsWith('A') ? 'B' : 'A') + leave.slice(1);
    for (const answer of [
      await post(leave, 'confirm'),
      await post(confirm, 'leave'),
      await post(changed, 'leave'),
      await api.get(`/email-subscriptions/${changed}`),
    ]) {
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ errorCode: 'subscription.notFound' });
    }
    expect(await rows()).toMatchObject([{ confirmed_at: null }]);
  });
});

test('deletes an unconfirmed address 30 days after its last mail, and no confirmed one', async () => {
  await subscribe();
  await subscribe('muna@example.org');
  await change(await tokenFor('confirm', 'muna@example.org'), 'confirm');
  advanceClock(api, days(20));
  await subscribe();
  advanceClock(api, days(30) - 1);
  await api.api.tick();
  expect(await rows()).toHaveLength(2);
  advanceClock(api, 1);
  await api.api.tick();
  expect(await rows()).toMatchObject([{ email: 'muna@example.org' }]);
});
