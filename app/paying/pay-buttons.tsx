/** The main button of a payment form. A method that rounds the total up has its own, which names the charged amount. */
import type { ReactNode } from 'react';
import { formatMoney, type Money } from '#domain/money';
import type { Interval } from '#domain/orders';
import { useLocale } from '../i18n/locale';
import { useText } from '../i18n/strings';
import { Submit } from '../ui/submit';
import { isRounded } from './choosable';
import type { Methods } from './methods.server';

type Props = {
  methods: Methods | null;
  total: Money;
  interval: Interval;
  waiting: string;
  /** The button that charges exactly the total. */
  children: ReactNode;
};

export function PayButtons({ methods, total, interval, waiting, children }: Props) {
  const t = useText('payment');
  const locale = useLocale();
  const pay = interval === 'month' ? 'quote.payMonthly' : 'quote.pay';
  return (
    <>
      <div className="pay-exact">{children}</div>
      {methods?.offered.filter(isRounded).map(({ method, offer }) => (
        <div className="pay-rounded" key={method}>
          <Submit size="lg" wide name="quote" value={`${method} ${offer!.token}`} waiting={waiting}>
            {t(pay, {
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
