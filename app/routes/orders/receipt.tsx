/** The receipt of a paid order, fit to print. */
import { useRouteLoaderData } from '@remix-run/react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { currencySymbol, formatMoney } from '#domain/money';
import { useLocale } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import type { loader as shellLoader } from '../../shell/loader.server';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { DateText } from '../../ui/date-text';
import { Facts } from '../../ui/facts';
import { Icon } from '../../ui/icon';
import { OrderGifts } from './order-gifts';
import { OrderHead } from './order-head';
import type { OrderView } from './order-view.server';

export function Receipt({ order }: { order: OrderView }) {
  const t = useText('order');
  const locale = useLocale();
  const organisation = useRouteLoaderData<typeof shellLoader>('root')?.organisation;
  const { donor, total, groups } = order;
  const zakat = groups.length > 1 && groups.find(({ intention }) => intention === 'zakat');
  return (
    <>
      <OrderHead icon="check" tone="ok" title={t('receipt.thanks', { name: donor.name })}>
        <p>{t('receipt.arrived')}</p>
        <p className="text-md print:hidden">
          {t('receipt.copy')} <bdi className="ltr">{donor.email}</bdi>
        </p>
      </OrderHead>
      <section className="box lift grid gap-3">
        <div className="row">
          <h2>
            {t('receipt.title')} <span className="ltr num">{order.reference}</span>
          </h2>
          <Badge tone="ok" icon="check">
            {t('receipt.paid')}
          </Badge>
        </div>
        <Facts rows={facts()} />
        <OrderGifts order={order} totalLabel={t('receipt.total')} />
        <div className="sm muted">
          {organisation && (
            <p>
              {[t('receipt.issuedBy', { name: organisation.name }), organisation.licence]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
          {zakat && (
            <p>{t('receipt.zakatApart', { amount: formatMoney(zakat.subtotal, locale) })}</p>
          )}
        </div>
        <Print />
      </section>
      <Next order={order} />
    </>
  );

  function facts() {
    const symbol = currencySymbol(total.currency, locale);
    const reference = order.providerReference;
    return [
      {
        label: t('receipt.date'),
        value: (
          <>
            <DateText date={order.paidAt ?? order.createdAt} time /> {t('muscatTime')}
          </>
        ),
      },
      { label: t('receipt.donor'), value: <bdi>{donor.name}</bdi> },
      { label: t('receipt.method'), value: t(`payment:method.${order.method}`) },
      ...(reference && reference !== order.reference
        ? [{ label: t('receipt.payment'), value: <bdi className="ltr break-all">{reference}</bdi> }]
        : []),
      {
        label: t('receipt.currency'),
        value: symbol === total.currency ? symbol : `${total.currency} · ${symbol}`,
      },
    ];
  }
}

/** A button needs a script; without one the browser's own menu does it. */
function Print() {
  const t = useText('order');
  return useHydrated() ? (
    <Button kind="quiet" className="justify-self-start print:hidden" onClick={() => window.print()}>
      <Icon name="print" />
      {t('receipt.print')}
    </Button>
  ) : (
    <p className="sm muted print:hidden">{t('receipt.printHint')}</p>
  );
}

function Next({ order }: { order: OrderView }) {
  const t = useText('order');
  const recipients = order.groups
    .flatMap(({ gifts }) => gifts)
    .flatMap(({ recipient }) => recipient ?? []);
  return (
    <section className="grid gap-2 print:hidden">
      <h2>{t('next.title')}</h2>
      <ol className="grid gap-2">
        <Step title={t('next.now.title')} text={t('next.now.text')} />
        {recipients.length > 0 && (
          <Step
            title={t('next.recipient.title')}
            text={t('next.recipient.text', { count: recipients.length })}
          />
        )}
        <Step title={t('next.work.title')} text={t('next.work.text')} />
        <Step title={t('next.report.title')} text={t('next.report.text')} />
      </ol>
    </section>
  );
}

function Step({ title, text }: { title: string; text: string }) {
  return (
    <li className="border-brand border-s-2 ps-2">
      <b className="sm">{title}</b>
      <p>{text}</p>
    </li>
  );
}
