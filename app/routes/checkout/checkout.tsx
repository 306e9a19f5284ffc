/** Checkout page: the donor's details, the payment method, a summary of the gifts, and the button that pays. */
import type { SerializeFrom } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import { QUICK_ITEM_TYPE } from '#domain/cart';
import { formatMoney } from '#domain/money';
import { useLinks, useLocale, useText } from '#web/i18n/strings';
import type { Submission } from '#web/ui/form-reply';
import { Alert, Disclosure, Money, Wrap } from '#web/ui/parts';
import { SumFacts } from '../../cart/cart-sum';
import { CurrencyForm } from '../../cart/currency-form';
import { GiftGroups, useGiftTitle } from '../../cart/gift-rows';
import type { CartView } from '../../cart/view.server';
import type { BankDetails as BankDetailsData } from '../../paying/bank-details.server';
import type { PageHandle } from '../../shell/use-shell';
import type { action, loader } from './page.server';
import { PAY_FORM, PayForm } from './pay-form';
import { useTypedDetails } from './typed-details';

export { action, loader } from './page.server';

export { revalidateOnConflict as shouldRevalidate } from '../../giving/shows-what-changed';

/** The form keeps its values when the language changes (decision 0028). */
export const handle: PageHandle = {
  keptForm: (data) => (data ? PAY_FORM : null),
};

/** Loaded only while the site cannot accept an order. */
const BankDetails = lazy(async () => ({
  default: (await import('../../paying/bank-details')).BankDetails,
}));

type Kept = { transfer?: SerializeFrom<BankDetailsData> | null } | undefined;

export default function CheckoutPage() {
  const loaded = useLoaderData<typeof loader>();
  const { key, gifts, cart, interval, waiting, rates, methods, note, donor } = loaded;
  const sent = useActionData<typeof action>();
  const form = sent?.form;
  const transfer = loaded.transfer ?? (sent?.kept as Kept)?.transfer;
  const t = useText('checkout');
  const typed = useTypedDetails(PAY_FORM);
  const isPayment = form?.initialValue?.change === undefined;
  const isMonthly = interval === 'month';
  const joinsOthers =
    cart.lines.length > 1 && cart.lines.some(({ id }) => id.startsWith(QUICK_ITEM_TYPE));
  const summary = <Summary cart={cart} isMonthly={isMonthly} form={form} />;
  return (
    <Wrap>
      <h1 className="pt-4 pb-3">{t('title')}</h1>
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_25rem] md:items-start md:gap-8">
        <aside className="grid gap-2 md:sticky md:top-3 md:order-last">
          <div className="box lift hidden gap-2 md:grid">
            <h2>{t(isMonthly ? 'monthlyTitle' : cart.hasDuty ? 'inYourCart' : 'yourGifts')}</h2>
            {summary}
          </div>
          <Disclosure
            className="box px-2 py-0.5 md:hidden"
            // Open when a gift has a problem or another price, so that the donor sees the message. Also open when a
            // quick donation joined earlier gifts, because its donor has not seen the cart.
            open={cart.isBlocked || cart.isRepriced || joinsOthers || hasRejectedLine(form)}
            summary={<SummaryLine cart={cart} isMonthly={isMonthly} />}
          >
            {summary}
          </Disclosure>
          <CurrencyForm
            current={cart.currency}
            rates={rates}
            form={isPayment ? undefined : form}
            payForm={PAY_FORM}
          />
        </aside>
        <div className="grid gap-3">
          {cart.isIncomplete && <Alert tone="warm">{t('incomplete')}</Alert>}
          {waiting > 0 && <Alert>{t('waiting', { count: waiting })}</Alert>}
          <PayForm
            formKey={key}
            gifts={gifts}
            donor={donor}
            total={cart.total}
            interval={interval}
            methods={methods}
            note={note}
            isBlocked={cart.isBlocked}
            canChangeCurrency={rates.length > 1}
            form={(isPayment ? form : { initialValue: form.initialValue }) ?? typed}
          />
          {transfer && (
            <Suspense>
              <BankDetails details={transfer} />
            </Suspense>
          )}
        </div>
      </div>
    </Wrap>
  );
}

type Props = { cart: CartView; isMonthly: boolean; form: Submission };

/** Summary of the gifts next to the payment form, grouped by intention. */
function Summary({ cart, isMonthly, form }: Props) {
  const t = useText('checkout');
  const links = useLinks();
  const locale = useLocale();
  const zakat = cart.groups.find(({ intention }) => intention === 'zakat');
  return (
    <div className="grid gap-2">
      <GiftGroups
        groups={cart.groups}
        note={({ id }) => {
          const index = cart.lines.findIndex((line) => line.id === id);
          const line = cart.lines[index];
          const said = lineErrorOf(form, index);
          const wrong = said ?? (line?.problem && t('cannotBePaid'));
          return (
            <>
              {line?.newPrice && <p className="sm">{line.newPrice}</p>}
              {wrong && <p className="err">{wrong}</p>}
              {line?.next && (
                <Link className="sm" to={line.next.page}>
                  {t('gifts:nextCase', { title: line.next.title })}
                </Link>
              )}
            </>
          );
        }}
      />
      <SumFacts subtotals={[]} total={cart.total} {...(isMonthly && { label: t('everyMonth') })} />
      {zakat && cart.groups.length > 1 && (
        <Alert>{t('zakatApart', { amount: formatMoney(zakat.total, locale) })}</Alert>
      )}
      <Link className="sm" to={links.cart()}>
        {t('changeCart')}
      </Link>
    </div>
  );
}

/** The line above the folded summary on a phone: the title of the only gift or the number of gifts, and the total. */
function SummaryLine({ cart, isMonthly }: Omit<Props, 'form'>) {
  const t = useText('checkout');
  const titleOf = useGiftTitle();
  const [only] = cart.count === 1 ? cart.lines : [];
  const counted = cart.hasDuty ? 'gifts:items' : 'gifts:count';
  return (
    <>
      {only ? <span {...only.language}>{titleOf(only)}</span> : t(counted, { count: cart.count })}
      {isMonthly && ` ·\u00a0${t('everyMonth')}`} ·&nbsp;
      <Money amount={cart.total} />
    </>
  );
}

/** Returns the message of the charity API about one line of a rejected order. */
function lineErrorOf(form: Submission, index: number): string | undefined {
  const found = Object.entries(form?.error ?? {}).find(([field]) =>
    field.startsWith(`lines.${index}.`),
  );
  return found?.[1]?.[0];
}

/** Returns true when the charity API reported an error about a line of the order. */
function hasRejectedLine(form: Submission): boolean {
  return Object.keys(form?.error ?? {}).some((field) => field.startsWith('lines.'));
}
