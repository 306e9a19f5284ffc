/** The proof of a transfer, next to the amount and account that the donor was shown. */
import { commaIn } from '#domain/locales';
import { useLocale, useText } from '#web/i18n/strings';
import { DateText, Facts, Money } from '#web/ui/parts';
import { staffLinks } from '../../links';
import { TextLink } from '../../ui/page';
import type { OrderPage } from './order-view.server';

export function Proof({ order }: { order: OrderPage }) {
  const t = useText('staff-gifts');
  if (!order.transfer) return <Payments order={order} />;
  return (
    <>
      <h2 id="proof">{t(order.proof ? 'proof.title' : 'proof.none')}</h2>
      <div className={order.proof ? 'proof' : undefined}>
        {order.proof && <Slip reference={order.reference} file={order.proof} />}
        <div className="stack">
          <div>
            <h3>{t('proof.asked')}</h3>
            <Facts
              look="tight"
              rows={[
                { label: t('proof.amount'), value: <Money amount={order.transfer.due} /> },
                ...order.accounts.map(({ name, end }) => ({
                  label: t('proof.into'),
                  value: (
                    <>
                      {name} <bdi className="ltr">•••• {end}</bdi>
                    </>
                  ),
                })),
                { label: t('proof.note'), value: <bdi className="ltr num">{order.reference}</bdi> },
              ]}
            />
          </div>
          <Arrivals order={order} />
          {order.proof && (
            <p className="alert">
              <span>{t('proof.onlyPicture')}</span>
            </p>
          )}
        </div>
      </div>
    </>
  );
}

function Slip({ reference, file }: { reference: string; file: string }) {
  const t = useText('staff-gifts');
  const url = staffLinks.proof(reference);
  const isPicture = !file.endsWith('.pdf');
  return (
    <figure>
      {isPicture && (
        <a className="slip" href={url}>
          <img src={url} alt={t('proof.alt')} />
        </a>
      )}
      <figcaption>
        <TextLink to={url}>{t(isPicture ? 'proof.open' : 'proof.openPdf')}</TextLink>
      </figcaption>
    </figure>
  );
}

/** Transfers on the bank statement, for an order of which only a part has arrived. */
function Arrivals({ order: { arrivals } }: { order: OrderPage }) {
  const t = useText('staff-gifts');
  if (arrivals.length === 0) return null;
  return (
    <div>
      <h3>{t('proof.arrived')}</h3>
      <Facts
        look="tight"
        rows={arrivals.map(({ amount, day, bankNumber }) => ({
          label: (
            <>
              <DateText date={day} /> {bankNumber && <bdi className="ltr">{bankNumber}</bdi>}
            </>
          ),
          value: <Money amount={amount} />,
        }))}
      />
    </div>
  );
}

function Payments({ order }: { order: OrderPage }) {
  const t = useText('staff-gifts');
  const locale = useLocale();
  return (
    <>
      <h2 id="proof">{t('payments.title')}</h2>
      {order.payments.length === 0 ? (
        <p className="muted">{t('payments.none')}</p>
      ) : (
        <dl className="kv">
          {order.payments.map((payment) => (
            <div key={payment.paymentId}>
              <dt>
                {payment.methodName}
                {commaIn(locale)}
                <DateText date={payment.at} time />{' '}
                {!payment.isCounted && <b>{t('payments.surplus')}</b>}
                <span className="opt">
                  <bdi className="ltr">{payment.paymentId}</bdi>
                </span>
              </dt>
              <dd>
                <Money amount={payment.amount} />
                {payment.refunded.minor > 0 && (
                  <span className="opt">
                    {t('payments.refunded')} <Money amount={payment.refunded} />
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Arrivals order={order} />
    </>
  );
}
