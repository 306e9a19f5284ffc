/** The total of the cart with the subtotals of its intentions, and the link to the checkout. */
import { useLinks, useText } from '#web/i18n/strings';
import { Alert, Facts, Money, ButtonLink } from '#web/ui/parts';
import type { CartView } from './view.server';

export function CartSum({ cart }: { cart: CartView }) {
  const t = useText('cart');
  const links = useLinks();
  return (
    <>
      <h2 className="vh">{t('sum')}</h2>
      <SumFacts subtotals={cart.groups} total={cart.total} />
      {cart.isBlocked ? (
        <Alert tone="bad">{t('blocked')}</Alert>
      ) : cart.monthly ? (
        <p className="sm muted">{t('monthly.first')}</p>
      ) : (
        <div className="grid gap-2">
          <ButtonLink size="lg" wide to={links.checkout()}>
            {t('checkout')}
            {cart.isRepriced && (
              <span>
                <Money amount={cart.total} />
              </span>
            )}
          </ButtonLink>
          <p className="xs muted">{t('noFee')}</p>
        </div>
      )}
    </>
  );
}

/** Shows subtotals if the cart has several intentions, because the charity spends them separately. */
export function SumFacts({
  subtotals,
  total,
  label,
}: {
  subtotals: Pick<CartView['groups'][number], 'intention' | 'total'>[];
  total: CartView['total'];
  label?: string;
}) {
  const t = useText('gifts');
  return (
    <Facts
      rows={[
        ...(subtotals.length > 1 ? subtotals : []).map((part) => ({
          key: part.intention,
          label: t(`intention.${part.intention}`),
          value: <Money amount={part.total} />,
        })),
        { key: 'total', label: label ?? t('total'), value: <Money amount={total} />, sum: true },
      ]}
    />
  );
}
