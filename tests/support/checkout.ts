/** The payment form of the checkout in tests: valid fields, and what the action returns for a form. */
import { createQuotes } from '#api/payments/quotes';
import { action } from '#app/routes/checkout/checkout';
import { newFormKey } from '#app/forms/form-stamp.server';
import type { Quote } from '#contract/orders';
import type { Intention } from '#domain/cart';
import type { Money } from '#domain/money';
import type { TestApi } from './api/api';
import { providersOf } from './api/orders';
import { args, readAnswer, visit, type Answered } from './site';

type Fields = Record<string, string>;

/** Returns a quote as the API signs it, for a trial payment method that accepts only USD. */
export async function quoteInDollars(
  api: TestApi,
  { minor: total, currency }: Money,
  intention: Intention = 'sadaqa',
): Promise<Quote> {
  const card = providersOf(api).get('Stripe')!;
  const narrow = new Map([['Stripe', { ...card, currencies: ['USD'] as const }]] as const);
  const [quote] = await createQuotes(api.deps, narrow, { currency, gifts: [{ total, intention }] });
  return quote!;
}

/** A valid form that pays 25 OMR. */
export const checkoutForm = (over: Fields = {}): Fields => ({
  intent: 'pay',
  key: newFormKey(),
  name: 'Salim Al-Balushi',
  email: 'salim@example.org',
  method: 'Stripe',
  expectedTotal: '25000',
  currency: 'OMR',
  ...over,
});

/** Sends the form. @param sent cart, cookies and path of the visitor */
export async function checkOut(
  form: Fields,
  { path = '/checkout', ...sent }: Parameters<typeof visit>[1] & { path?: string } = {},
): Promise<Answered> {
  return readAnswer(await action(args(visit(path, { form, ...sent }))));
}
