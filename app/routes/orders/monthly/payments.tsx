/** List of a monthly gift's payments, newest first, each with a link to its receipt. */
import { Link } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { DateText, Money, Verbatim } from '#web/ui/text';
import { PaidBadge } from '../paid-badge';
import type { MonthlyView } from './page.server';

export function Payments({ payments }: Pick<MonthlyView, 'payments'>) {
  const t = useText('monthly');
  const links = useLinks();
  return (
    <section className="grid gap-2">
      <h2>{t('payments.title')}</h2>
      {payments.length === 0 ? (
        <p className="muted">{t('payments.none')}</p>
      ) : (
        <ul className="rows">
          {payments.map(({ order, reference, amount, paidAt, state }) => (
            <li key={order}>
              <div>
                <DateText date={paidAt} />{' '}
                {state !== 'paid' && (
                  <PaidBadge state={state}>{t(`payments.state.${state}`)}</PaidBadge>
                )}
                <br />
                <Link className="sm" to={links.order(order)}>
                  {t('payments.receipt')} <Verbatim>{reference}</Verbatim>
                </Link>
              </div>
              <b>
                <Money amount={amount} />
              </b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
