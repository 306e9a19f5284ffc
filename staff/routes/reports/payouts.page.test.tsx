/** Tests the page with payouts and differences: with and without differences, the files, and the fetch. */
import { beforeAll, describe, expect, test } from 'vitest';
import { days } from '#domain/time/durations';
import { sharedApi } from '#tests/support/api/opened-api';
import { advanceClock, createPaidOrder } from '#tests/support/api/orders';
import { signedInStaff } from '#tests/support/staff-site';
import { insertRows } from '#tests/support/api/rows';

const api = sharedApi();
let reference: string;

/** One run fetches one week of each provider. The page shows 90 days. */
async function runJobs(times = 14) {
  for (let run = 0; run < times; run += 1) await api.api.tick();
}

beforeAll(async () => {
  // At the trial provider, which pays out after minutes.
  ({ reference } = await createPaidOrder(api, { method: 'Stripe' }));
  advanceClock(api, days(1));
  await runJobs(4);
});

const finance = (locale: 'en' | 'ar' = 'en') => signedInStaff(api, ['finance'], { locale });

test('shows the payouts of the trial providers, and no differences', async () => {
  const browser = await finance();
  const report = await browser.open('/staff/reports');
  expect(report.text).toContain('Fees of Card, as far as known (not subtracted above)0.590 OMR');
  const page = await report.follow('Payouts and differences with the providers');
  expect(page.status).toBe(200);
  expect(page.text).toContain('No differences');
  const payout = await page.follow(/^Card /);
  expect(payout.text).toContain('9.410 OMR');
  expect(payout.text).toContain(reference);
  expect((await browser.open('/staff/reports/payouts/Stripe/none')).status).toBe(404);
});

describe('with a payment that the provider does not list', () => {
  beforeAll(async () => {
    await api.db.deleteFrom('provider_movements').where('kind', '=', 'payment').execute();
  });

  test('the page names the difference with a link to the donation', async () => {
    const page = await (await finance()).open('/staff/reports/payouts');
    expect(page.text).toContain('1 difference');
    expect(page.text).toMatch(/Paid here, not there.*10\.000 OMR.*−10\.000 OMR/);
    expect((await page.follow(reference)).path).toBe(`/staff/donations/${reference}`);
  });

  test('the report and the first page of the staff area lead to it', async () => {
    const browser = await finance();
    const report = await browser.open('/staff/reports');
    expect(report.text).toContain('We and the providers differ');
    const page = await (await browser.open('/staff')).follow(/Difference with a payment provider/);
    expect(page.path).toBe('/staff/reports/payouts');
  });

  test('the files have a line for it', async () => {
    const browser = await finance();
    const csv = await browser.open('/staff/reports/payouts/differences.csv');
    expect(csv.body).toContain(`"Paid here, not there","${reference}","Card"`);
    expect(csv.body).toContain('"","","10.000","OMR","-10.000"');
    const xlsx = await browser.open('/staff/reports/payouts/differences.xlsx');
    expect(xlsx.body.startsWith('PK')).toBe(true);
    expect((await browser.open('/staff/reports/payouts/passwords.txt')).status).toBe(404);
  });

  test('fetching the period again solves it, and is in the log', async () => {
    const browser = await finance();
    const asked = await (
      await browser.open('/staff/reports/payouts')
    ).press('Fetch this period again');
    expect(asked.body).toContain('The books are being fetched');
    expect(asked.text).toContain('Being fetched now');
    await runJobs();
    expect((await browser.open('/staff/reports/payouts')).text).toContain('No differences');
    expect((await browser.open('/staff/log')).text).toContain('Fetched the books');
  });
});

test('a viewer has no button, and an editor no page', async () => {
  const viewer = await signedInStaff(api, ['viewer']);
  const page = await viewer.open('/staff/reports/payouts');
  expect(page.status).toBe(200);
  expect(page.text).not.toContain('Fetch this period again');
  const editor = await signedInStaff(api, ['editor']);
  expect((await editor.open('/staff/reports/payouts')).status).toBe(403);
  expect((await editor.open('/staff/reports/payouts/differences.csv')).status).toBe(403);
});

test('shows the reason why a fetch failed', async () => {
  const failed = { failed_at: api.clock.now.toISOString(), failure: 'permission' } as const;
  await api.db.updateTable('provider_fetches').set(failed).where('method', '=', 'Stripe').execute();
  const page = await (await finance()).open('/staff/reports/payouts');
  expect(page.text).toContain('our keys may not read payments and payouts');
});

test('says in words which refunds are not compared, because their payment is too old', async () => {
  const [payment] = await api.db.selectFrom('payments').selectAll().execute();
  const old = { at: '2025-01-01T00:00:00.000Z' };
  await api.db.updateTable('payments').set(old).execute();
  const movement = { method: 'Stripe', id: 're_1', kind: 'refund' } as const;
  const amount = { paid_minor: -100, gross: -100, fee: 0, net: -100, currency: 'OMR' };
  await api.db.deleteFrom('provider_movements').execute();
  await insertRows(api.db, 'provider_movements', {
    ...{ ...movement, ...amount, paid_currency: 'OMR', attempt_id: null, payout_id: null },
    ...{ payment_id: payment!.payment_id, at: payment!.at },
  });
  const page = await (await finance()).open('/staff/reports/payouts');
  expect(page.text).toContain('The refunds of 1 payment are not compared');
});
