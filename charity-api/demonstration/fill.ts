/**
 * Adds sample gifts, applications and subscriptions to a new demonstration, so that its staff area is not empty. They
 * go through the endpoints that donors use, with a clock that is set to their time.
 */
import { createHash } from 'node:crypto';
import { hours } from '#domain/time/durations';
import { mountApplications } from '../applications/routes';
import { writeRaisedDays } from '../content/seed/raised-days';
import { transact } from '../db/transact';
import type { ApiDeps } from '../deps';
import { mountGiving } from '../giving/routes';
import { expireOrders } from '../giving/settle/check';
import { confirmTransfer } from '../giving/staff/confirm';
import { refundPayment } from '../giving/staff/refund';
import { rejectTransfer } from '../giving/staff/reject';
import { mountWebhooks } from '../giving/webhooks/routes';
import { createRouter } from '../http/router';
import { confirmSubscription, findSubscription } from '../newsletter/repository';
import { mountNewsletter } from '../newsletter/routes';
import { createProviders } from '../payments/providers';
import { markTrials } from '../payments/trial-payments';
import { createTrials, renewDue } from '../payments/trial';
import { GIFTS, type SampleGift } from './gifts';
import { PEOPLE, type PersonName } from './people';
import { sampleApplications, SUBSCRIBERS, UNCONFIRMED } from './requests';
import { sumGifts } from '../modules/offerings/figures';

const ORIGIN = 'http://demonstration.internal';
const STAFF = { kind: 'command' } as const;

/** The button of each trial's payment page that pays. */
const PAY: Record<string, Record<string, string>> = {
  Stripe: { decision: 'approve' },
  Paypal: { decision: 'COMPLETED' },
  Xendit: { decision: 'pay' },
};

type Order = { token: string; reference: string; next: { kind: string; url?: string } };

/** Returns false when a payment provider is configured: it would get requests about gifts that no donor gave. */
export const canFill = ({ trials, providers }: ApiDeps['config']): boolean =>
  trials && Object.keys(providers).length === 0;

export async function addSamples(deps: ApiDeps): Promise<void> {
  const filler = new Filler(deps);
  const raised = await deps.db.selectFrom('offerings').select(['id', 'raised', 'gifts']).execute();
  const raisedDays = await deps.db.selectFrom('raised_days').selectAll().execute();
  await markTrials(deps.db, filler.timeOf([60, 0]));
  // Oldest first.
  for (const gift of GIFTS.toReversed()) await filler.give(gift);
  for (const { ago, by, path, body } of sampleApplications(deps.now())) {
    filler.setClock(ago);
    await filler.send(path, body, by);
  }
  await filler.subscribe();
  filler.setClock([0, 0]);
  await expireOrders(filler.deps);
  await sumGifts(filler.deps);
  await transact(deps.db, 'content', async (tx) => {
    // The figures in demonstration.yaml already include the sample gifts, so this restores them.
    for (const { id, ...figures } of raised)
      await tx.updateTable('offerings').set(figures).where('id', '=', id).execute();
    await writeRaisedDays(tx, raisedDays);
    // The donors are fictional, so the API must not send these mails. It keeps the rows: an order's history shows them.
    await tx
      .updateTable('outbox')
      .set(({ ref }) => ({ sent_at: ref('created_at') }))
      .execute();
  });
}

class Filler {
  readonly deps: ApiDeps;
  private readonly trials;
  private readonly providers;
  private readonly app;
  private clock: Date;

  constructor(private readonly site: ApiDeps) {
    this.clock = site.now();
    const { log } = site;
    this.deps = {
      ...site,
      now: () => this.clock,
      random: repeatableRandom(),
      // Logs only warnings and errors, because samples are not events of the site.
      log: { info: () => undefined, warn: log.warn.bind(log), error: log.error.bind(log) },
    };
    this.trials = createTrials(this.deps);
    this.providers = createProviders(this.deps, this.trials.settings);
    this.app = createRouter(this.deps);
    this.trials.mount(this.app);
    mountGiving(this.app, this.deps, this.providers);
    mountWebhooks(this.app, this.deps, this.providers);
    mountApplications(this.app, this.deps);
    mountNewsletter(this.app, this.deps);
  }

  timeOf([days, hour]: SampleGift['ago']): Date {
    return new Date(this.site.now().getTime() - hours(24 * days + hour));
  }

  setClock(ago: SampleGift['ago']): void {
    this.clock = this.timeOf(ago);
  }

