// @vitest-environment jsdom
/** The order page as it is drawn, in each state, in both directions. */
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { TEST_NOW } from '#tests/support/api/api';
import type { PaymentMethod } from '#contract/content';
import type { CreateOrderInput } from '#contract/orders';
import type { Locale } from '#domain/locales';
import { wasPaid, type OrderState } from '#domain/orders';
import { formatDate } from '#domain/time/dates';
import { addMonths, lastDayBefore } from '#domain/offerings/sponsorship';
import { drawPage } from '#tests/support/drawn-page';
import { openedSite } from '#tests/support/opened-site';
import { unreachable } from '#tests/support/site';
import OrderPage, { action, loader } from './order';

const site = openedSite();

const recipient = { name: 'مريم', phone: '+96892123456' };
const line = { offeringId: 'fresh-bread-deir-al-balah', total: 15_000, quantity: 2 };
const PURIFICATION = {
  offeringId: 'stock-purification-fund',
  total: 4_500,
  quantity: 1,
  intention: 'purification',
} as const;

async function order(
  method: PaymentMethod,
  state: OrderState,
  lines: CreateOrderInput['lines'] = [
    { ...line, intention: 'sadaqa', recipient },
    { ...line, intention: 'zakat' },
  ],
): Promise<string> {
  const answer = await site.post(
    '/user/orders',
    {
      locale: 'en',
      currency: 'OMR',
      method,
      donor: { name: 'Salim', email: 'salim@example.org' },
      lines,
      expectedTotal: lines.reduce((sum, { total }) => sum + total, 0),
    },
    { 'idempotency-key': crypto.randomUUID() },
  );
  const { result } = (await answer.json()) as { result: { token: string } };
  const paid_at = wasPaid(state) ? TEST_NOW.toISOString() : null;
  await site.db
    .updateTable('orders')
    .set({ state, paid_at })
    .where('token', '=', result.token)
    .execute();
  return result.token;
}

function draw(token: string, locale: Locale = 'en') {
  const path = locale === 'en' ? `/orders/${token}` : `/${locale}/orders/${token}`;
  const organisation = { name: 'Nadawah Relief', licence: 'Licence no. 1' };
  const shell = { organisation };
  return drawPage(path, { Component: OrderPage, loader, action, params: { token }, shell });
}

/** Text that is a key shows that a string is missing. */
function expectWords() {
  expect(document.body.textContent).not.toMatch(
    /\b(?:title|notPaid|waiting|transfer|receipt|state|back|qr|gift|next)\.[a-z]/,
  );
}

describe.each<[PaymentMethod, OrderState, string, string]>([
  ['Sandbox', 'paid', 'Thank you, Salim', 'شكرًا لك يا Salim'],
  [
    'Sandbox',
    'partially_refunded',
    'Part of this gift was returned to you',
    'أُعيد إليك جزء من هذا التبرّع',
  ],
  ['Sandbox', 'refunded', 'This gift was returned to you', 'أُعيد إليك هذا التبرّع'],
  ['Sandbox', 'disputed', 'Your bank is questioning this payment', 'بنكك يستفسر عن هذه الدفعة'],
  ['Sandbox', 'pending_payment', 'Confirming your payment', 'نتحقّق من دفعتك'],
  ['Sandbox', 'processing', 'Your payment is on its way', 'ننتظر تأكيد الدفع'],
  ['Sandbox', 'failed', 'The payment did not go through', 'لم تتم عملية الدفع'],
  ['Sandbox', 'cancelled', 'The payment was cancelled', 'أُلغيت عملية الدفع'],
  ['Sandbox', 'expired', 'This gift was not paid in time', 'انتهت مهلة دفع هذا التبرّع'],
  ['Sandbox', 'mismatch', 'We are looking at your payment', 'ننظر في دفعتك'],
  ['Bank', 'awaiting_transfer', 'Please make the transfer', 'بقي أن تحوّل المبلغ'],
  ['Bank', 'under_review', 'We are looking for your transfer', 'نبحث عن تحويلك'],
  ['Bank', 'rejected', 'We could not find your transfer', 'لم نجد تحويلك'],
])('an order by %s that is %s', (method, state, english, arabic) => {
  test('in English', async () => {
    expect((await draw(await order(method, state))).textContent).toBe(english);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.body.textContent).toContain('2 × 7.500\u00a0OMR');
    expectWords();
  });

  test('in Arabic', async () => {
    expect((await draw(await order(method, state), 'ar')).textContent).toBe(arabic);
    expect(document.body.textContent).toContain('عن: مريم');
    expect(document.body.textContent).not.toMatch(/\b(?:Gift|Total|Zakat)\b/);
    expectWords();
  });
});

