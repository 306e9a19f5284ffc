/** Rows below the total of a receipt: the charged amount, if it differs from the total, and the refunded amount. */
import { useText } from '#web/i18n/strings';
import { type FactRow, Money } from '#web/ui/parts';
import { RateText } from '../../cart/rate-text';
import type { ReceiptView } from './receipt-view.server';
import type { OrderView } from './view.server';

export type ReceiptProps = { order: OrderView; receipt: ReceiptView };

export function useSettlementRows(
  { total }: ReceiptProps['order'],
  { charged, refunded }: ReceiptProps['receipt'],
): FactRow[] {
  const t = useText('receipt');
  return [
    ...(charged
      ? [
          {
            label: t('charged'),
            value: (
              <>
                <Money amount={charged.amount} />
                <p className="sm muted">
                  {charged.rate === null ? (
                    t('rounded')
                  ) : (
                    <RateText
                      from={total.currency}
                      rate={{
                        rate: charged.rate,
                        currency: charged.amount.currency,
                        source: charged.source,
                        at: charged.at,
                      }}
                    />
                  )}
                </p>
              </>
            ),
          },
        ]
      : []),
    ...(refunded ? [{ label: t('returned'), value: <Money amount={refunded} /> }] : []),
  ];
}
