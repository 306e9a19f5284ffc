/** The main button of a payment form. A method that rounds the total up has its own, which names the charged amount. */
import { formatMoney, type Money as Amount } from '#domain/money';
import type { Interval } from '#domain/orders';
import { useLocale, useText } from '#web/i18n/strings';
import { Icon } from '#web/ui/icon';
import { Money, Submit } from '#web/ui/parts';
import { isRounded } from './method-view';
import type { Methods } from './methods.server';

type Props = { methods: Methods | null; total: Amount; interval: Interval };

export function PayButtons({ methods, total, interval }: Props) {
  const t = useText('payment');
  const locale = useLocale();
  const isMonthly = interval === 'month';
  const button = { size: 'lg', wide: true, waiting: t('paying') } as const;
  return (
    <>
      <div className="pay-exact">
        <Submit {...button} id="pay">
          <Icon name="lock" />
          {isMonthly ? (
            <span>{t('payMonthly', { amount: formatMoney(total, locale) })}</span>
          ) : (
            <span>
              {t('pay')} <Money amount={total} />
            </span>
          )}
        </Submit>
      </div>
      {methods?.offered.filter(isRounded).map(({ method, offer }) => (
        <div className="pay-rounded" key={method}>
          <Submit {...button} name="quote" value={`${method} ${offer!.token}`}>
            {t(isMonthly ? 'quote.payMonthly' : 'quote.pay', {
              charged: formatMoney(offer!.charged, locale),
              donated: formatMoney(total, locale),
              method: t(`method.${method}`),
            })}
          </Submit>
        </div>
      ))}
    </>
  );
}