test('the receipt names what was given, by whom, how, and who received it', async () => {
  await draw(await order('Sandbox', 'paid'));
  const facts = [...document.querySelectorAll('.kv > div')].map(({ textContent }) => textContent);
  expect(facts).toEqual([
    expect.stringMatching(/^Date12-03-2026, 10:00 \(Muscat time\)$/),
    'Given bySalim',
    'Paid withTrial payment',
    expect.stringMatching(/^Payment reference/),
    'CurrencyOMR',
    'Total paid30.000 OMR',
  ]);
  expect(screen.getByRole('heading', { name: /^Receipt ND-/ })).toBeTruthy();
  expect(screen.getByText('Issued by Nadawah Relief · Licence no. 1')).toBeTruthy();
  expect(screen.getByText(/Zakat of 15\.000 OMR is recorded separately/)).toBeTruthy();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  fireEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalled();
});

/** Rows of an order, changed as only providers and the clock change them. */
async function change(token: string, tell: (id: string) => Promise<unknown>): Promise<void> {
  const { id } = await site.db
    .selectFrom('orders')
    .select('id')
    .where('token', '=', token)
    .executeTakeFirstOrThrow();
  await tell(id);
}

function accepted(charged: object, rate: string | null) {
  return JSON.stringify({
    method: 'Sandbox',
    donated: { minor: 30_000, currency: 'OMR' },
    charged,
    rate,
    source: { en: 'Central Bank of Oman peg', ar: 'سعر الربط', tr: '', id: '' },
    at: '2026-03-10T06:00:00.000Z',
    until: '2026-03-12T07:00:00.000Z',
    rounding: 'up',
  });
}

describe('where another amount was taken than was given', () => {
  const draws = async (quote: string, locale: Locale) => {
    const token = await order('Sandbox', 'paid');
    await change(token, (id) =>
      site.db.updateTable('payment_attempts').set({ quote }).where('order_id', '=', id).execute(),
    );
    await draw(token, locale);
    return [...document.querySelectorAll('.kv > div')].at(-1)?.textContent;
  };

  test.each<[Locale, string, string]>([
    ['en', 'Amount charged, USD · $78.03 USD', 'Central Bank of Oman peg'],
    ['ar', 'المبلغ المخصوم، USD · $78.03 USD', 'سعر الربط'],
  ])(
    'both stand on the receipt, with rate, source and day, in %s',
    async (locale, begins, source) => {
      const usd = accepted({ minor: 7_803, currency: 'USD' }, '2.6008');
      const row = await draws(usd, locale);
      expect(row).toContain(begins);
      expect(row).toContain('1 OMR = 2.6008 USD');
      expect(row).toContain(source);
      expect(row).toContain('10-03-2026');
    },
  );

  test('what was only rounded is said to be', async () => {
    const row = await draws(accepted({ minor: 30_010, currency: 'OMR' }, null), 'en');
    expect(row).toBe(
      'Amount charged, OMR30.010 OMRRounded to an amount this payment method can take',
    );
  });
});

test('a gift in a name has its card, and words that the donor may send', async () => {
  await draw(await order('Sandbox', 'paid'), 'ar');
  const card = screen.getByRole('link', { name: 'بطاقة الإهداء' }).getAttribute('href')!;
  expect(card).toMatch(/^\/ar\/gift-cards\/[\w-]{40,}$/);
  const share = new URL(
    screen.getByRole('link', { name: 'مشاركة عبر واتساب' }).getAttribute('href')!,
  );
  expect(share.origin).toBe('https://wa.me');
  expect(share.searchParams.get('text')).toMatch(/^السلام عليكم .*مريم.*خبز.*/);
  expect(share.searchParams.get('text')).toContain(card);
  expect(document.body.textContent).toContain('لا نكتب إلى أحد في شأنه');
});

