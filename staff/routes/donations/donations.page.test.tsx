/** Tests the pages of donations: list, one order, its decisions, a refund and a gift at the office, without scripts. */
import { beforeEach, describe, expect, test } from 'vitest';
import { composeOrderMail } from '#api/mail/order-mail';
import type { Order } from '#contract/orders';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import {
  createOrder,
  createPaidOrder,
  fetchOrder,
  LINE,
  mailsOf,
  sendProof,
} from '#tests/support/api/orders';
import { confirmTransfer } from '#tests/support/api/staff-decisions';
import { signedInStaff, type StaffBrowser } from '#tests/support/staff-site';
import { rowsOf } from '#tests/support/api/rows';

const api = apiOfEachTest();
let huda: StaffBrowser;
beforeEach(async () => {
  huda = await signedInStaff(api, ['finance']);
});

const DAY = '2026-03-11';
const paid = (changes?: Parameters<typeof createPaidOrder>[1]) => createPaidOrder(api, changes);
const transfer = (changes: Parameters<typeof createOrder>[1] = {}) =>
  createOrder(api, { method: 'Bank', ...changes });
const open = (order: Order) => huda.open(`/staff/donations/${order.reference}`);

describe('the list', () => {
  test('shows gifts with state and sums, and finds one by its reference', async () => {
    const order = await paid({ donor: { name: 'Nadia Farsi', email: 'nadia@example.org' } });
    await transfer();
    const list = await huda.open('/staff/donations');
    expect(list.text).toContain('2 donations');
    expect(list.text).toContain('Nadia Farsi');
    expect(list.text).toContain('Awaiting transfer');
    expect(list.text).toMatch(/Arrived, 1 gift 10/);
    const found = await list.press('Find', { q: order.reference });
    expect(found.text).toMatch(/1 donation(?!s)/);
    expect((await found.follow(/Nadia/)).path).toBe(`/staff/donations/${order.reference}`);
  });

  test('is downloaded as a file without formulas', async () => {
    await paid({ donor: { name: '=1+1', email: 'a@example.org' } });
    const list = await huda.open('/staff/donations');
    const file = await list.follow('CSV file');
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.body).toContain('"Reference"');
    expect(file.body).toContain('"\'=1+1"');
    expect(file.body).toContain('"10","OMR"');
    expect(file.body).toMatch(/,"\d{4}-\d\d-\d\d","\d{4}-\d\d-\d\d",/);
    const viewer = await signedInStaff(api, ['viewer'], { name: 'Salma' });
    expect((await viewer.open('/staff/donations')).text).not.toContain('CSV file');
    const refused = await viewer.open('/staff/donations/file/donations.csv');
    expect(refused.status).toBe(403);
    expect(refused.main.querySelector('h1')?.textContent).toBe('Your role does not allow this');
  });

  test('is downloaded as XLSX, and no other file exists', async () => {
    await paid();
    const list = await huda.open('/staff/donations?intention=sadaqa');
    const file = await list.follow('Excel file');
    expect(file.path).toBe('/staff/donations/file/donations.xlsx?intention=sadaqa');
    expect(file.headers.get('content-type')).toContain('spreadsheetml');
    expect(file.body.startsWith('PK')).toBe(true);
    expect((await huda.open('/staff/donations/file/orders.xlsx')).status).toBe(404);
  });
});

