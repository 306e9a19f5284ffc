/** A payment method that cannot accept this amount: one line with the reason, which expands to the alternatives. */
import { commaIn } from '#domain/locales';
import { type Currency, formatMoney, type Money as Amount } from '#domain/money';
import type { Interval } from '#domain/orders';
import { formatDate, formatDateTime } from '#domain/time/dates';
import { useLocale, useText } from '#web/i18n/strings';
import { Disclosure, Money, Submit } from '#web/ui/parts';
import { RateText } from '../cart/rate-text';
import type { MethodQuote, MethodView } from './method-view';

type Props = {
  view: MethodView;
  total: Amount;
  interval: Interval;
  canChangeCurrency?: boolean;
  /** The donor chose this method before. */
  wasChosen: boolean;
  /** True when another method accepts exactly this amount. */
  hasOthers: boolean;
  /** The donor confirmed this method's quote and the API rejected it. The button of the new quote gets the focus. */
  wasPressed: boolean;
};

export function UnavailableMethod({
  view,
  wasChosen,
  wasPressed,
  canChangeCurrency = false,
  ...asked
}: Props) {
  const t = useText('payment');
  const locale = useLocale();
  const { method, obstacle, offer, step, limit } = view;
  const named = (one: Currency) => t(`currency.${one}`);
  const currency = named(asked.total.currency);
  const name = t(`method.${method}`);
  const others = view.instead.map(named).join(commaIn(locale));
  const mayChange = obstacle === 'currency' && canChangeCurrency && others !== '';
  const why = {
    currency: () => t(`cannotTake.${method}`, { currency }),
    step: () => t(`onlySteps.${method}`, { currency, step: step ? formatMoney(step, locale) : '' }),
    minimum: () =>
      t('belowMinimum', { method: name, amount: limit ? formatMoney(limit, locale) : '' }),
    maximum: () =>
      t('aboveMaximum', { method: name, amount: limit ? formatMoney(limit, locale) : '' }),
    monthly: () => t('notMonthly', { method: name }),
  };
  return (
    <Disclosure
      className="box mt-1 px-2 py-0.5"
      id={`unable-${method}`}
      open={wasChosen || wasPressed || !asked.hasOthers}
      summary={<span className="sm muted">{obstacle && why[obstacle]()}</span>}
    >
      <div className="grid gap-1 pb-1">
        <p className="sm muted">
          {wasChosen && `${t('youChose')} `}
          {offer
            ? t(asked.hasOthers ? 'otherWayOr' : 'insteadPay')
            : mayChange
              ? t('takesInstead', { currencies: others })
              : t('chooseOther')}
        </p>
        {offer && <QuotedAmount {...{ name, view, offer, wasPressed }} {...asked} />}
        {mayChange && !offer && (
          <a className="sm" href="#currency-change">
            {t('changeCurrency')}
          </a>
        )}
      </div>
    </Disclosure>
  );
}

function QuotedAmount({
  name,
  view: { method },
  offer,
  total,
  interval,
  wasPressed,
}: Pick<Props, 'view' | 'total' | 'interval' | 'wasPressed'> & {
  name: string;
  offer: MethodQuote;
}) {
  const t = useText('payment');
  const locale = useLocale();
  const { charged, rate, source, at, until, token, isRoundedUp } = offer;
  const held = { date: formatDate(until), clock: formatDateTime(until, locale).slice(-5) };
  const amounts = {
    charged: formatMoney(charged, locale),
    donated: formatMoney(total, locale),
    method: name,
  };
  return (
    <div className="border-line bg-surface mt-1 grid gap-1 rounded border p-2">
      <p className="row">
        <span className="text-xl font-bold">
          <Money amount={charged} />
        </span>{' '}
        <span className="sm muted">{t('quote.for', { amount: amounts.donated })}</span>
      </p>
      <div className="sm muted grid gap-0.5">
        {rate !== null && (
          <p>
            <RateText
              from={total.currency}
              rate={{ rate, source, at, currency: charged.currency }}
            />
          </p>
        )}
        <p>
          {isRoundedUp && t('quote.roundedUp')} {rate !== null && t('quote.fee')}{' '}
          {t('quote.until', held)}
        </p>
      </div>
      <Submit
        kind="quiet"
        wide
        name="quote"
        value={`${method} ${token}`}
        {...(wasPressed && { id: 'quote', autoFocus: true })}
      >
        {t(interval === 'month' ? 'quote.payMonthly' : 'quote.pay', amounts)}
      </Submit>
    </div>
  );
}
