/** The state of the Stripe mock: sessions, payments and subscriptions, with the actions and events that change them. */
import { seconds } from '#domain/time/durations';
import { balanceEntry, type BalanceEntry } from './balance';
import {
  showCharge,
  showDispute,
  showIntent,
  showInvoice,
  showSession,
  showSubscription,
  type Intent,
  type Invoice,
  type Session,
  type Subscription,
} from './objects';
import type { SessionParams } from './session-rules';
import { LATER } from '../page';
import { missing, StripeProblem, type Answered } from './wire';

export type Emit = (type: string, object: object) => void;

export class Books {
  readonly sessions = new Map<string, Session>();
  readonly intents = new Map<string, Intent>();
  readonly invoices = new Map<string, Invoice>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly balance: BalanceEntry[] = [];
  /** Responses by idempotency key. */
  readonly answered = new Map<string, Answered>();
  private count = 0;

  constructor(
    private readonly baseUrl: () => string,
    private readonly emit: Emit,
    private readonly now: () => Date,
    /** Unguessable ids, for a site where strangers could request a page. */
    private readonly random?: () => string,
  ) {}

  openPage(wish: SessionParams): Session {
    const id = this.name('cs_test');
    const url = `${this.baseUrl()}/c/pay/${id}`;
    const begun = { status: 'open', paymentStatus: 'unpaid', intent: null, invoice: null } as const;
    const session: Session = { ...wish, ...begun, id, url };
    this.sessions.set(id, session);
    return session;
  }

  session(id: string): Session {
    return this.sessions.get(id) ?? fail('checkout.session', id);
  }

  /** The donor's card is accepted. late: the session is complete, and the bank reports the result later. */
  approve(session: Session, when: 'now' | 'late' = 'now'): void {
    if (session.status !== 'open') throw new StripeProblem('the page is not open');
    session.intent = this.newIntent(session, when === 'now' ? 'succeeded' : 'processing');
    if (session.mode === 'subscription') session.invoice = this.beginGift(session, session.intent);
    session.status = 'complete';
    if (when === 'late') session.answersAt = this.now().getTime() + LATER;
    if (when === 'now') this.markPaid(session);
    this.emit('checkout.session.completed', showSession(session));
  }

  answerDue(): void {
    for (const session of this.sessions.values())
      if (session.answersAt !== undefined && session.answersAt <= this.now().getTime())
        this.answer(session, true);
  }

  answer(session: Session, isGood: boolean): void {
    delete session.answersAt;
    session.intent!.status = isGood ? 'succeeded' : 'requires_payment_method';
    if (isGood) this.markPaid(session);
    const outcome = isGood ? 'async_payment_succeeded' : 'async_payment_failed';
    this.emit(`checkout.session.${outcome}`, showSession(session));
  }

  /** The card is declined. The donor stays on the page and can try another card. */
  decline(session: Session): void {
    const tried = this.newIntent(session, 'requires_payment_method');
    if (session.mode === 'subscription') this.beginGift(session, tried);
    this.emit('payment_intent.payment_failed', showIntent(tried));
  }

  expire(session: Session): Session {
    if (session.status !== 'open') {
      throw new StripeProblem(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      );
    }
    session.status = 'expired';
    this.emit('checkout.session.expired', showSession(session));
    return session;
  }

  expireDue(): void {
    const due = [...this.sessions.values()].filter(
      ({ status, expiresAt }) => status === 'open' && seconds(expiresAt) <= this.now().getTime(),
    );
    for (const session of due) this.expire(session);
  }

  /** The invoice of a month during a pause: Stripe voids it, and charges nothing. */
  skip(gift: Subscription): Invoice {
    const intent = this.newIntent({ ...gift, innerMetadata: {} }, 'requires_payment_method');
    const invoice = this.newInvoice(gift, 'subscription_cycle', intent);
    invoice.status = 'void';
    this.emit('invoice.voided', showInvoice(invoice));
    return invoice;
  }

  /** Charges another month of a subscription, or fails to charge it. */
  renew(gift: Subscription, isGood = true): Invoice {
    const payment = { ...gift, innerMetadata: {} };
    const intent = this.newIntent(payment, isGood ? 'succeeded' : 'requires_payment_method');
    const invoice = this.newInvoice(gift, 'subscription_cycle', intent);
    invoice.status = isGood ? 'paid' : 'open';
    if (isGood) this.book('charge', intent, intent.amount);
    gift.status = isGood ? 'active' : 'past_due';
    if (!isGood) this.emit('payment_intent.payment_failed', showIntent(intent));
    this.emit(isGood ? 'invoice.paid' : 'invoice.payment_failed', showInvoice(invoice));
    return invoice;
  }