describe('a transfer', () => {
  test('is confirmed with the date of the statement, and the list shows a message', async () => {
    const order = await transfer();
    const page = await open(order);
    expect(page.text).toContain('Is it on our statement?');
    const wrong = await page.press(/^Confirm/, { day: '2999-01-01' });
    expect(wrong.status).toBe(400);
    expect(wrong.title).toMatch(/^Error/);
    expect(wrong.text).toContain('This date is in the future.');
    const done = await wrong.press(/^Confirm/, { day: DAY });
    expect(done.path).toBe('/staff/donations?view=check');
    expect(done.text).toMatch(/10.* from Salma Al Harthi is confirmed/);
    const again = await done.follow('Open the donation again');
    expect(again.text).toContain('Confirmed the transfer');
    expect(again.text).toContain('Huda Al-Rashdi');
    expect((await fetchOrder(api, order)).state).toBe('paid');
  });

  test('of a smaller amount waits for the rest, after a page that shows the choices', async () => {
    const order = await transfer();
    const wrong = await (
      await open(order)
    ).press('Continue with this amount', { amount: '8.0001', currency: 'OMR' });
    expect(wrong.text).toContain('Enter fewer decimal places for this currency');
    const compare = await wrong.press('Continue with this amount', { amount: '٨' });
    expect(compare.text).toContain('Record what arrived, wait for the rest');
    expect(compare.text).toContain('What the amount covers');
    const missing = await compare.press(/^Record/, { day: DAY });
    expect(missing.status).toBe(409);
    const done = await missing.press(/^Record/, { difference: 'wait', day: DAY });
    expect(done.text).toContain('8 OMR');
    expect(done.text).toContain('Part arrived');
    expect(await fetchOrder(api, order)).toMatchObject({ next: { amount: { minor: 2_000 } } });
  });

  test('of a larger amount asks what a separate gift of the rest is for', async () => {
    const order = await transfer();
    const compare = await (
      await open(order)
    ).press('Continue with this amount', { amount: '30', currency: 'OMR' });
    const missing = await compare.press(/^Record/, { difference: 'gift', day: DAY });
    expect(missing.text).toContain('The rest is for: This field is required');
    const done = await missing.press(/^Record/, { offering: LINE.offeringId });
    expect(done.text).toContain('30 OMR');
    expect((await fetchOrder(api, order)).state).toBe('paid');
  });

  test('is rejected with a reason, and the proof can be opened', async () => {
    const order = await transfer();
    await sendProof(api, order);
    const page = await open(order);
    const proof = await page.follow('Open the PDF');
    expect(proof.headers.get('content-type')).toBe('application/pdf');
    expect(proof.headers.get('content-security-policy')).toContain('sandbox');
    const without = await page.press(/^Reject and write/);
    expect(without.status).toBe(400);
    const done = await page.press(/^Reject and write/, { reason: 'unreadable' });
    expect(done.text).toContain('Rejected.');
    expect((await fetchOrder(api, order)).state).toBe('rejected');
  });
});

test('the mail of a rejection can be read before it is sent, with the values of the form', async () => {
  const order = await transfer({ locale: 'ar' });
  await sendProof(api, order);
  const values = { reason: 'unreadable', sentence: 'النصف الأسفل ناقص.' };
  const read = await (await open(order)).press('Read the email first', values);
  expect(read.status).toBe(200);
  const shown = read.main.querySelector('.said[lang=ar]')!;
  expect(shown.textContent).toContain('النصف الأسفل ناقص.');
  // The link of the donor has a token, which staff must not see.
  expect(read.body).not.toContain(order.token);
  expect((await fetchOrder(api, order)).state).toBe('under_review');
  const rejections = async () =>
    (await mailsOf(api, order)).filter(({ kind }) => kind === 'transfer-rejected');
  expect(await rejections()).toEqual([]);
  await read.press(/^Reject and write/);
  const [mail] = await rejections();
  const sent = await composeOrderMail(api.deps, mail!);
  const [greeting, ...paragraphs] = shown.textContent!.split('\n\n');
  expect([sent!.letter.greeting, ...sent!.letter.paragraphs]).toEqual([
    greeting,
    ...paragraphs.slice(0, sent!.letter.paragraphs.length),
  ]);
});

test('waiting transfers link to each other, and the page after a decision links to the next one', async () => {
  const orders = [await transfer(), await transfer(), await transfer()];
  for (const order of orders) await sendProof(api, order);
  const [first, second, third] = orders.map(({ reference }) => reference);
  const page = await open(orders[0]!);
  expect(page.text).toContain('1 of 3 to check');
  expect(page.main.textContent).not.toContain('Previous');
  const next = await page.follow('Next');
  expect(next.path).toBe(`/staff/donations/${second}`);
  expect((await next.follow('Previous')).path).toBe(`/staff/donations/${first}`);
  const done = await next.press(/^Confirm/, { day: DAY });
  expect((await done.follow(/^Check the next one/)).path).toBe(`/staff/donations/${third}`);
  expect((await open(orders[1]!)).text).not.toContain('to check, oldest first');
});

