/** A payment method for an amount. A donor can choose it when it charges the amount, or rounds it up with consent. */
import type { PaymentMethod } from '#contract/content';
import type { Quote as AnyQuote } from '#contract/orders';
import type { Currency, Money } from '#domain/money';
import type { Localised } from '#web/charity/results';

export type Quote = Localised<AnyQuote>;

/** A quote: an amount in another currency or step that the method accepts, if the donor confirms it. */
export type MethodQuote = Pick<Quote, 'charged' | 'rate' | 'source' | 'at' | 'until' | 'token'> & {
  /** Obligations such as zakat are rounded up. The page shows this to the donor. */
  isRoundedUp: boolean;
};

export type MethodView = {
  method: PaymentMethod;
  /** Payments with this method move no money. */
  isTrial: boolean;
  /** The reason why the method does not accept exactly this amount. `null` if it does. */
  obstacle: 'currency' | 'step' | 'minimum' | 'maximum' | 'monthly' | null;
  /** The amount must be a multiple of this. `null` if that is not the obstacle. */
  step: Money | null;
  /** The provider's minimum or maximum. `null` if that is not the obstacle. */
  limit: Money | null;
  /** The site's currencies that the method accepts, if the currency is the obstacle. */
  instead: Currency[];
  offer: MethodQuote | null;
};

/** True for a method that rounds the total up. The donor consents with its button, which shows the amount. */
export const isRounded = ({ obstacle, offer }: MethodView): boolean =>
  obstacle === 'step' && offer !== null;

export const isChoosable = (view: MethodView): boolean => view.obstacle === null || isRounded(view);
