/** Tests of the endpoints of donors for staff: list, statement, export, and erasure by two people. */
import { beforeEach, describe, expect, test } from 'vitest';
import { resultOf } from '#tests/support/api/api';
import type { Approval } from '#contract/staff/accounts';
import type { StaffDonor } from '#contract/staff/donors';
import type { GiftSum } from '#contract/staff/gifts';
import type { Order } from '#contract/orders';
import { createAccount } from '#tests/support/api/accounts';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { apply, storedApplications } from '#tests/support/api/applications';
import { createDraft, uploadTo } from '#tests/support/api/drafts';
import {
  createOrder,
  createPaidOrder,
  fetchOrder,
  LINE,
  sendProof,
  totalsOf,
} from '#tests/support/api/orders';
import { storedFilesOf } from '#tests/support/api/stored-files';
import { smallPdf } from '#tests/support/pdf';
import { joinStaff, type TestMember } from '#tests/support/api/staff';
import { changeRows, rowsOf } from '#tests/support/api/rows';
import { enqueueAccountMail } from '../../mail/outbox';

const api = apiOfEachTest();
let huda: TestMember;
beforeEach(async () => {
  huda = await joinStaff(api, ['finance'], { name: 'Huda' });
});

const NADIA = { name: 'Nadia', email: 'Nadia@example.org' };
const paid = (changes?: Parameters<typeof createPaidOrder>[1]) => createPaidOrder(api, changes);
const get = <Result>(path: string, member = huda) => resultOf<Result>(member.get(path));
const donorOf = ({ reference }: Order) => get<StaffDonor>(`/staff/donors/${reference}`);

test('the list has each e-mail address once, and is searched by name, address, phone and reference', async () => {
  await paid({ donor: { ...NADIA, phone: '+96892123456' } });
  const second = await paid({ donor: { ...NADIA, email: 'nadia@example.org', name: 'Nadia F.' } });
  await paid();
  type List = { total: number; data: { email: string; reference: string; gifts: number }[] };
  expect((await get<List>('/staff/donors')).total).toBe(2);
  for (const q of ['nadia', 'NADIA@', '9212 3456', second.reference]) {
    const { data } = await get<List>(`/staff/donors?${new URLSearchParams({ q })}`);
    expect(data, q).toMatchObject([{ gifts: 2 }]);
  }
});

test('one person has all gifts, sums and years, also of a guest with the same address', async () => {
  const first = await paid({ donor: NADIA });
  await paid({ donor: { ...NADIA, email: 'nadia@example.org' } });
  await paid();
  expect(await donorOf(first)).toMatchObject({
    ...{ name: 'Nadia', total: 2, years: [2026], hasAccount: false, isErasureAsked: false },
    sums: [{ currency: 'OMR', arrived: 20_000 }],
  });
  type Statement = { gifts: object[]; totals: object[]; name: string };
  const statement = await get<Statement>(`/staff/donors/${first.reference}/statement?year=2026`);
  expect(statement).toMatchObject({ name: 'Nadia', totals: [{ minor: 20_000 }] });
  expect(statement.gifts).toHaveLength(2);
  expect(JSON.stringify(statement)).not.toContain(first.token);
});

test('the export has everything about the person, no tokens, and is logged', async () => {
  const order = await paid({ donor: NADIA });
  const data = await get<{ orders: object[] }>(`/staff/donors/${order.reference}/data`);
  expect(data.orders).toMatchObject([{ reference: order.reference, donor: { name: 'Nadia' } }]);
  expect(JSON.stringify(data)).not.toContain(order.token);
  const log = await api.db.selectFrom('staff_log').select(['action', 'actor_name']).execute();
  expect(log).toContainEqual({ action: 'donor.exported', actor_name: 'Huda' });
});

test('returns 404 for an unknown reference', async () => {
  expect((await huda.get('/staff/donors/ND-0000-0000')).status).toBe(404);
});