test('a second transfer of a paid donation becomes a further gift, or is sent back', async () => {
  const order = await transfer();
  await confirmTransfer(api, order.reference);
  const form = await (await open(order)).follow('Record the transfer');
  const values = { amount: '7', currency: 'OMR', day: DAY, way: 'gift' };
  const missing = await form.press('Record it', values);
  expect(missing.status).toBe(400);
  const gift = await missing.press('Record it', { ...values, offering: LINE.offeringId });
  expect(gift.text).toContain('7 OMR is entered as a further gift.');
  expect(gift.path).not.toContain(order.reference);
  const again = await (await open(order)).follow('Record the transfer');
  const back = await again.press('Record it', { ...values, way: 'giveBack' });
  expect(back.text).toContain('flagged until the money is refunded');
  expect(back.text).toContain('More money arrived than the donation.');
});

test('a viewer sees an order, and which role may decide', async () => {
  const order = await transfer();
  const viewer = await signedInStaff(api, ['viewer'], { name: 'Salma' });
  const page = await viewer.open(`/staff/donations/${order.reference}`);
  expect(page.text).toContain('Roles that allow it: Finance, Owner');
  expect(page.main.querySelector('form')).toBeNull();
});

test('the e-mail address is corrected, and a note is stored', async () => {
  const order = await paid();
  const wrong = await (await open(order)).press('Save and send', { email: 'salma' });
  expect(wrong.status).toBe(400);
  const corrected = await wrong.press('Save and send', { email: 'salma@new.example' });
  expect(corrected.text).toContain('salma@new.example');
  const noted = await corrected.press('Save the note', { note: 'He called.\nTwice.' });
  expect(noted.text).toContain('He called. Twice.');
});

test('a gift without an e-mail address gets one later, with its receipt', async () => {
  const order = await paid();
  await api.db.updateTable('orders').set({ donor_email: '' }).execute();
  const page = await open(order);
  expect(page.text).toContain('Add an email');
  const added = await page.press('Save and send', { email: 'salma@new.example' });
  expect(added.text).toContain('The email address is saved');
  expect((await open(order)).text).toContain('Correct the email');
  const receipt = (await mailsOf(api, order)).find(({ kind }) => kind === 'receipt');
  expect(receipt?.sent_at).toBeNull();
});

test('an order of an erased donor gets no e-mail address', async () => {
  const order = await paid();
  await api.db.updateTable('orders').set({ donor_name: '', donor_email: '' }).execute();
  expect((await open(order)).text).not.toContain('Add an email');
});

test('the refund page of a gift without a payment leads back and says why', async () => {
  const page = await huda.open(`/staff/donations/${(await transfer()).reference}/refund`);
  expect(page.text).toContain('There is no payment to refund.');
});

test('a refund is requested on a separate page, and waits for an owner', async () => {
  const order = await paid();
  const ask = await (await open(order)).follow('Ask for a refund');
  expect(ask.text).toContain('This cannot be undone.');
  const empty = await ask.press('Ask for this refund');
  expect(empty.status).toBe(400);
  const tooMuch = await ask.press('Ask for this refund', { amount: '11', note: 'Paid twice.' });
  expect(tooMuch.text).toContain('more than is left');
  const read = await ask.press('Read the email first', { amount: '4' });
  expect(read.text).toContain('We have refunded 4 OMR of your payment.');
  const done = await ask.press('Ask for this refund', { note: 'Paid twice.' });
  expect(done.text).toContain('waits for an owner');
  expect(done.text).toContain('Refund asked for');
  expect((await fetchOrder(api, order)).state).toBe('paid');
});

test('a cheque with several purposes becomes one donation with a line for each, also when it is sent twice', async () => {
  const form = await huda.open('/staff/donations/new');
  const values = {
    ...{ method: 'Cheque', amount: '25', offering: LINE.offeringId, name: 'Salim' },
    ...{ 'more[0].offering': 'zakat-fund', 'more[0].intention': 'zakat' },
  };
  const wrong = await form.press('Enter the gift', values);
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('Line 2');
  const amounts = { ...values, 'more[0].amount': '5' };
  const done = await wrong.press('Enter the gift', amounts);
  expect(done.text).toMatch(/30.* from Salim is entered/);
  await wrong.press('Enter the gift', amounts);
  expect(await rowsOf(api.db, 'order_lines')).toMatchObject([
    { offering_id: LINE.offeringId, intention: 'sadaqa', total: 25_000 },
    { offering_id: 'zakat-fund', intention: 'zakat', total: 5_000 },
  ]);
});
