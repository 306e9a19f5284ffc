/** Summary of the gifts next to the payment form, grouped by intention. */
import { Link } from '@remix-run/react';
import { formatMoney } from '#domain/money';
import { useLinks, useLocale, useText } from '#web/i18n/strings';
import { Alert } from '#web/ui/alert';
import type { Submission } from '#web/ui/form-reply';
import { Money } from '#web/ui/text';
import { SumFacts } from '../../cart/cart-sum';
import type { CartView } from '../../cart/view.server';
import { GiftGroups, useGiftTitle } from '../../cart/gift-rows';

type Props = { cart: CartView; isMonthly: boolean; form: Submission };

export function Summary({ cart, isMonthly, form }: Props) {
  const t = useText('checkout');
  const links = useLinks();
  const locale = useLocale();
  const zakat = cart.groups.find(({ intention }) => intention === 'zakat');
  return (
    <div className="grid gap-2">
      <GiftGroups
        groups={cart.groups}
        note={({ id }) => {
          const index = cart.lines.findIndex((line) => line.id === id);
          const line = cart.lines[index];
          const said = lineErrorOf(form, index);
          const wrong = said ?? (line?.problem && t('cannotBePaid'));
          return (
            <>
              {line?.newPrice && <p className="sm">{line.newPrice}</p>}
              {wrong && <p className="err">{wrong}</p>}
              {line?.next && (
                <Link className="sm" to={line.next.page}>
                  {t('gifts:nextCase', { title: line.next.title })}
                </Link>
              )}
            </>
          );
        }}
      />
      <SumFacts subtotals={[]} total={cart.total} {...(isMonthly && { label: t('everyMonth') })} />
      {zakat && cart.groups.length > 1 && (
        <Alert>{t('zakatApart', { amount: formatMoney(zakat.total, locale) })}</Alert>
      )}
      <Link className="sm" to={links.cart()}>
        {t('changeCart')}
      </Link>
    </div>
  );
}

/** The line above the folded summary on a phone: the title of the only gift or the number of gifts, and the total. */
export function SummaryLine({ cart, isMonthly }: Omit<Props, 'form'>) {
  const t = useText('checkout');
  const titleOf = useGiftTitle();
  const [only] = cart.count === 1 ? cart.lines : [];
  const counted = cart.hasDuty ? 'gifts:items' : 'gifts:count';
  return (
    <>
      {only ? <span {...only.language}>{titleOf(only)}</span> : t(counted, { count: cart.count })}
      {isMonthly && ` ·\u00a0${t('everyMonth')}`} ·&nbsp;
      <Money amount={cart.total} />
    </>
  );
}

/** Returns the message of the charity API about one line of a rejected order. */
function lineErrorOf(form: Submission, index: number): string | undefined {
  const found = Object.entries(form?.error ?? {}).find(([field]) =>
    field.startsWith(`lines.${index}.`),
  );
  return found?.[1]?.[0];
}

/** Returns true when the charity API reported an error about a line of the order. */
export function hasRejectedLine(form: Submission): boolean {
  return Object.keys(form?.error ?? {}).some((field) => field.startsWith('lines.'));
}
