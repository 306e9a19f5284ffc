/** Paying: what the donor sent becomes one order, and the donor goes on to pay it. */
import { createHash } from 'node:crypto';
import { redirect, redirectDocument } from '@remix-run/node';
import * as z from 'zod';
import { currencySchema } from '#contract/common';
import { PAYMENT_METHODS } from '#contract/content';
import {
  MAX_NAME_LENGTH,
  plainLineSchema,
  type CreateOrderInput,
  type NextStep,
} from '#contract/orders';
import { cartTotal, emptyCart, isEmpty } from '#domain/cart';
import { CharityError } from '../../charity/errors';
import type { Localised } from '../../charity/localise';
import { FormProblem } from '../../forms/action.server';
import { typedEmail } from '../../forms/email.server';
import { keepCart, keeping, type Visitor } from '../../visitor/visitor.server';
import { chosenCountrySchema, readPhone } from '../../forms/phone.server';

const REQUIRED = { error: 'auth.fieldRequired' };

const payFields = z.object({
  intent: z.literal('pay'),
  /** Born with the form: sent twice, it is one order. */
  key: z.uuid(),
  name: z
    .string(REQUIRED)
    .trim()
    .min(1, 'auth.fieldRequired')
    .max(MAX_NAME_LENGTH, 'checkout.nameTooLong')
    .pipe(plainLineSchema(MAX_NAME_LENGTH)),
  email: typedEmail,
  phone: z.string().trim().optional(),
  phoneCountry: chosenCountrySchema,
  method: z.enum(PAYMENT_METHODS, { error: 'checkout.chooseMethod' }),
  /** The total that the donor saw. */
  expectedTotal: z.coerce.number().int(),
  currency: currencySchema,
});

type Typed = z.output<typeof payFields>;

const readTyped = ({ phone, phoneCountry }: Typed) =>
  phone ? readPhone(phone, phoneCountry) : undefined;

/** Two fields make one phone; what is wrong with it is said beside what is wrong with the others. */
export const payIntent = payFields
  .refine((form) => readTyped(form) !== null, {
    path: ['phone'],
    error: 'checkout.invalidPhone',
    when: ({ value }) => typeof (value as Partial<Typed>).phone === 'string',
  })
  .transform(({ phoneCountry, ...form }) => ({
    ...form,
    phone: readTyped({ ...form, phoneCountry }) ?? undefined,
  }));

type Payment = z.output<typeof payIntent>;

/** @throws FormProblem, CharityError when there is no order; the cart is then as it was */
export async function pay(payment: Payment, visitor: Visitor): Promise<Response> {
  const { cart, links } = visitor;
  // Its order is there: the donor came back from the payment page, or a second press arrived late.
  if (cart.placed?.form === payment.key) return redirect(links.order(cart.placed.order), 303);
  if (isEmpty(cart)) return redirect(links.checkout(), 303);
  const total = cartTotal(cart);
  if (total.minor !== payment.expectedTotal || total.currency !== payment.currency) {
    throw new FormProblem({ expectedTotal: 'checkout.totalChanged' }, 409);
  }
  const order = await createOrder(payment, visitor);
  const placed = { form: payment.key, order: order.token };
  const kept = keepCart({ ...emptyCart(cart.currency), placed });
  return goOn(order.next, links.order(order.token), keeping(...(kept ? [kept] : [])));
}

/** To the provider's page, or to where the donor reads what to do. */
export function goOn(next: Localised<NextStep>, orderPage: string, headers = new Headers()) {
  const reply = { status: 303, headers };
  // The provider's page is none of this app's, whatever its address: the browser goes there by itself.
  return next.kind === 'redirect' && /^https?:/i.test(next.url)
    ? redirectDocument(next.url, reply)
    : redirect(orderPage, reply);
}

async function createOrder(payment: Payment, { cart, charity, locale }: Visitor) {
  const { name, email, phone, method } = payment;
  const body: CreateOrderInput = {
    locale,
    currency: cart.currency,
    method,
    donor: { name, email, ...(phone ? { phone } : {}) },
    lines: cart.lines.map(({ id: _, ...line }) => line),
    expectedTotal: payment.expectedTotal,
  };
  const ids = cart.lines.map(({ id }) => id);
  try {
    return await charity.orders.create(idempotencyKey(payment.key, { body, ids }), body);
  } catch (error) {
    sayNotCharged(error);
  }
}

/** A payment that an outage stopped: the donor reads that nothing was charged. @throws always */
export function sayNotCharged(error: unknown): never {
  if (!(error instanceof CharityError) || !error.isOutage) throw error;
  const reason = error.code === 'payment.providerFailed' ? 'providerFailed' : 'notCharged';
  throw new FormProblem({ '': `checkout.${reason}` }, 503);
}

/**
 * Of the form and of what it says: sent again as it was, it finds its order; sent with a corrected address after
 * an answer that never arrived, it makes another, and the first, which nobody was led to, expires unpaid. The
 * same gifts put into the cart once more are other lines, so an old tab pays them and not the old order.
 */
function idempotencyKey(form: string, said: { body: CreateOrderInput; ids: string[] }): string {
  const digest = createHash('sha256').update(JSON.stringify(said)).digest('base64url');
  return `${form}-${digest.slice(0, 22)}`;
}
