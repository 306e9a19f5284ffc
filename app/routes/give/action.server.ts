/** Action of the quick-donation form: redirects to the checkout, or shows the form in another currency. */
import { redirect } from '@remix-run/node';
import { type QuickGift, quickItem, serialiseQuickItem } from '#domain/cart';
import { type Currency, exchange, formatMoney, type Money, plainAmount } from '#domain/money';
import type { PaymentMethod } from '#domain/orders/payment-methods';
import { commitCartOrThrow } from '../../cart/action.server';
import { type ActionContext, type CalculationReply, FormProblem } from '../../forms/action.server';
import { addLines } from '../../giving/add-to-cart.server';
import { fetchCategories } from '../../giving/categories.server';
import { setMonthlyGift } from '../../giving/monthly.server';
import { fetchQuickMethods, preselectedMethodIn } from '../../giving/quick/view.server';
import { convertCart, fetchFreshRates } from '../../giving/rates.server';
import { commitPreferences, setCookieHeaders, type Visitor } from '../../visitor/visitor.server';
import type { QuickDonation } from './schema.server';

/**
 * Returns the redirect to the checkout, or the form with the amount in the currency of `payIn`.
 * The URL of the checkout contains the gift. A monthly gift, and a gift with a recipient, are added to the cart.
 * @throws FormProblem when the category is unknown or accepts no gifts, or when the cart has another currency and
 * `intent` is not `convert`; CharityError
 */
export async function giveQuickly(
  { intent, interval, methodCurrency, payIn, ...sent }: QuickDonation,
  { visitor, show }: Pick<ActionContext, 'visitor' | 'show'>,
): Promise<Response | CalculationReply<string>> {
  if (payIn) return showConverted(sent.amount, payIn, { visitor, show });
  const { links, charity, preferences } = visitor;
  const gift = {
    ...sent,
    method: await resolvePaymentMethod({ ...sent, interval }, methodCurrency, visitor),
  };
  const { currency } = gift.amount;
  const category = (await fetchCategories(charity)).find(({ id }) => id === gift.category);
  if (!category?.fund) throw new FormProblem({ category: 'required' });
  const differs = visitor.cart.lines.length > 0 && visitor.cart.currency !== currency;
  // A payment has one currency. The donor chooses it before the gift leaves the form.
  if (differs && intent !== 'convert') throw new FormProblem({ currency: 'gift.cartCurrency' });
  const cart = differs ? await convertCart(visitor, currency) : visitor.cart;
  const said = differs
    ? [commitPreferences({ ...preferences, currency, flash: 'currencyChanged' })]
    : [];
  // The same submission sent twice has the same item id, so the checkout adds its gift once.
  const item = quickItem(gift, visitor.press);
  const line = { ...toCartLine(gift, category.fund), id: item.id };
  if (interval === 'month') {
    // An item in the URL cannot repeat, so the action adds a monthly gift to the cart.
    const chosen = { ...visitor, cart: { ...cart, method: gift.method } };
    const kept = setMonthlyGift(chosen, line, currency);
    return redirect(links.checkout(), { status: 303, headers: setCookieHeaders(...kept, ...said) });
  }
  // Proxies log URLs, so a gift with a recipient is in the signed cart before the checkout reads the item.
  const kept = gift.recipient
    ? addLines({ ...visitor, cart }, [{ ...line, quantity: 1 }], currency, gift.method)
    : differs
      ? commitCartOrThrow(cart, visitor)
      : [];
  return redirect(links.checkout({ itemData: serialiseQuickItem(item) }), {
    status: 303,
    headers: setCookieHeaders(...kept, ...said),
  });
}

/** Returns the form with its amount converted, and with the method that does not accept the previous currency. */
async function showConverted(
  amount: Money,
  to: Currency,
  { visitor, show }: Pick<ActionContext, 'visitor' | 'show'>,
): Promise<CalculationReply<string>> {
  const [rates, methods] = await Promise.all([
    fetchFreshRates(visitor),
    fetchQuickMethods(visitor),
  ]);
  const [from, rate] = [rates[amount.currency], rates[to]];
  if (from === undefined || rate === undefined) throw new FormProblem({ currency: 'cart.noRate' });
  const converted = exchange(amount, to, { from, to: rate });
  const able = methods.filter(({ currencies }) => currencies.includes(to));
  const wanted = able.find(({ currencies }) => !currencies.includes(amount.currency));
  const { locale, t } = visitor;
  const said = { from: formatMoney(amount, locale), to: formatMoney(converted, locale) };
  return show(t('give:converted', said), 200, {
    ...{ otherAmount: plainAmount(converted), currency: to, methodCurrency: to },
    ...(wanted && { method: wanted.method }),
  });
}

/**
 * Returns the payment method. Without scripts, the preselected method does not change when the donor changes the
 * currency, so it is preselected again here: PayPal if it accepts the currency. A method that the donor chose stays.
 */
async function resolvePaymentMethod(
  { method, interval, amount: { currency } }: QuickGift & Pick<QuickDonation, 'interval'>,
  methodCurrency: Currency,
  visitor: Visitor,
): Promise<PaymentMethod> {
  if (methodCurrency === currency && interval === 'once') return method;
  const methods = await fetchQuickMethods(visitor);
  const monthly = methods.filter((one) => !one.notMonthly);
  // Without scripts, the form also offers methods that cannot repeat a gift.
  if (interval === 'month' && methods.some((one) => one.method === method && one.notMonthly))
    return preselectedMethodIn(monthly, currency) ?? method;
  const isChosenByForm = method === preselectedMethodIn(methods, methodCurrency);
  return (isChosenByForm && preselectedMethodIn(methods, currency)) || method;
}

function toCartLine({ amount, recipient }: QuickGift, offeringId: string) {
  return {
    offeringId,
    minor: amount.minor,
    intention: 'sadaqa' as const,
    ...(recipient && { recipient }),
  };
}
