/** The payment step of the checkout: creates an order from the cart and redirects the donor to pay it. */
import { createHash } from 'node:crypto';
import { redirect, redirectDocument } from '@remix-run/node';
import * as z from 'zod';
import { currencySchema } from '#contract/common';
import type { CreateOrderInput, NextStep } from '#contract/orders';
import {
  type Cart,
  type CartLine,
  cartTotal,
  type Due,
  giftsIn,
  isEmpty,
  itemsToPayNow,
  lineTotal,
  statedOf,
  withoutOrderedItems,
} from '#domain/cart';
import { INTERVALS } from '#domain/orders';
import type { Localised } from '#web/charity/results';
import { chosenCountrySchema, emailField, nameField, readPhone } from '#web/forms/fields.server';
import { donorRateLimitKeys, newSession } from '#web/security/donor-marks.server';
import { fetchPrices } from '../cart/prices.server';
import { FormProblem } from '../forms/action.server';
import { assertFormAge, readFormKey, type StampedForm } from '../forms/form-stamp.server';
import {
  commitCart,
  commitPreferences,
  setCookieHeaders,
  type Visitor,
} from '../visitor/visitor.server';
import {
  hasPaymentChoice,
  METHOD_REQUIRED,
  paymentChoiceFields,
  paymentChoiceOf,
  throwPaymentFormProblem,
} from './way.server';

const payFields = z.object({
  intent: z.literal('pay'),
  /** Made with the form (form-stamp.server.ts). Two submissions of the same form create one order. */
  key: z.string().max(200).optional().catch(undefined),
  name: nameField,
  email: emailField,
  phone: z.string().trim().optional(),
  phoneCountry: chosenCountrySchema,
  ...paymentChoiceFields,
  /** The gifts (`giftsIn`), the total in minor units, the currency and the interval that the page showed. */
  gifts: z.string().optional(),
  expectedTotal: z.coerce.number().int(),
  currency: currencySchema,
  interval: z.enum(INTERVALS).catch('once'),
});

type Typed = z.output<typeof payFields>;

const readTypedPhone = ({ phone, phoneCountry }: Typed) =>
  phone ? readPhone(phone, phoneCountry) : undefined;

/** Joins country and number to one phone number. `when` reports its error even if other fields are invalid. */
export const payIntent = payFields
  .refine((form) => readTypedPhone(form) !== null, {
    path: ['phone'],
    error: 'checkout.invalidPhone',
    when: ({ value }) => typeof (value as Partial<Typed>).phone === 'string',
  })
  .refine(hasPaymentChoice, METHOD_REQUIRED)
  .transform(({ phoneCountry, ...form }) => ({
    ...form,
    phone: readTypedPhone({ ...form, phoneCountry }) ?? undefined,
  }));

type Payment = z.output<typeof payIntent>;

/**
 * Creates the order and returns the redirect to its payment, to its page or to the checkout.
 * @throws FormProblem, CharityError if no order was created. The cart does not change.
 */
export async function pay(payment: Payment, visitor: Visitor): Promise<Response> {
  const { cart, links, preferences } = visitor;
  const form = readFormKey(payment.key);
  // This form's order exists: the donor navigated back from the payment page, or submitted the form twice.
  if (form && cart.placed?.form === form.id) return redirect(links.order(cart.placed.order), 303);
  if (isEmpty(cart)) return redirect(links.checkout(), 303);
  assertFormAge(form);
  const items = itemsToPayNow(cart);
  const due = { ...items, cart: (await fetchPrices(visitor, items.cart)).priced };
  const total = cartTotal(due.cart);
  const isAsSeen =
    (payment.gifts ?? giftsIn(due.cart)) === giftsIn(due.cart) &&
    total.minor === payment.expectedTotal &&
    total.currency === payment.currency &&
    due.interval === payment.interval;
  if (!isAsSeen) throw new FormProblem({ '': 'checkout.totalChanged' }, 409);
  const paying = { ...preferences, session: preferences.session ?? newSession() };
  const order = await createOrder(form, payment, due, { ...visitor, preferences: paying });
  const placed = { form: form.id, order: order.token };
  const kept =
    commitCart(withoutOrderedItems(cart, { ...placed, lines: due.cart.lines }), visitor) ??
    commitCart(withoutOrderedItems(cart, placed), visitor);
  const headers = setCookieHeaders(...(kept ?? []), commitPreferences(paying));
  const page = links.order(order.token);
  // The API may return an earlier order of this cart that it could not replace. Its page shows its payment method and
  // donor. Do not redirect to the payment page of a method that the donor did not choose now.
  const isAsSent =
    order.method === paymentChoiceOf(payment).method && order.donor.email === payment.email;
  return isAsSent
    ? redirectToNextStep(order.next, page, headers)
    : redirect(page, { status: 303, headers });
}

/** Redirects to the provider's payment page, or to the order's page, which shows what to do. */
export function redirectToNextStep(
  next: Localised<NextStep>,
  orderPage: string,
  headers = new Headers(),
) {
  const reply = { status: 303, headers };
  // The router must not handle the provider's page, even on the same host: the browser loads it as a document.
  return next.kind === 'redirect' && /^https?:/i.test(next.url)
    ? redirectDocument(next.url, reply)
    : redirect(orderPage, reply);
}

async function createOrder(
  form: StampedForm,
  payment: Payment,
  { cart, interval }: Due,
  { charity, locale, cartId, ...who }: Visitor,
) {
  const { name, email, phone } = payment;
  const body: CreateOrderInput = {
    ...paymentChoiceOf(payment),
    locale,
    currency: cart.currency,
    donor: { name, email, ...(phone ? { phone } : {}) },
    lines: cart.lines.map((line) => toOrderLine(cart, line)),
    interval,
    expectedTotal: payment.expectedTotal,
  };
  const ids = cart.lines.map(({ id }) => id);
  try {
    const key = idempotencyKey(form.id, { body, ids });
    // The monthly gift and the one-time gifts of one cart are two orders.
    const checkout = cartId && { cart: `${cartId}-${interval}`, form: form.id };
    return await charity.call('createOrder', {
      headers: { 'idempotency-key': key },
      body: { ...body, ...(checkout && { checkout }) },
      donor: donorRateLimitKeys(who),
    });
  } catch (error) {
    throwPaymentFormProblem(error);
  }
}

function toOrderLine(cart: Cart, line: CartLine): CreateOrderInput['lines'][number] {
  const { offeringId, quantity, intention, recipient, names, agency } = line;
  const { minor: total } = lineTotal(cart, line);
  const stated = statedOf(cart, line);
  return {
    ...{ offeringId, quantity, total, intention },
    ...(stated && { stated }),
    ...(recipient && { recipient }),
    ...(names && { names: [...names] }),
    ...(agency && { agency }),
  };
}

/**
 * Returns a key made from the form's id and a digest of its content. Submitting the same content again returns the same
 * order. After a lost response, a submission with a corrected e-mail address creates another order, which replaces the
 * first. Two forms of one cart get one payable order by `checkout`. The same gifts, added to the cart again later, have
 * other line ids and thus another key.
 */
function idempotencyKey(form: string, said: { body: CreateOrderInput; ids: string[] }): string {
  const digest = createHash('sha256').update(JSON.stringify(said)).digest('base64url');
  return `${form}-${digest.slice(0, 22)}`;
}
