/** Printable receipt of an order that was paid, also after a refund or during a dispute. */
import { useRouteLoaderData } from '@remix-run/react';
import { currencyLabel, formatMoney } from '#domain/money';
import { useLinks, useLocale, useText } from '#web/i18n/strings';
import type { loader as shellLoader } from '../../shell/loader.server';
import { ButtonLink } from '#web/ui/button';
import { DateText, Verbatim } from '#web/ui/text';
import { Facts } from '#web/ui/facts';
import { Print } from '#web/ui/print';
import { OrderGifts } from './order-gifts';
import { PaidBadge } from './paid-badge';
import { ReceiptQrCode } from './check-code';
import { ReceiptGift } from './receipt-gift';
import { NextSteps } from './receipt-next';
import { useSettlementRows, type ReceiptProps } from './receipt-rows';
import { StateHead } from '#web/ui/state-head';
import { EmailText } from '#web/ui/email-text';

/** Head of a receipt: thanks for a paid order, or the explanation of a refund or dispute. */
const STATE_ICONS = {
  refunded: { icon: 'info', tone: 'info' },
  partially_refunded: { icon: 'info', tone: 'info' },
  disputed: { icon: 'clock', tone: 'warm' },
} as const;

function ReceiptHead({ order: { state, donor, groups }, receipt }: ReceiptProps) {
  const t = useText('receipt');
  const locale = useLocale();
  if (state === 'refunded' || state === 'partially_refunded' || state === 'disputed') {
    const back = receipt.refunded && formatMoney(receipt.refunded, locale);
    return (
      <StateHead {...STATE_ICONS[state]} title={t(`order:title.${state}`)}>
        {state === 'disputed' ? (
          <p>{t('back.disputed')}</p>
        ) : (
          back && <p>{t(`back.${state}`, { amount: back })}</p>
        )}
      </StateHead>
    );
  }
  const isGift = groups.some(({ intention }) => intention !== 'purification');
  return (
    <StateHead icon="check" tone="ok" title={t('thanks', { name: donor.name })}>
      <p>{t(isGift ? 'arrived' : 'arrivedPurification')}</p>
      <p className="text-md print:hidden">
        {t('copy')} <EmailText>{donor.email}</EmailText>
      </p>
    </StateHead>
  );
}

export function Receipt({ order, receipt }: ReceiptProps) {
  const t = useText('receipt');
  const links = useLinks();
  const { state, reference } = order;
  return (
    <>
      <ReceiptHead order={order} receipt={receipt} />
      <section className="box lift grid gap-3">
        <div className="row">
          <h2>
            {t(state === 'refunded' ? 'record' : 'title')} <Verbatim>{reference}</Verbatim>
          </h2>
          <PaidBadge state={state}>{t(`state.${state}`)}</PaidBadge>
        </div>
        <Facts rows={useFacts(order)} />
        <OrderGifts
          order={order}
          totalLabel={t('total')}
          note={({ id }) => <ReceiptGift receipt={receipt} id={id} />}
          after={useSettlementRows(order, receipt)}
        />
        {receipt.monthlyGift && (
          <p>
            {t('monthly')}{' '}
            <a href={links.monthly(receipt.monthlyGift)} className="print:hidden">
              {t('manage')}
            </a>
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <SmallPrint order={order} receipt={receipt} />
          {receipt.check && <ReceiptQrCode check={receipt.check} />}
        </div>
        <Print label={t('print')} hint={t('printHint')} />
      </section>
      {state === 'disputed' && (
        <p className="text-center print:hidden">
          <ButtonLink kind="quiet" to={links.contact()}>
            {t('order:notPaid.contact')}
          </ButtonLink>
        </p>
      )}
      {state === 'paid' && <NextSteps order={order} receipt={receipt} />}
    </>
  );
}

function useFacts(order: ReceiptProps['order']) {
  const t = useText('receipt');
  const locale = useLocale();
  const { donor, total, method, paidBy, paidAt, createdAt, reference } = order;
  const { providerReference: payment } = order;
  return [
    {
      label: t('date'),
      value: (
        <>
          <DateText date={paidAt ?? createdAt} time /> {t('order:muscatTime')}
        </>
      ),
    },
    { label: t('donor'), value: <bdi translate="no">{donor.name}</bdi> },
    { label: t('method'), value: paidBy ?? t(`payment:method.${method}`) },
    ...(payment && payment !== reference
      ? [{ label: t('payment'), value: <Verbatim className="break-all">{payment}</Verbatim> }]
      : []),
    { label: t('currency'), value: currencyLabel(total.currency, locale) },
  ];
}

/** Small print: the issuer, and the amounts of zakat and purification that the charity records separately. */
function SmallPrint({ order: { groups }, receipt: { purified } }: ReceiptProps) {
  const t = useText('receipt');
  const locale = useLocale();
  const organisation = useRouteLoaderData<typeof shellLoader>('root')?.organisation;
  const zakat = groups.length > 1 && groups.find(({ intention }) => intention === 'zakat');
  return (
    <div className="sm muted flex-1">
      {organisation && (
        <p>
          {[t('issuedBy', { name: organisation.name }), organisation.licence]
            .filter(Boolean)
            .join(' ·\u00a0')}
        </p>
      )}
      {zakat && <p>{t('zakatApart', { amount: formatMoney(zakat.subtotal, locale) })}</p>}
      {purified && (
        <p>
          {groups.length > 1
            ? t('purificationApart', { amount: formatMoney(purified, locale) })
            : t('purificationOnly')}
        </p>
      )}
    </div>
  );
}
