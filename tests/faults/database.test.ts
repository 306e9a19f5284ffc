/** Rows 23 to 25 and 27 of the fault matrix: a locked, full and read-only database, and clocks that jump. */
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#api/db/open';
import type { BankDetails } from '#app/paying/bank-details.server';
import { action } from '#app/routes/checkout/checkout';
import { loader as campaign } from '#app/routes/projects/project';
import { minutes } from '#domain/time/durations';
import { copyTemplate, temporaryFolder, TEST_NOW } from '#tests/support/api/database';
import { cartOf } from '#tests/support/carts';
import {
  confirmOrder,
  createOrder,
  newKey,
  orderBody,
  sendOrder,
  urlOf,
} from '#tests/support/api/orders';
import { checkoutForm } from '#tests/support/checkout';
import { args, openTestSite, visit, visitorAfter, type TestSite } from '#tests/support/site';
import { translateFor } from '#tests/support/words';
import { expectInvariants } from './invariants';
import { openRig } from './payment-rig';

let site: TestSite;
let file: string;

const t = translateFor('en');

const CART = cartOf({});

/** Submits the checkout. Returns what the donor sees. */
async function submit(form: Record<string, string>) {
  const answer = await action(args(visit('/checkout', { cart: CART, form })));
  if (answer instanceof Response)
    return { status: answer.status, gifts: visitorAfter(answer).cart.lines.length };
  const { form: reply, kept } = answer.data;
  return {
    status: answer.init?.status,
    // The response sets no cart cookie, so the browser keeps its cart.
    gifts: new Headers(answer.init?.headers).has('set-cookie') ? 0 : CART.lines.length,
    says: reply.error?.['']?.[0],
    name: reply.initialValue?.name,
    transfer: (kept as { transfer?: BankDetails } | undefined)?.transfer,
  };
}

/** The donor reads that nothing was charged, keeps cart and values, and can transfer the money. */
async function expectBankDetails(form: Record<string, string>): Promise<void> {
  expectNotStored(form, await submit(form));
}

function expectNotStored(
  form: Record<string, string>,
  seen: Awaited<ReturnType<typeof submit>>,
): void {
  expect(seen).toMatchObject({ status: 503, gifts: 1, name: form.name });
  expect(seen.says).toBe(t('errors:checkout.notCharged'));
  expect(seen.transfer?.accounts[0]?.iban).toMatch(/^OM/);
  expect(seen.transfer?.instructions).toContain('your name');
}

const expectPage = async () => {
  const { init } = await campaign(args(visit('/projects/wells'), { id: 'wells' }));
  expect(init?.status ?? 200).toBe(200);
};

const orderCount = async () => (await site.db.selectFrom('orders').select('id').execute()).length;

describe('a database that cannot be written', () => {
  beforeEach(async () => {
    file = path.join(temporaryFolder('faults-'), 'charity.db');
    copyTemplate('filled', file);
    site = await openTestSite({ databasePath: file });
    vi.useFakeTimers({ now: TEST_NOW, toFake: ['Date'] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await site.api.close();
  });

  test('23 another process locks the database: pages are shown, the form says so, and the same form then makes one order', async () => {
    const other = await openDatabase(file);
    const form = checkoutForm();
    await other.db.transaction().execute(async () => {
      const waiting = expectBankDetails(form);
      // Reads do not wait for the lock, also while a write waits.
      await expectPage();
      expect((await site.get('/projects/wells')).status).toBe(200);
      await waiting;
    });
    await other.close();
    expect(await submit(form)).toMatchObject({ status: 303, gifts: 0 });
    expect(await submit(form)).toMatchObject({ status: 303 });
    expect(await orderCount()).toBe(1);
    await expectInvariants({ db: site.db });
  });

  test('24 the disk is full: pages and bank details are shown, no accepted order is lost, and gifts are accepted again', async () => {
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(site.db);
    await sql.raw(`pragma max_page_count = ${pages.rows[0]!.page_count + 12}`).execute(site.db);
    const acknowledged: { token: string; state: string; locale: string }[] = [];
    let others = 0;
    let key = '';
    for (let status = 0; status !== 500;) {
      key = newKey();
      const answer = await sendOrder(site, orderBody(), key);
      ({ status } = answer);
      if (status === 201) acknowledged.push(answer.order);
      // The order is stored, and the trial could not store its payment page. The order can be resumed.
      else if (status === 502) others += 1;
      else expect(status).toBe(500);
    }
    expect(acknowledged.length).toBeGreaterThan(0);
    await expectPage();
    // An order needs a few pages of the file, and some may be left.
    let form = checkoutForm();
    let seen = await submit(form);
    while (seen.status === 303 || seen.says === t('errors:checkout.providerFailed')) {
      others += 1;
      form = checkoutForm();
      seen = await submit(form);
    }
    expectNotStored(form, seen);
    await expectInvariants({ db: site.db, acknowledged });
    await sql`pragma max_page_count = 1073741823`.execute(site.db);
    expect((await sendOrder(site, orderBody(), key)).status).toBe(201);
    expect(await submit(form)).toMatchObject({ status: 303 });
    expect(await orderCount()).toBe(acknowledged.length + others + 2);
    await expectInvariants({ db: site.db, acknowledged });
  });

  test('25 the database is read-only: pages and bank details are shown, and the site reports that it is not ready', async () => {
    const order = await createOrder(site);
    await sql`pragma query_only = on`.execute(site.db);
    await expectPage();
    await expectBankDetails(checkoutForm());
    expect((await site.api.health()).database).toBe('not writable');
    await sql`pragma query_only = off`.execute(site.db);
    await expectInvariants({ db: site.db, acknowledged: [order] });
  });
});

describe('27 the clock', () => {
  test.each([
    ['jumps ten minutes forward', '2026-03-12T06:00:00Z', 10],
    ['jumps ten minutes back', '2026-03-12T06:00:00Z', -10],
    ['passes the change to summer time', '2026-03-29T00:59:59Z', 0.05],
    ['repeats the hour of the change to winter time', '2026-10-25T00:59:59Z', 0.05],
    ['passes the end of the year', '2026-12-31T23:59:59Z', 0.05],
    ['passes a leap day', '2028-02-29T23:59:59Z', 0.05],
  ])('%s between the order and its payment: it is paid once', async (_, start, shift) => {
    const rig = await openRig('Stripe');
    rig.api.clock.now = new Date(start);
    await rig.api.db.updateTable('offerings').set({ closes_at: null }).execute();
    const order = await rig.order();
    rig.api.clock.now = new Date(rig.api.clock.now.getTime() + minutes(shift));
    rig.pay(urlOf(order), 'now');
    await rig.postbox.deliver({ times: 2 });
    expect((await confirmOrder(rig.api, order)).state).toBe('paid');
    await rig.check(order);
    await rig.close();
  });
});