  /** A retry by Stripe succeeds for a month whose charge had failed. */
  retryPayment(invoice: Invoice): void {
    Object.assign(invoice, { status: 'paid' });
    invoice.intent.status = 'succeeded';
    this.book('charge', invoice.intent, invoice.intent.amount);
    invoice.subscription.status = 'active';
    this.emit('invoice.paid', showInvoice(invoice));
  }

  changeGift(id: string, change: Partial<Pick<Subscription, 'amount' | 'isPaused'>>): Subscription {
    const gift = this.subscriptions.get(id) ?? fail('subscription', id);
    if (gift.status === 'canceled')
      throw new StripeProblem('A canceled subscription can only update its metadata.');
    Object.assign(gift, change);
    this.emit('customer.subscription.updated', showSubscription(gift, this.latestInvoice(gift)));
    return gift;
  }

  cancelGift(id: string): Subscription {
    const gift = this.subscriptions.get(id);
    if (!gift || gift.status === 'canceled') return fail('subscription', id);
    gift.status = 'canceled';
    this.emit('customer.subscription.deleted', showSubscription(gift, this.latestInvoice(gift)));
    return gift;
  }

  latestInvoice(gift: Subscription): Invoice | undefined {
    return [...this.invoices.values()].findLast(({ subscription }) => subscription.id === gift.id);
  }

  /** The charity requests a refund. @returns the id of the refund and its amount */
  refundAsked(intent: Intent, amount: number): { id: string; amount: number } {
    if (intent.status !== 'succeeded') throw new StripeProblem('the payment did not succeed');
    if (!(amount > 0 && amount <= intent.amount - intent.refunded)) {
      throw new StripeProblem('Refund amount is greater than unrefunded amount on charge', 400, {
        code: 'charge_already_refunded',
      });
    }
    return { id: this.refund(intent, amount), amount };
  }

  refund(intent: Intent, amount = intent.amount): string {
    const id = this.name('re');
    intent.refunded += amount;
    this.book('refund', intent, -amount, { id, amount });
    this.emit('charge.refunded', showCharge(intent));
    return id;
  }

  dispute(intent: Intent, amount = intent.amount): void {
    intent.dispute = { id: this.name('du'), status: 'needs_response', amount };
    this.book('dispute', intent, -amount, intent.dispute);
    this.emit('charge.dispute.created', showDispute(intent));
  }

  closeDispute(intent: Intent, outcome: 'won' | 'lost' | 'warning_closed'): void {
    intent.dispute!.status = outcome;
    const { amount } = intent.dispute!;
    if (outcome === 'won') this.book('dispute_reversal', intent, amount, intent.dispute!);
    this.emit('charge.dispute.closed', showDispute(intent));
  }

  private beginGift(session: Session, intent: Intent): Invoice {
    const { amount, currency, innerMetadata: metadata } = session;
    const gift: Subscription = {
      ...{ id: this.name('sub'), status: 'incomplete', amount, currency, metadata },
    };
    // Stripe does not copy the metadata of a subscription to the payment intents of its invoices.
    intent.metadata = {};
    this.subscriptions.set(gift.id, gift);
    return this.newInvoice(gift, 'subscription_create', intent);
  }

  private markPaid(session: Session): void {
    session.paymentStatus = 'paid';
    this.book('charge', session.intent!, session.intent!.amount);
    const { invoice } = session;
    this.emit('charge.succeeded', showCharge(session.intent!));
    if (!invoice) return;
    invoice.status = 'paid';
    invoice.subscription.status = 'active';
    this.emit('invoice.paid', showInvoice(invoice));
  }

  private newIntent(
    of: Pick<SessionParams, 'amount' | 'currency' | 'innerMetadata'>,
    status: Intent['status'],
  ): Intent {
    const { amount, currency, innerMetadata: metadata } = of;
    const [id, charge] = [this.name('pi'), this.name('ch')];
    const intent: Intent = {
      ...{ id, charge, status, amount, currency, metadata, refunded: 0, dispute: null },
    };
    this.intents.set(id, intent);
    return intent;
  }

  private newInvoice(
    subscription: Subscription,
    reason: Invoice['reason'],
    intent: Intent,
  ): Invoice {
    const { amount } = subscription;
    const id = this.name('in');
    const created = Math.floor(this.now().getTime() / 1000);
    const invoice: Invoice = { id, subscription, reason, status: 'open', amount, intent, created };
    this.invoices.set(id, invoice);
    return invoice;
  }

  private book(
    category: BalanceEntry['category'],
    intent: Intent,
    amount: number,
    source: BalanceEntry['source'] = null,
  ): void {
    const entry = { category, intent, amount, source: source && { ...source } };
    this.balance.push(balanceEntry(this.name('txn'), this.now(), entry));
  }

  private name(kind: string): string {
    if (this.random) return `${kind}_${this.random()}`;
    this.count += 1;
    return `${kind}_${String(this.count).padStart(14, '0')}`;
  }
}

function fail(what: string, id: string): never {
  throw missing(what, id);
}
