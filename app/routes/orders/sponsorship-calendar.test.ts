/** Tests of a sponsorship's calendar file: its content, and the lines that have none. */
import { expect, test } from 'vitest';
import type { Locale } from '#domain/locales';
import { approveOrder, createOrder } from '#tests/support/api/orders';
import { changeRows } from '#tests/support/api/rows';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { args, visit } from '#tests/support/site';
import { loader as orderLoader } from './order';
import { loader } from './sponsorship-calendar';

const site = setupTestSiteAtSeedTime();

/** Places an order with a campaign gift (line 0) and a sponsorship of six months (line 1). */
async function order(locale: Locale = 'en') {
  return createOrder(site, {
    locale,
    lines: [
      { offeringId: 'bread', total: 5_000, quantity: 1, intention: 'sadaqa' },
      { offeringId: 'orphan-amina', total: 210_000, quantity: 6, intention: 'sadaqa' },
    ],
  });
}
async function paid(locale?: Locale) {
  const placed = await order(locale);
  return approveOrder(site, placed);
}
const ask = (token: string, line: string, prefix = '') =>
  loader(args(visit(`${prefix}/orders/${token}/sponsorship/${line}`), { token, line }));
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('returns a file with the end of the sponsorship in the language of the order, without order or donor data', async () => {
  const { token, lines, donor, reference } = await paid('ar');
  const answer = await ask(token, '1', '/tr');
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const file = await answer.text();
  const said = unfolded(file);
  expect(said).toContain(`DTSTART;VALUE=DATE:${lines[1]!.period!.until.replaceAll('-', '')}`);
  expect(said).toContain('SUMMARY:تنتهي كفالة آمنة');
  expect(said).toContain('TRIGGER:-P7D');
  expect(said.find((line) => line.startsWith('URL:'))).toMatch(
    /\/ar\/projects\/orphans\/orphan-amina$/,
  );
  // Users share calendars.
  for (const secret of [token, reference, donor.name, donor.email, '35'])
    expect(said.filter((line) => !line.startsWith('UID:')).join()).not.toContain(secret);
  const uid = said.find((line) => line.startsWith('UID:'));
  expect(uid).not.toContain(token);
  expect(unfolded(await (await ask(token, '1')).text())).toContain(uid);
});

test('links to the calendar file only from the sponsorship line of the receipt', async () => {
  const { token } = await paid();
  const { order: view } = (await orderLoader(args(visit(`/orders/${token}`), { token }))).data;
  expect(view?.receipt?.notes['0']?.reminder).toBeNull();
  expect(view?.receipt?.notes['1']?.reminder).toEqual({
    path: `/orders/${token}/sponsorship/1`,
    label: 'Remind me before it ends',
  });
});

test('returns 404 for other lines, unknown orders, and orders that are unpaid or refunded', async () => {
  const { token } = await paid();
  for (const line of ['0', '2', '-1', 'x', '1.0', '999'])
    await expect(ask(token, line)).rejects.toMatchObject({ status: 404 });
  await expect(ask('nobodyhasthistoken0000000', '1')).rejects.toMatchObject({ status: 404 });
  const unpaid = await order();
  await expect(ask(unpaid.token, '1')).rejects.toMatchObject({ status: 404 });
  const returned = await paid();
  await changeRows(site.db, 'orders', { token: returned.token }, { state: 'refunded' });
  await expect(ask(returned.token, '1')).rejects.toMatchObject({ status: 404 });
});
