/** Printable receipt of an order that was paid, also after a refund or during a dispute. */
import { Link, useRouteLoaderData } from '@remix-run/react';
import { currencyLabel, formatMoney } from '#domain/money';
import { useLinks, useLocale, useText } from '#web/i18n/strings';
import { EmailText } from '#web/ui/email-text';
import { Icon } from '#web/ui/icon';
import { ButtonLink, DateText, Facts, Verbatim } from '#web/ui/parts';
import { Print } from '#web/ui/print';
import { StateHead } from '#web/ui/state-head';
import type { loader as shellLoader } from '../../shell/loader.server';
import { OrderGifts } from './order-gifts';
import { PaidBadge } from './paid-badge';
import { NextSteps } from './receipt-next';
import { type ReceiptProps, useSettlementRows } from './receipt-rows';
import type { ReceiptView } from './receipt-view.server';

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

/** Width of the white border in modules. ISO/IEC 18004 requires four, so that readers find the code. */
const QUIET_ZONE_MODULES = 4;

/** QR code on a receipt, with a link to the public page that verifies the receipt. */
function ReceiptQrCode({ check: { path, qr } }: { check: NonNullable<ReceiptView['check']> }) {
  const t = useText('receipt');
  const side = qr.size + 2 * QUIET_ZONE_MODULES;
  return (
    <div className="flex items-center gap-2">
      {/* Black on white in dark mode too: phones cannot read a code with low contrast. */}
      <svg
        viewBox={`${-QUIET_ZONE_MODULES} ${-QUIET_ZONE_MODULES} ${side} ${side}`}
        width="120"
        height="120"
        role="img"
        aria-label={t('qr.label')}
        shapeRendering="crispEdges"
      >
        <path
          fill="#fff"
          d={`M${-QUIET_ZONE_MODULES} ${-QUIET_ZONE_MODULES}h${side}v${side}h${-side}z`}
        />
        <path stroke="#000" d={qr.path} />
      </svg>
      <div className="sm max-w-[24ch]">
        <p className="muted">{t('qr.text')}</p>
        <Link to={path} className="print:hidden">
          {t('qr.open')}
        </Link>
      </div>
    </div>
  );
}

/** Links below one gift of a receipt: calendar reminder, certificate, and gift card. */
function ReceiptGift({ receipt, id }: { receipt: ReceiptView; id: string }) {
  const t = useText('receipt');
  const note = receipt.notes[id];
  return (
    <>
      {note?.reminder && (
        <p className="print:hidden">
          <a href={note.reminder.path} className="btn plain sm px-0" download>
            <Icon name="clock" />
            {note.reminder.label}
          </a>
        </p>
      )}
      {note?.unfilled && <p className="sm">{t('unfilled')}</p>}
      {note?.certificate && (
        <p className="print:hidden">
          <Link to={note.certificate} className="btn plain sm px-0">
            {t('certificateOpen')}
          </Link>
        </p>
      )}
      <GiftCardLinks links={receipt.cards[id]} />
    </>
  );
}

/** The donor shares the gift card; the charity does not send it. */
function GiftCardLinks({ links }: { links: ReceiptView['cards'][string] | undefined }) {
  const t = useText('receipt');
  if (!links) return null;
  return (
    <p className="flex flex-wrap gap-x-2 print:hidden">
      <Link to={links.card} className="btn plain sm px-0">
        <Icon name="gift" />
        {t('gift.open')}
      </Link>
      <a href={links.share} className="btn plain sm px-0" target="_blank" rel="noreferrer">
        {t('gift.share')}
      </a>
    </p>
  );
}