  async give(gift: SampleGift): Promise<void> {
    this.setClock(gift.ago);
    const { name, email, locale, ...phone } = PEOPLE[gift.by];
    const body = {
      ...{ locale, currency: gift.currency, method: gift.method, lines: gift.lines },
      donor: { name, email, ...phone },
      interval: gift.isMonthly ? 'month' : 'once',
      expectedTotal: gift.lines.reduce((total, line) => total + line.total, 0),
    };
    const key = `demonstration-${gift.ago.join('-')}`;
    const order = await this.send<Order>('/user/orders', body, gift.by, { 'idempotency-key': key });
    if (gift.method !== 'Bank') await this.pay(order, gift);
    const [days, hour] = gift.ago;
    if (gift.then === 'proof') await this.prove(order);
    if (gift.then === 'confirmed' || gift.then === 'rejected') {
      await this.prove(order);
      this.setClock([days - 2, hour]);
      const decide = gift.then === 'confirmed' ? confirmTransfer : rejectTransfer;
      await decide(this.deps, STAFF, { reference: order.reference, version: null });
    }
    if (gift.then === 'refunded') await this.refund(order, [days - 1, hour]);
    if (gift.then === 'failed') {
      this.setClock([days - 32, hour]);
      await this.trials.change((stripe) => renewDue(stripe, this.clock, false));
      await this.trials.tick((request) => this.app.fetch(request));
    }
  }

  private async pay(order: Order, { method }: SampleGift): Promise<void> {
    const { pathname, search } = new URL(order.next.url!);
    await this.post(pathname + search, new URLSearchParams(PAY[method]).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
    await this.post(`/user/orders/${order.token}/confirm`, '{}', {
      'content-type': 'application/json',
    });
  }

  private async prove({ token, reference }: Order): Promise<void> {
    const form = new FormData();
    form.set('file', new File([sampleProof(reference)], 'proof.pdf', { type: 'application/pdf' }));
    await this.post(`/user/orders/${token}/proof`, form, {});
  }

  private async refund({ reference }: Order, ago: SampleGift['ago']): Promise<void> {
    this.setClock(ago);
    const { db, random } = this.deps;
    const payment = await db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select(['payments.method', 'payment_id', 'minor'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    await refundPayment(this.deps, this.providers, STAFF, {
      ...{ id: random(16).toString('hex'), reference, via: 'provider', reason: 'donorAsked' },
      ...{ method: payment.method, paymentId: payment.payment_id, minor: payment.minor },
      bankNumber: null,
    });
  }

  /** Subscribes the people to the newsletter. All but the last ones confirm their address. */
  async subscribe(): Promise<void> {
    for (const [at, by] of SUBSCRIBERS.entries()) {
      this.setClock([2 * (SUBSCRIBERS.length - at), 1]);
      await this.send('/email-subscriptions', { email: PEOPLE[by].email }, by);
      const known = await findSubscription(this.deps.db, 'email', PEOPLE[by].email);
      if (known && at < SUBSCRIBERS.length - UNCONFIRMED)
        await confirmSubscription(this.deps.db, known.id, this.clock.toISOString());
    }
  }

  /** Sends a request in the language of a person, and returns its result. */
  async send<Result>(
    path: string,
    body: object,
    by: PersonName,
    headers: Record<string, string> = {},
  ): Promise<Result> {
    const response = await this.post(path, JSON.stringify(body), {
      ...{ 'content-type': 'application/json', 'accept-language': PEOPLE[by].locale },
      ...headers,
    });
    return ((await response.json()) as { result: Result }).result;
  }

  private async post(
    path: string,
    body: string | FormData,
    headers: Record<string, string>,
  ): Promise<Response> {
    const request = new Request(ORIGIN + path, { method: 'POST', headers, body });
    const response = await this.app.fetch(request);
    if (response.status >= 400)
      throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  }
}

/** Returns bytes from a counter, so that the same day gives the same references. */
function repeatableRandom(): ApiDeps['random'] {
  let count = 0;
  return (bytes) => {
    const blocks: Buffer[] = [];
    for (let made = 0; made < bytes; made += 32)
      blocks.push(createHash('sha256').update(`demonstration ${count++}`).digest());
    return Buffer.concat(blocks).subarray(0, bytes);
  };
}

/** A PDF with one line of text, in place of a bank's confirmation of a transfer. */
function sampleProof(reference: string): string {
  const text = `Sample proof of a transfer: ${reference}. No money has moved.`;
  const stream = `BT /F1 18 Tf 50 330 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 420] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = pdf.length;
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = pdf.length;
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  return `${pdf}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}
