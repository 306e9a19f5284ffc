/** The sandbox gateway as a payment method: it simulates hosted card pages without money. */
import * as z from 'zod';
import { instantSchema, moneySchema } from '#contract/common';
import { days } from '#domain/time/durations';
import { CURRENCIES } from '#domain/money';
import type { SandboxStatus } from '../../db/tables/sandbox';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { returnUrl } from '../../links';
import { readName } from '../organisation';
import type { PaymentStatusReport, PaymentProvider, WebhookEvent } from '../provider';
import { applyDueDecisions, decideSession, findSession, openSession } from './gateway';
import { isSigned } from './signature';
import {
  changeSubscriptionAmount,
  pauseSubscription,
  readSubscriptionEvents,
  stopSubscription,
  subscriptionOf,
} from './subscriptions';

const STATUSES = ['open', 'processing', 'approved', 'declined', 'cancelled'] as const;

const eventSchema = z.object({
  id: z.string().regex(/^evt_[0-9a-f]{24}$/),
  session: z.string().max(64),
  attempt: z.string().max(64),
  payment: z.string().max(64),
  status: z.enum(STATUSES),
  amount: moneySchema,
  subscription: z.string().max(64).optional(),
});

const monthSchema = eventSchema.pick({ id: true, payment: true, amount: true }).extend({
  subscription: z.string().max(64),
  /** Missing in the events of earlier releases. */
  at: instantSchema.optional(),
});

const anyEventSchema = z.union([eventSchema, monthSchema]);

const STATUS_BY_SESSION: Record<Exclude<SandboxStatus, 'open'>, PaymentStatusReport['status']> = {
  processing: 'processing',
  approved: 'succeeded',
  declined: 'declined',
  cancelled: 'cancelled',
};

export function sandboxProvider(deps: ApiDeps, secret: string): PaymentProvider {
  const { db, now, config } = deps;
  const fetchStatus: PaymentProvider['fetchStatus'] = async ({ providerReference }) => {
    await applyDueDecisions(deps);
    const session = providerReference ? await findSession(db, providerReference) : undefined;
    if (!session || session.status === 'open') return null;
    const monthlyReference = await subscriptionOf(db, session);
    return {
      status: STATUS_BY_SESSION[session.status],
      amount: { minor: session.minor, currency: session.currency },
      paymentId: session.payment_id,
      source: 'check',
      ...(monthlyReference === undefined ? {} : { monthlyReference }),
    };
  };
  return {
    method: 'Sandbox',
    isTrial: true,
    currencies: CURRENCIES,
    paymentTimeoutMs: days(1),

    async start(order, attempt) {
      const session = await openSession(deps, {
        attemptId: attempt.id,
        reference: order.reference,
        merchant: await readName(deps, order.locale),
        amount: order.charge,
        interval: order.interval,
        locale: order.locale,
        returnUrl: returnUrl(config.publicUrl, order),
      });
      const url = `${config.publicUrl}/sandbox/pay/${session.id}`;
      return { next: { kind: 'redirect', url }, providerReference: session.id };
    },

    fetchStatus,

    async cancelAttempt(attempt) {
      const { providerReference } = attempt;
      const session = providerReference && (await findSession(db, providerReference));
      if (session) await decideSession(deps, session, 'cancel', session.guard);
      return fetchStatus(attempt);
    },

    // The sandbox moves no money, so every refund succeeds. The caller checks the amount.
    refund: async (_payment, _amount, key) => ({ id: `sbxre_${key}`, status: 'succeeded' }),

    monthly: {
      stop: (subscription) => stopSubscription(deps, subscription),
      // Ignores `since` and returns all months: a subscription of the sandbox has few.
      async months(subscription) {
        const { bodies, isStopped, isPaused } = await readSubscriptionEvents(db, subscription);
        const months = bodies
          .map(parseEvent)
          .flatMap((event) => ('session' in event ? [] : [event]));
        const taken = months.map(
          ({ amount, payment: paymentId, at }) =>
            ({ status: 'succeeded', source: 'check', amount, paymentId, ...begun(at) }) as const,
        );
        return { taken, hasEnded: isStopped, isPaused };
      },
      changeAmount: (subscription, { minor }) =>
        changeSubscriptionAmount(deps, subscription, minor),
      pause: (subscription) => pauseSubscription(deps, subscription, now()),
      resume: (subscription) => pauseSubscription(deps, subscription, null),
    },

    async readWebhook({ headers, rawBody }) {
      if (!isSigned(secret, rawBody, headers.get('sandbox-signature') ?? '', now())) {
        throw new ApiError('webhook.rejected', { cause: 'invalid signature or timestamp' });
      }
      return toWebhookEvent(parseEvent(rawBody));
    },
  };
}

function toWebhookEvent(event: z.infer<typeof anyEventSchema>): WebhookEvent {
  const told = {
    amount: event.amount,
    paymentId: event.payment,
    source: 'webhook',
    eventId: event.id,
  } as const;
  if (!('session' in event)) {
    const evidence: PaymentStatusReport = { ...told, ...begun(event.at), status: 'succeeded' };
    return { kind: 'renewal', monthlyReference: event.subscription, evidence };
  }
  if (event.status === 'open')
    throw new ApiError('webhook.rejected', { cause: 'the session is still open' });
  const { attempt: attemptId, session: providerReference, subscription } = event;
  const started = subscription === undefined ? {} : { monthlyReference: subscription };
  const evidence: PaymentStatusReport = {
    ...told,
    ...started,
    status: STATUS_BY_SESSION[event.status],
  };
  return { kind: 'payment', attemptId, providerReference, evidence };
}

const begun = (at: string | undefined) => (at === undefined ? {} : { begunAt: new Date(at) });

function parseEvent(rawBody: string): z.infer<typeof anyEventSchema> {
  try {
    return anyEventSchema.parse(JSON.parse(rawBody));
  } catch (cause) {
    throw new ApiError('webhook.rejected', { cause });
  }
}
