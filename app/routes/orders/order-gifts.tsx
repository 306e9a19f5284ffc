/** Gifts of an order, grouped by intention, and the total. */
import type { ReactNode } from 'react';
import { useText } from '#web/i18n/strings';
import { type FactRow, Facts, Money, Verbatim } from '#web/ui/parts';
import { type Gift, GiftRows } from '../../cart/gift-rows';
import type { OrderView } from './view.server';

type Props = {
  order: OrderView;
  totalLabel: string;
  /** Renders additional content below a gift. */
  note?: (gift: Gift) => ReactNode;
  /** Rows below the total: the amount charged, if it differs, and the amount refunded. */
  after?: FactRow[];
};

export function OrderGifts({ order: { groups, total }, totalLabel, note, after = [] }: Props) {
  const t = useText('gifts');
  return (
    <div className="grid gap-2">
      {groups.map(({ intention, gifts, subtotal }) => (
        <section key={intention}>
          <h3 className="row">
            {t(`intention.${intention}`)}{' '}
            {groups.length > 1 && (
              <span className="sm muted">
                <Money amount={subtotal} />
              </span>
            )}
          </h3>
          <GiftRows gifts={gifts} {...(note && { note })} />
        </section>
      ))}
      <Facts rows={[{ label: totalLabel, value: <Money amount={total} />, sum: true }, ...after]} />
    </div>
  );
}

/** Box of an unpaid order: its reference and its gifts. */
export function OrderBox({ order, children }: { order: OrderView; children?: ReactNode }) {
  const t = useText('order');
  return (
    <section className="box grid gap-3">
      <h2 className="row">
        <span>{t('yourGift')}</span> <Verbatim className="num sm muted">{order.reference}</Verbatim>
      </h2>
      <OrderGifts order={order} totalLabel={t('gifts:total')} />
      {children}
    </section>
  );
}
