/** The cart page: every gift with its quantity, the total, the currency, and the link to the checkout. */
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { formatMoney } from '#domain/money';
import { useLinks, useLocale, useText } from '#web/i18n/strings';
import { FormErrors, type Submission } from '#web/ui/form-reply';
import { Alert, Badge, Button, ButtonLink, Wrap } from '#web/ui/parts';
import type { action } from '../../cart/action.server';
import { CartSum } from '../../cart/cart-sum';
import { CurrencyForm } from '../../cart/currency-form';
import { EmptyCart } from '../../cart/empty-cart';
import { GiftRecipient, useGiftTitle } from '../../cart/gift-rows';
import { fetchLastOrder } from '../../cart/last-order.server';
import { type CartLineView, type CartView, loadCartView } from '../../cart/view.server';
import { fetchCartRates } from '../../giving/rates.server';
import { pageLoader } from '../../page-loader.server';
import { CartLine } from './cart-line';

export { action } from '../../cart/action.server';

export const loader = pageLoader({
  strings: ['cart', 'gifts'],
  load: async ({ visitor }) => {
    const [cart, rates, last] = await Promise.all([
      loadCartView(visitor),
      fetchCartRates(visitor),
      fetchLastOrder(visitor),
    ]);
    return {
      head: { title: visitor.t('cart:title'), index: false },
      cart,
      rates,
      last,
    };
  },
});

export default function CartPage() {
  const { cart, rates, last } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  const t = useText('cart');
  const links = useLinks();
  if (cart.count === 0) return <EmptyCart last={last} form={form} />;
  return (
    <Wrap>
      <div className="grid gap-1 pt-4 pb-3">
        <h1>{t('title')}</h1>
        <p className="muted">
          {t(cart.hasDuty ? 'gifts:items' : 'gifts:count', { count: cart.count })}
        </p>
      </div>
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_25rem] md:items-start md:gap-8">
        <div className="grid gap-3">
          <FormErrors form={form} />
          {cart.isIncomplete && <Alert tone="warm">{t('incomplete')}</Alert>}
          {cart.monthly && <MonthlyItem item={cart.monthly} waiting={cart.lines.length} />}
          <CartLines cart={cart} form={form} />
          <div className="flex flex-wrap items-start justify-between gap-x-2">
            {cart.isFull ? (
              <p className="sm muted">{t('full')}</p>
            ) : (
              <ButtonLink kind="plain" className="px-0" to={links.projects()}>
                {t(cart.hasDuty ? 'empty.action' : 'addAnother')}
              </ButtonLink>
            )}
            <EmptyCartForm />
          </div>
        </div>
        <aside className="box lift grid gap-3">
          {cart.lines.length > 0 && <CartSum cart={cart} />}
          <CurrencyForm current={cart.currency} rates={rates} form={form} />
        </aside>
      </div>
    </Wrap>
  );
}

/** The gifts in the cart, below a heading for each intention when there are several intentions. */
function CartLines({ cart, form }: { cart: CartView; form: Submission }) {
  const t = useText('gifts');
  const inGroup = cart.groups.length > 1;
  return cart.groups.map(({ intention, lines }) => (
    <section key={intention} className="grid gap-1">
      {inGroup && <h2 className="text-lg">{t(`intention.${intention}`)}</h2>}
      <ul className="border-line border-y">
        {lines.map((line) => (
          <CartLine key={`${line.id} ${line.quantity}`} {...{ line, form, inGroup }} />
        ))}
      </ul>
    </section>
  ));
}

/** The form that empties the cart. It asks the donor to confirm first. */
function EmptyCartForm() {
  const t = useText('cart');
  return (
    <details>
      <summary className="btn plain text-muted list-none px-0">{t('emptying.open')}</summary>
      <Form method="post" noValidate className="box grid gap-2">
        <p>{t('emptying.ask')}</p>
        <Button type="submit" kind="quiet" name="intent" value="empty">
          {t('emptying.confirm')}
        </Button>
      </Form>
    </details>
  );
}

/** The monthly gift in the cart. The donor starts it in a separate payment, before the other gifts are paid. */
function MonthlyItem({ item, waiting }: { item: CartLineView; waiting: number }) {
  const t = useText('cart');
  const links = useLinks();
  const locale = useLocale();
  const title = useGiftTitle()(item);
  const { problem } = item;
  return (
    <section className="box lift grid gap-2" aria-labelledby="monthly-title">
      <span>
        <Badge>{t('monthly.badge')}</Badge>
      </span>
      <div className="grid gap-0.5">
        <h2 id="monthly-title" {...item.language}>
          {title}
        </h2>
        <p className="text-lg font-bold">
          {t('monthly.amount', { amount: formatMoney(item.total, locale) })}
        </p>
        <p className="sm muted">{t(`gifts:intention.${item.intention}`)}</p>
        <GiftRecipient gift={item} />
      </div>
      {problem ? (
        <Alert tone="bad">{t(`problem.${problem}.text`)}</Alert>
      ) : (
        <p className="sm muted">
          {t('monthly.explain')} {waiting > 0 && t('monthly.others')}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {!problem && <ButtonLink to={links.checkout()}>{t('monthly.finish')}</ButtonLink>}
        <Form method="post" noValidate preventScrollReset>
          <Button
            type="submit"
            kind="plain"
            className="text-muted px-0"
            name="intent"
            value="removeMonthly"
            aria-label={t('removeOf', { title })}
          >
            {t('remove')}
          </Button>
        </Form>
      </div>
    </section>
  );
}
