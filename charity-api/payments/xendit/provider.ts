/** Xendit as a way to pay: an invoice on its page, paid by whatever the donor's country has. */
import { days, seconds } from '#domain/time/durations';
import { plainAmount } from '#domain/money';
import type { ApiDeps } from '../../deps';
import { returnUrl, turnedBackUrl } from '../../links';
import { ProviderRefusal } from '../call';
import type { AttemptKey, Evidence, PayableOrder, PaymentProvider } from '../provider';
import { xenditClient, type XenditClient, type XenditSettings } from './client';
import { readXenditWebhook } from './webhook';
import type { XenditInvoice } from './wire';

const PATIENCE = days(1);
/** An invoice that is over before it is seen helps nobody. */
const SHORTEST = seconds(60);

/** What it took, or PENDING: nothing yet. PAID and SETTLED differ only in where the money is. */
const MEANING: Record<XenditInvoice['status'], Evidence['status'] | null> = {
  PENDING: null,
  PAID: 'succeeded',
  SETTLED: 'succeeded',
  EXPIRED: 'cancelled',
};

export function xenditProvider(deps: ApiDeps, settings: XenditSettings): PaymentProvider {
  const client = xenditClient(settings);
  const starting = new Map<string, Promise<XenditInvoice>>();
  return {
    method: 'Xendit',
    isTrial: settings.fetch !== undefined,
    currencies: settings.currencies,
    patience: PATIENCE,

    async start(order, attempt) {
      // Xendit has no keys that make it do a thing once: who asks at the same time shares the answer.
      const begun =
        starting.get(attempt.id) ??
        begin(client, attempt.id, newInvoice(deps, order, attempt)).finally(() =>
          starting.delete(attempt.id),
        );
      starting.set(attempt.id, begun);
      const { id, invoice_url } = await begun;
      return { next: { kind: 'redirect', url: invoice_url }, providerReference: id };
    },

    fetchStatus: (attempt) => fetchEvidence(client, attempt),

    async giveUp(attempt) {
      if (attempt.providerReference !== null) await close(client, attempt.providerReference);
      return fetchEvidence(client, attempt);
    },

    readWebhook: (request) => readXenditWebhook(client, settings, request),
  };
}

/** An invoice that was made while its answer was lost is found again by our name for it. */
async function begin(
  client: XenditClient,
  attemptId: string,
  invoice: object,
): Promise<XenditInvoice> {
  return (await client.find(attemptId)) ?? client.create(invoice);
}

function newInvoice(
  { config, now }: ApiDeps,
  order: PayableOrder,
  attempt: { id: string; createdAt: Date },
) {
  const left = order.expiresAt.getTime() - now().getTime();
  return {
    external_id: attempt.id,
    amount: Number(plainAmount(order.charge)),
    currency: order.charge.currency,
    description: order.reference,
    payer_email: order.donorEmail,
    // The receipt comes from us.
    should_send_email: false,
    invoice_duration: Math.floor(Math.max(left, SHORTEST) / seconds(1)),
    success_redirect_url: returnUrl(config.publicUrl, order),
    failure_redirect_url: turnedBackUrl(config.publicUrl, order),
    // Its page knows these two.
    locale: order.locale === 'id' ? 'id' : 'en',
  };
}

/** @throws Error for an invoice of another attempt: its money is not this one's */
async function fetchEvidence(client: XenditClient, attempt: AttemptKey): Promise<Evidence | null> {
  const { providerReference } = attempt;
  const invoice = await (providerReference === null
    ? client.find(attempt.id)
    : client.get(providerReference));
  const status = invoice && MEANING[invoice.status];
  if (!invoice || !status) return null;
  if (invoice.external_id !== attempt.id) throw new Error('the invoice is of another attempt');
  // An invoice is paid once, so its name is that of the payment: which other names come with it, and when, varies.
  return { status, amount: invoice.amount, paymentId: invoice.id, source: 'check' };
}

/** What cannot be closed was paid or is over: that is told when it is asked about. */
async function close(client: XenditClient, invoiceId: string): Promise<void> {
  try {
    await client.expire(invoiceId);
  } catch (error) {
    if (!(error instanceof ProviderRefusal) || error.status >= 500) throw error;
  }
}
