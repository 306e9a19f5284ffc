/** A charity API with the mock of one provider, with the same actions for each provider. */
import type { CreateOrderInput, Order } from '#contract/orders';
import type { ProviderSettings } from '#api/deps';
import { openTestApi, TEST_NOW, type TestApi } from '#tests/support/api/api';
import { advanceClock, createOrder, LINE } from '#tests/support/api/orders';
import { openPaypalMock, orderAt } from '#tests/support/providers/paypal';
import type { Fault, WebhookQueue } from '#tests/support/providers/server';
import { openStripeMock } from '#tests/support/providers/stripe';
import { invoiceAt, openXenditMock } from '#tests/support/providers/xendit';
import { minutes } from '#domain/time/durations';
import { expectInvariants, type ProviderPayment } from './invariants';

export const PROVIDERS = ['Stripe', 'Paypal', 'Xendit'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** How the donor's payment ends. late: the bank decides later. otherAmount: the provider charges another amount. */
type Decision = 'now' | 'late' | 'otherAmount';

/** The part that differs between the providers. */
type Mock = {
  settings: ProviderSettings;
  postbox: WebhookQueue;
  fail(call: string, fault: Fault): void;
  close(): Promise<void>;
  /** The call that makes a payment page. Its SDK sends a failed call `tries` times. */
  makesPage: { call: string; tries: number };
  pages(): number;
  pay(url: string, decision: Decision): void;
  /** The bank accepts a late payment. */
  accept(url: string): void;
  charged(): ProviderPayment[];
};

type Shared = Parameters<typeof openStripeMock>[0];
const idIn = (url: string) => url.split('/').at(-1)!;
const centsOf = (value: string) => Math.round(Number(value) * 100);

const MOCKS: Record<ProviderName, (shared: Shared) => Promise<Mock>> = {
  async Stripe(shared) {
    const { books, settings, ...mock } = await openStripeMock(shared);
    return {
      ...mock,
      settings: { stripe: settings },
      makesPage: { call: 'POST /v1/checkout/sessions', tries: 2 },
      pages: () => books.sessions.size,
      pay(url, decision) {
        const page = books.session(idIn(url));
        if (decision === 'otherAmount') page.amount -= 10;
        books.approve(page, decision === 'late' ? 'late' : 'now');
      },
      accept: (url) => books.answer(books.session(idIn(url)), true),
      charged: () =>
        [...books.intents.values()]
          .filter(({ status }) => status === 'succeeded')
          .map(({ id, amount, currency }) => ({
            ...{ id, minor: amount, currency: currency.toUpperCase() },
          })),
    };
  },
  async Paypal(shared) {
    const { books, settings, ...mock } = await openPaypalMock(shared);
    return {
      ...mock,
      settings: { paypal: settings },
      makesPage: { call: 'POST /v2/checkout/orders', tries: 1 },
      pages: () => books.orders.length,
      pay(url, decision) {
        const order = orderAt(books, url);
        const value = { value: (Number(order.amount.value) + 1).toFixed(2) };
        books.approve(order, {
          capture: decision === 'late' ? 'PENDING' : 'COMPLETED',
          ...(decision === 'otherAmount' && value),
        });
      },
      accept: (url) => books.decide(orderAt(books, url), 'COMPLETED'),
      charged: () =>
        books.orders.flatMap(({ capture }) =>
          capture?.status === 'COMPLETED'
            ? [
                {
                  id: capture.id,
                  minor: centsOf(capture.amount.value),
                  currency: capture.amount.currency_code,
                },
              ]
            : [],
        ),
    };
  },
  async Xendit(shared) {
    const { books, settings, ...mock } = await openXenditMock(shared);
    return {
      ...mock,
      settings: { xendit: settings },
      makesPage: { call: 'POST /v2/invoices', tries: 1 },
      pages: () => books.invoices.length,
      pay(url, decision) {
        const invoice = invoiceAt(books, url);
        // An invoice has no pending payments: it is paid later.
        if (decision === 'late') return;
        books.pay(invoice, invoice.amount + (decision === 'otherAmount' ? 1 : 0));
      },
      accept: (url) => void books.pay(invoiceAt(books, url)),
      charged: () =>
        books.invoices
          .filter(({ status }) => status === 'PAID' || status === 'SETTLED')
          .map(({ id, paid_amount, currency }) => ({
            ...{ id, minor: Math.round(paid_amount! * 100), currency },
          })),
    };
  },
};

/** 26.50 in a currency that all three providers accept. */
export const GIFT = {
  currency: 'USD',
  lines: [{ ...LINE, total: 2_650 }],
  donor: { name: 'Salma Al Harthi', email: 'salma@example.org', phone: '+96892123456' },
} as const satisfies Partial<CreateOrderInput>;

export type Rig = Mock & {
  api: TestApi;
  order(changes?: Partial<CreateOrderInput>): Promise<Order>;
  /** Lets the API reconcile with the provider, and checks the invariants. */
  check(...orders: Order[]): Promise<void>;
};

export async function openRig(method: ProviderName): Promise<Rig> {
  const given: { api?: TestApi } = {};
  const mock = await MOCKS[method]({
    deliver: (request) => given.api!.api.fetch(request),
    publicUrl: 'https://give.test',
    now: () => given.api?.clock.now ?? TEST_NOW,
  });
  const opened = await openTestApi({ config: { providers: mock.settings } });
  given.api = opened;
  return {
    ...mock,
    api: opened,
    order: (changes = {}) => createOrder(opened, { method, ...GIFT, ...changes }),
    async check(...orders) {
      advanceClock(opened, minutes(5));
      await opened.api.tick();
      await expectInvariants({
        db: opened.db,
        charged: mock.charged(),
        acknowledged: orders,
        log: JSON.stringify(opened.log),
        secrets: [...Object.values(GIFT.donor), ...orders.map(({ token }) => token)],
      });
    },
    async close() {
      await opened.api.close();
      await mock.close();
    },
  };
}
