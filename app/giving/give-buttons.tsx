/** The two ways to give what a form holds: pay at once, or put it into the cart and go on looking. */
import type { ReactNode } from 'react';
import { formatMoney, type Money } from '#domain/money';
import { useLocale } from '../i18n/locale';
import { useText } from '../i18n/strings';
import { Icon } from '../ui/icon';
import { Submit } from '../ui/submit';

type CartProps = {
  /** The id of the form, where the buttons stand outside it. */
  form?: string;
};

type DonateProps = CartProps & {
  /** What the form comes to; null: that is not known, and the button names none. */
  amount: Money | null;
  isMonthly?: boolean;
  /** Other words than "Donate" for what is no donation. */
  label?: string;
};

/** @param children what stands above the buttons */
export function GiveButtons({ children, ...donate }: DonateProps & { children?: ReactNode }) {
  return (
    <div className="grid gap-1">
      {children}
      <DonateButton {...donate} />
      <CartButton form={donate.form} />
    </div>
  );
}

export function DonateButton({ amount, isMonthly = false, label, form }: DonateProps) {
  const t = useText('giving');
  const locale = useLocale();
  const usual = amount
    ? t(isMonthly ? 'donateMonthly' : 'donateAmount', {
        amount: formatMoney(amount, locale, 'whenNeeded'),
      })
    : t('donate');
  return (
    <Submit size="lg" wide name="intent" form={form} value="donate" waiting={t('opening')}>
      {label ?? usual}
    </Submit>
  );
}

export function CartButton({ form }: CartProps) {
  const t = useText('giving');
  return (
    <Submit kind="plain" wide name="intent" form={form} value="cart" waiting={t('adding')}>
      <Icon name="cart" />
      {t('addToCart')}
    </Submit>
  );
}
