/**
 * The "give" button. On a phone it stays at the bottom of the screen, next to the chosen amount, which links to the
 * form.
 */
import { formatMoney, type Money } from '#domain/money';
import type { Interval } from '#domain/orders';
import { useLocale, useText } from '#web/i18n/strings';
import { DonateButton } from './give-buttons';
import { GIVE_ANCHOR, goToForm } from './panel-aside';

type Props = {
  /** `null` before scripts run: then neither the link nor the button shows an amount. */
  amount: Money | null;
  interval: Interval;
  /** Replaces "Donate" on the button. */
  label?: string;
  owed?: string;
};

export function PayBar({ amount, interval, label, owed }: Props) {
  const t = useText('giving');
  const locale = useLocale();
  return (
    <div className="paybar">
      <a href={`#${GIVE_ANCHOR}`} onClick={goToForm}>
        {amount
          ? t(`chosen.${interval}`, { amount: formatMoney(amount, locale) })
          : t('chosen.change')}
      </a>
      <DonateButton
        amount={amount}
        isMonthly={interval === 'month'}
        label={label}
        owed={owed}
        isInBar
      />
    </div>
  );
}
