/** Text with the balance that a repair still needs. */
import { formatMoney, type Money } from '#domain/money';
import { useLocale } from '../../i18n/locale';
import { useText } from '../../i18n/strings';

export function StillNeeded({ left }: { left: Money }) {
  const t = useText('mosques');
  const locale = useLocale();
  return <span className="sm muted">{t('left', { amount: formatMoney(left, locale) })}</span>;
}