test('a code leads to the check of the receipt', async () => {
  await draw(await order('Sandbox', 'paid'));
  expect(screen.getByRole('img', { name: /QR code/ })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Open the check' });
  expect(link.getAttribute('href')).toMatch(/^\/receipts\/[\w-]{40,}$/);
});

describe('money that went back', () => {
  test.each<[OrderState, number, RegExp]>([
    ['partially_refunded', 12_500, /12\.500\u00a0OMR went back to you .*The rest stays/],
    ['refunded', 30_000, /30\.000\u00a0OMR went back to you .*no longer a receipt/],
  ])('of an order that is %s is named', async (state, refunded, said) => {
    const token = await order('Sandbox', 'paid');
    await change(token, async (id) => {
      const attempt = await site.db
        .selectFrom('payment_attempts')
        .selectAll()
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow();
      await site.db
        .insertInto('payments')
        .values({
          ...{ payment_id: `pay-${id}`, method: 'Sandbox', attempt_id: attempt.id, order_id: id },
          ...{ minor: 30_000, currency: 'OMR', at: TEST_NOW.toISOString(), counted: 1, refunded },
        })
        .execute();
      await site.db.updateTable('orders').set({ state }).where('id', '=', id).execute();
    });
    await draw(token);
    expect(document.querySelector('header')?.textContent).toMatch(said);
    const last = [...document.querySelectorAll('.kv > div')].at(-1)?.textContent;
    expect(last).toMatch(/^Returned to you/);
  });

  test('leaves no receipt: nothing to confirm, nothing to send', async () => {
    await draw(await order('Sandbox', 'refunded'));
    expect(screen.getByRole('heading', { name: /^Record ND-/ })).toBeTruthy();
    expect(screen.queryByRole('img', { name: /QR/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Gift card' })).toBeNull();
    expect(screen.queryByText('What happens next')).toBeNull();
  });

  test('or is asked back leads to people', async () => {
    await draw(await order('Sandbox', 'disputed'));
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy();
    expect(document.body.textContent).not.toContain('Thank you');
  });
});

describe('purified gains', () => {
  test('alone are neither thanked for as a gift nor counted as one', async () => {
    await draw(await order('Sandbox', 'paid', [PURIFICATION]));
    expect(document.body.textContent).toContain('neither charity nor zakat');
    expect(document.body.textContent).not.toContain('May it be accepted');
    expect(document.body.textContent).not.toContain('counted in its campaign');
    expect(document.body.textContent).not.toContain('4.500 OMR of this');
  });

  test('beside gifts are named apart', async () => {
    await draw(await order('Sandbox', 'paid', [{ ...line, intention: 'sadaqa' }, PURIFICATION]));
    expect(screen.getByText(/^4\.500 OMR of this is purification of wealth/)).toBeTruthy();
  });
});

test('what happens next is told of each kind by itself', async () => {
  const lines = [
    PURIFICATION,
    { offeringId: 'case-rent-arrears', total: 2_000, quantity: 1, intention: 'sadaqa' as const },
    { ...line, intention: 'zakat' as const },
  ];
  await draw(await order('Sandbox', 'paid', lines));
  const steps = screen.getByRole('heading', { name: 'What happens next' }).parentElement!;
  const titles = [...steps.querySelectorAll('b')].map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'Now',
    'Zakat',
    'Tafreej cases',
    'Purification of wealth',
    'While the work goes on',
    'When the campaign closes',
  ]);
  expect(steps.textContent).toContain('Only this amount (4.500\u00a0OMR) is kept apart');
});

test('a gift of every month says so, and leads to where it is stopped', async () => {
  const token = await order('Sandbox', 'paid');
  await change(token, async (id) => {
    const gift = { id: 'ab'.repeat(16), first_order_id: id, method: 'Sandbox' as const };
    const since = { state: 'active' as const, created_at: TEST_NOW.toISOString() };
    await site.db
      .insertInto('monthly_gifts')
      .values({ ...gift, ...since, provider_reference: 'x', stopped_at: null })
      .execute();
    await site.db
      .updateTable('orders')
      .set({ monthly_gift_id: gift.id })
      .where('id', '=', id)
      .execute();
  });
  await draw(token);
  const link = screen.getByRole('link', { name: 'See or stop it' });
  expect(link.getAttribute('href')).toMatch(/^\/monthly\/[\w-]{40,}$/);
});

test('a proof that is too large is refused in place, before it is sent', async () => {
  await draw(await order('Bank', 'awaiting_transfer'));
  const field = screen.getByLabelText<HTMLInputElement>(/Receipt or screenshot/);
  const file = new File(['x'], 'proof.pdf', { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: 6 * 1024 * 1024 });
  const given = vi.spyOn(FormData.prototype, 'get').mockReturnValue(file);
  fireEvent.submit(field.form!);
  given.mockRestore();
  expect(await screen.findByText('File size exceeded: at most 5 MB')).toBeTruthy();
  expect(field.getAttribute('aria-describedby')).toContain('error');
  expect(document.activeElement).toBe(field);
});

test('a missing proof gets the message for a required field', async () => {
  await draw(await order('Bank', 'awaiting_transfer'));
  fireEvent.click(screen.getByRole('button', { name: 'Send the proof' }));
  const field = await screen.findByLabelText(/Receipt or screenshot/);
  const error = await screen.findByText('This field is required');
  expect(field.getAttribute('aria-describedby')).toContain(error.id);
});

test('what nobody knows yet leads on to the payment page and says when it was checked', async () => {
  await draw(await order('Sandbox', 'pending_payment'));
  const link = screen.getByRole('link', { name: 'Continue to the payment page' });
  expect(link.getAttribute('href')).toMatch(/\/sandbox\/pay\//);
  expect(screen.getByRole('status').textContent).toMatch(
    /^Last checked: \d\d-\d\d-2026, \d\d:\d\d$/,
  );
  expect(screen.getByRole('link', { name: 'Check again' })).toBeTruthy();
});

test('whoever left the payment page finds a quiet way to pay in another', async () => {
  await draw(await order('Sandbox', 'pending_payment'));
  expect(screen.getByText(/nothing is charged there/)).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Pay another way' });
  expect(button.className).toContain('plain');
  expect(button.closest('form')?.method).toBe('post');
  fireEvent.click(button);
  expect(await screen.findByText('The payment was cancelled')).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Payment method' })).toBeTruthy();
});

test('a payment page that cannot be closed is said to be open, and the page is not loaded over it', async () => {
  await draw(await order('Sandbox', 'pending_payment'));
  site.fail((request) =>
    request.method === 'POST' ? new Response(null, { status: 500 }) : undefined,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Pay another way' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be closed/);
});

test('what is on its way can no more be left', async () => {
  await draw(await order('Sandbox', 'processing'));
  expect(screen.queryByRole('button', { name: 'Pay another way' })).toBeNull();
});

test('a payment that failed can be made again, with the same way chosen', async () => {
  await draw(await order('Bank', 'failed'));
  const methods = within(screen.getByRole('group', { name: 'Payment method' }));
  expect(methods.getByRole<HTMLInputElement>('radio', { name: /Bank transfer/ }).checked).toBe(
    true,
  );
  expect(screen.getByRole('button', { name: /Pay 30 ?\.000 OMR/ })).toBeTruthy();
});

test('a refusal stands in place, and the choice stays', async () => {
  const token = await order('Bank', 'failed');
  await draw(token);
  site.fail(unreachable);
  fireEvent.click(screen.getByRole('button', { name: /Pay/ }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/Nothing was charged/);
});

test('the account of a transfer can be copied', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  await draw(await order('Bank', 'awaiting_transfer'));
  fireEvent.click(await screen.findByRole('button', { name: 'Copy: IBAN' }));
  expect(writeText).toHaveBeenCalledWith('OM000000000000000000000');
  expect(await screen.findByText('Copied')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Copy: Exact amount' }));
  expect(writeText).toHaveBeenCalledWith('30');
  const file = screen.getByLabelText(/Receipt or screenshot/);
  expect(file.getAttribute('accept')).toBe('image/jpeg,image/png,application/pdf');
});

test('while the charity API is down: nobody is told that anything failed', async () => {
  const token = await order('Sandbox', 'paid');
  site.fail(unreachable);
  expect((await draw(token)).textContent).toBe('We cannot show your gift just now');
  expect(document.body.textContent).toMatch(/your payment is safe/);
  expect(document.body.textContent).not.toMatch(/fail|error|not found/i);
});

test('a sponsorship on a receipt shows the child, the months, and the first and last day', async () => {
  const months = { offeringId: 'orphan-noura', total: 105_000, quantity: 3 };
  const token = await order('Sandbox', 'paid', [{ ...months, intention: 'sadaqa' }]);
  const { period } = await site.db
    .selectFrom('holds')
    .innerJoin('orders', 'orders.id', 'order_id')
    .innerJoin('offerings', 'offerings.id', 'holds.offering_id')
    .select(['first', 'units', 'starts_at'])
    .where('orders.token', '=', token)
    .execute()
    .then(([hold]) => ({
      period: {
        from: addMonths(hold!.starts_at!, hold!.first),
        until: addMonths(hold!.starts_at!, hold!.first + hold!.units),
      },
    }));
  await draw(token);
  const row = screen.getByText(/^Sponsorship of Noura/).closest('li')!.textContent;
  expect(row).toContain('3 months × 35.000');
  expect(row).toContain(formatDate(period.from));
  expect(row).toContain(formatDate(lastDayBefore(period.until)));
});
