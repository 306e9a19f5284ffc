/** Head of a receipt: thanks for a paid order, or the explanation of a refund or dispute. */
import { formatMoney } from '#domain/money';
import { useLocale } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { StateHead } from '../../ui/state-head';
import type { ReceiptProps } from './receipt';
import { EmailText } from '../../ui/email-text';

const STATE_ICONS = {
  refunded: { icon: 'info', tone: 'info' },
  partially_refunded: { icon: 'info', tone: 'info' },
  disputed: { icon: 'clock', tone: 'warm' },
} as const;

export function ReceiptHead({ order: { state, donor, groups }, receipt }: ReceiptProps) {
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
