/** The ways to pay a currency, as pages offer them. */
import type { PaymentMethod } from '#contract/content';
import { isCurrency, type Currency } from '#domain/money';
import { preselectedMethod } from '#domain/payment-methods';
import { withoutApi } from '../../charity/errors';
import type { Visitor } from '../../visitor/visitor.server';

export type MethodView = {
  method: PaymentMethod;
  /** Whether it can take the currency that is to be paid. */
  takes: boolean;
  /** What it can take instead, of the currencies of this site. */
  instead: Currency[];
};

export type Methods = { offered: MethodView[]; preselected: PaymentMethod | null };

/** null while the charity API cannot be asked. @param wanted the way that the donor named before */
export async function methodsFor(
  { charity }: Visitor,
  currency: Currency,
  wanted?: PaymentMethod,
): Promise<Methods | null> {
  try {
    const offered = (await charity.paymentMethods()).map(({ method, currencies }) => {
      const takes = currencies.includes(currency);
      return { method, takes, instead: takes ? [] : currencies.filter(isCurrency) };
    });
    const able = offered.filter(({ takes }) => takes).map(({ method }) => method);
    return { offered, preselected: preselectedMethod(able, wanted) };
  } catch (error) {
    return withoutApi(error, null);
  }
}
