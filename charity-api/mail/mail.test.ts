/** Tests that each mail of an order is sent once, also after crashes and failures. */
import { readdir, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Order } from '#contract/orders';
import { TEST_NOW } from '#tests/support/api/api';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { LINE, mailsOf, advanceClock, createPaidOrder } from '#tests/support/api/orders';
import { insertRows, oneRow } from '#tests/support/api/rows';
import { enqueueMail, enqueueMailAgain } from './outbox';

const api = apiOfEachTest();
let outbox: string;
beforeEach(async () => {
  outbox = path.join(api.deps.config.dataDir, 'outbox');
});

const files = () => readdir(outbox).catch(() => []);

async function paidOrder(): Promise<Order> {
  return createPaidOrder(api, {
    lines: [
      { ...LINE, total: 20_000, quantity: 2, recipient: { name: 'Muna', phone: '+96890000001' } },
      { offeringId: 'zakat-fund', total: 25_500, quantity: 1, intention: 'zakat' },
    ],
  });
}

/** Reads a mail and joins the lines that nodemailer wrapped, so that tests can search it for text. */
async function read(file: string): Promise<string> {
  return (await readFile(path.join(outbox, file), 'utf8')).replaceAll('=\r\n', '');
}

test('a receipt mail is written once, as one file, from the charity to the donor', async () => {
  const order = await paidOrder();
  await Promise.all([api.api.tick(), api.api.tick(), api.api.tick()]);
  const [mail] = await mailsOf(api, order);
  expect(await files()).toEqual([`${mail?.id}.eml`]);
  expect(mail).toMatchObject({ kind: 'receipt', tries: 1, last_error: null });
  expect(mail?.sent_at).not.toBeNull();
  const raw = await read(`${mail?.id}.eml`);
  expect(raw).toContain('To: Salma Al Harthi <salma@example.org>');
  expect(raw).toContain('From: Amal Relief <hello@amal.example>');
  expect(raw).toContain(`Message-ID: <${mail?.id}@give.test>`);
  expect(raw).toMatch(/Content-Type: multipart\/alternative/);
});

describe('outbox', () => {
  test('the outbox does not write a mail again that was written before a crash', async () => {
    const order = await paidOrder();
    await api.api.tick();
    const [mail] = await mailsOf(api, order);
    const before = await read(`${mail?.id}.eml`);
    // The state after a crash between writing the file and updating the database.
    await api.db.updateTable('outbox').set({ sent_at: null }).execute();
    advanceClock(api, 300_000);
    await api.api.tick();
    expect(await files()).toEqual([`${mail?.id}.eml`]);
    expect(await read(`${mail?.id}.eml`)).toBe(before);
    expect((await mailsOf(api, order))[0]?.sent_at).not.toBeNull();
  });

  test('retries with a growing delay while mails cannot be written', async () => {
    const order = await paidOrder();
    await mkdir(api.deps.config.dataDir, { recursive: true });
    await writeFile(outbox, 'a file where the folder should be');
    const tries: number[] = [];
    for (let half = 0; half < 8; half += 1) {
      await api.api.tick();
      tries.push((await mailsOf(api, order))[0]!.tries);
      advanceClock(api, 30_000);
    }
    expect(tries).toEqual([1, 2, 2, 3, 3, 3, 3, 4]);
    expect((await mailsOf(api, order))[0]?.last_error).toMatch(/EEXIST|ENOTDIR/);
    await rm(outbox);
    advanceClock(api, 240_000);
    await api.api.tick();
    expect(await files()).toHaveLength(1);
  });
});

test.each(['salma@example.org, other@example.org', 'Salma'])(
  'a mail to the stored address “%s” is not written, and not tried again',
  async (address) => {
    const order = await paidOrder();
    await api.db.updateTable('orders').set({ donor_email: address }).execute();
    await api.api.tick();
    expect(await files()).toEqual([]);
    expect((await mailsOf(api, order))[0]).toMatchObject({
      ...{ tries: 78, sent_at: null, last_error: 'EADDRESS' },
    });
  },
);

test('sends mails about a failed month and about the end of a monthly gift, with its link', async () => {
  const order = await paidOrder();
  const { id } = await oneRow(api.db, 'orders', { token: order.token });
  const at = TEST_NOW.toISOString();
  const gift = { id: 'ab'.repeat(16), first_order_id: id, method: 'Stripe' as const };
  await insertRows(api.db, 'monthly_gifts', {
    ...gift,
    provider_reference: 'x',
    state: 'active',
    created_at: at,
    stopped_at: null,
  });
  await api.db.updateTable('orders').set({ monthly_gift_id: gift.id }).execute();
  await api.db.transaction().execute(async (tx) => {
    await enqueueMail(tx, { id: 'failed', orderId: id, kind: 'monthly-failed', at });
    await enqueueMail(tx, { id: 'stopped', orderId: id, kind: 'monthly-stopped', at });
  });
  await api.api.tick();
  for (const file of ['failed.eml', 'stopped.eml']) {
    expect(await read(file)).toContain('https://give.test/monthly/');
  }
  expect(await read('failed.eml')).toMatch(
    /Subject: Your monthly payment ND-\S+ could not be charged/,
  );
  expect(await read('stopped.eml')).toMatch(
    /Subject: Your monthly payment ND-\S+ has been stopped/,
  );
});

describe('repeated event', () => {
  const tell = (orderId: string, id: string) =>
    api.db
      .transaction()
      .execute((tx) =>
        enqueueMailAgain(tx, { id, orderId, kind: 'monthly-failed', at: TEST_NOW.toISOString() }),
      );

  test('a repeated event is mailed again after the first mail was sent, but not while it waits', async () => {
    const order = await paidOrder();
    const { id } = await oneRow(api.db, 'orders', { token: order.token });
    await tell(id, 'first');
    await tell(id, 'while-it-waits');
    const failures = async () =>
      (await mailsOf(api, order)).filter(({ kind }) => kind === 'monthly-failed');
    expect(await failures()).toMatchObject([{ id: 'first', sent_at: null }]);
    await api.api.tick();
    await tell(id, 'next-year');
    expect(await failures()).toMatchObject([{ id: 'next-year', sent_at: null, tries: 0 }]);
  });
});
