/** The two submit buttons of a gift form: continue to the checkout, or add the gift to the cart. */
import type { ReactNode } from 'react';
import { formatMoney, type Money } from '#domain/money';
import { useLocale, useText } from '#web/i18n/strings';
import { Icon } from '#web/ui/icon';
import { Submit } from '#web/ui/parts';

type CartProps = {
  /** The id of the form, if the buttons are outside it. */
  form?: string;
};

type DonateProps = CartProps & {
  /** The total of the form. `null` when it is unknown; then the button shows no amount. */
  amount: Money | null;
  isMonthly?: boolean;
  /** Replaces "Donate" for an obligation or a waqf: they are not donations. Without the amount, which follows it. */
  label?: string;
  /** Replaces the label while the chosen radio button of the form has `data-owed`. The stylesheet selects it. */
  owed?: string;
};

type ButtonProps = DonateProps & {
  /** In the bar of a phone, the stylesheet shows the text without the amount, because the bar shows the amount too. */
  isInBar?: boolean;
};

/** @param children content above the buttons */
export function GiveButtons({ children, ...donate }: DonateProps & { children?: ReactNode }) {
  return (
    <div className="grid gap-1">
      {children}
      <DonateButton {...donate} />
      <CartButton form={donate.form} />
    </div>
  );
}

export function DonateButton({
  amount,
  isMonthly = false,
  isInBar,
  label,
  owed,
  form,
}: ButtonProps) {
  const t = useText('giving');
  const locale = useLocale();
  const money = amount && formatMoney(amount, locale);
  function textWith(amount: string, label?: string) {
    if (!label) return t(isMonthly ? 'donateMonthly' : 'donateAmount', { amount });
    return `${label}: ${isMonthly ? t('chosen.month', { amount }) : amount}`;
  }
  function text(label?: string) {
    const short = label ?? t('donate');
    const full = money && textWith(money, label);
    if (!full || !isInBar) return full ?? short;
    return (
      <>
        <span className="short">{short}</span>
        <span className="full">{full}</span>
      </>
    );
  }
  return (
    <Submit size="lg" wide name="intent" form={form} value="donate" waiting={t('opening')}>
      {owed ? (
        <>
          <span className="owed">{text(owed)}</span>
          <span>{text(label)}</span>
        </>
      ) : (
        text(label)
      )}
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