describe('an erasure', () => {
  const agree = async () => {
    const owner = await joinStaff(api, ['owner'], { name: 'Nasser' });
    const { data } = await get<{ data: Approval[] }>('/staff/approvals?state=waiting', owner);
    expect(data).toMatchObject([{ kind: 'erasure', facts: { name: 'Nadia' } }]);
    const response = await owner.post(`/staff/approvals/${data[0]!.id}/agree`, {
      code: owner.freshCode(),
    });
    expect(await response.json()).toMatchObject({ result: { state: 'done', failure: null } });
  };
  const ask = ({ reference }: Order) =>
    huda.post(`/staff/donors/${reference}/erasure`, { note: 'Nadia wrote to us.' });
  const readAll = async () =>
    JSON.stringify(
      await Promise.all(
        (['orders', 'order_lines', 'outbox', 'staff_log', 'staff_approvals'] as const).map(
          (table) => api.db.selectFrom(table).selectAll().execute(),
        ),
      ),
    );

  test('removes the person everywhere, and keeps the sums and the receipt', async () => {
    const order = await paid({
      donor: { ...NADIA, phone: '+96892123456' },
      lines: [{ ...LINE, recipient: { name: 'Maryam', phone: '+96892000000' } }],
    });
    await huda.post(`/staff/gifts/${order.reference}/note`, { note: 'Nadia called.' });
    const before = await totalsOf(api);
    const check = order.check!;
    expect((await ask(order)).status).toBe(200);
    expect((await donorOf(order)).isErasureAsked).toBe(true);
    expect((await ask(order)).status).toBe(409);
    await agree();
    expect(await readAll()).not.toMatch(/Nadia|nadia|Maryam|92123456|92000000/);
    expect(await totalsOf(api)).toEqual(before);
    const receipt = await api.get(`/receipts/${check}`);
    expect(await receipt.json()).toMatchObject({
      result: { amount: { minor: 10_000 }, state: 'paid' },
    });
    expect(await fetchOrder(api, order)).toMatchObject({ donor: { name: '', email: '' } });
    type List = { sums: GiftSum[] };
    expect((await get<List>('/staff/gifts')).sums).toMatchObject([{ arrived: 10_000, orders: 1 }]);
    expect((await huda.get(`/staff/donors/${order.reference}`)).status).toBe(404);
  });

  test('deletes applications with their files and answers, unsent forms and the newsletter', async () => {
    const order = await paid({ donor: NADIA });
    const { reference } = await apply(api, '/contact-us', {
      ...{ topic: 'gift', name: 'Nadia', email: 'nadia@example.org', message: 'Nadia asks.' },
    });
    const other = await apply(api, '/contact-us', {
      ...{ topic: 'gift', name: 'Salim', email: 'salim@example.org', message: 'Mine stays.' },
    });
    const draft = await createDraft(api, { name: 'Nadia', email: 'nadia@example.org' });
    await uploadTo(api, draft.token, { field: 'documents', name: 'Nadia.pdf', bytes: smallPdf() });
    await createDraft(api, { name: 'Salim', email: 'salim@example.org' });
    await api.post('/newsletter', { email: 'nadia@example.org', locale: 'en' });
    const editor = await joinStaff(api, ['editor']);
    const key = 'a'.repeat(32);
    const answered = await editor.post(`/staff/applications/${reference}/answers`, {
      ...{ key, seen: 'new', subject: 'Nadia', text: 'Dear Nadia' },
    });
    expect(answered.status).toBe(200);
    await ask(order);
    await agree();
    const tables = [
      ...(['applications', 'application_drafts', 'application_files'] as const),
      ...(['application_entries', 'subscriptions', 'outbox'] as const),
      ...(['staff_approvals', 'staff_log'] as const),
    ];
    const rows = await Promise.all(
      tables.map((table) => api.db.selectFrom(table).selectAll().execute()),
    );
    expect(JSON.stringify(rows)).not.toMatch(/nadia/i);
    expect((await storedApplications(api)).map((row) => row.reference)).toEqual([other.reference]);
    expect(await api.db.selectFrom('application_drafts').selectAll().execute()).toHaveLength(1);
    const files = await storedFilesOf(api, 'applications');
    expect(files).toEqual([]);
  });

  test('deletes forms and mails also when their JSON has characters that PostgreSQL cannot read', async () => {
    const order = await paid({ donor: NADIA });
    // The contract removes such characters. Rows that were written with SQL can have them.
    const odd = { email: 'nadia@example.org', name: '\0 \ud83d \\u0000 \\\\ud800' };
    for (const email of ['nadia@example.org', 'salim@example.org']) {
      const { token } = await createDraft(api, { email });
      await changeRows(
        api.db,
        'application_drafts',
        { id: token },
        { data: JSON.stringify({ ...odd, email }) },
      );
      const [kind, at] = ['account-deleted', '2026-06-01T00:00:00.000Z'] as const;
      const recipient = { ...NADIA, locale: 'en' } as const;
      await api.db
        .transaction()
        .execute((tx) => enqueueAccountMail(tx, { id: email, kind, at, recipient }));
      await changeRows(
        api.db,
        'outbox',
        { id: email },
        { recipient: JSON.stringify({ ...odd, email }) },
      );
    }
    await ask(order);
    await agree();
    const drafts = await api.db.selectFrom('application_drafts').select('data').execute();
    expect(drafts.map(({ data }) => data)).toEqual([expect.stringContaining('salim@example.org')]);
    const mails = await rowsOf(api.db, 'outbox', { kind: 'account-deleted' });
    expect(mails).toMatchObject([{ id: 'salim@example.org' }]);
  });

  test('deletes the account and the proofs, and stops monthly gifts', async () => {
    await createAccount(api, { email: 'nadia@example.org', name: 'Nadia' });
    const monthly = await paid({ donor: NADIA, interval: 'month' });
    const transfer = await createOrder(api, { method: 'Bank', donor: NADIA });
    await sendProof(api, transfer);
    await ask(monthly);
    await agree();
    expect(await api.db.selectFrom('accounts').selectAll().execute()).toEqual([]);
    expect(await api.db.selectFrom('monthly_gifts').select('state').execute()).toEqual([
      { state: 'stopped' },
    ]);
    const proofs = await api.db.selectFrom('orders').select('proof').execute();
    expect(proofs.every(({ proof }) => proof === null)).toBe(true);
    expect(await storedFilesOf(api, 'proofs')).toEqual([]);
    expect((await huda.get(`/staff/gifts/${transfer.reference}/proof`)).status).toBe(404);
  });
});
