/** The ways to pay a currency, as pages offer them. */
import type { PaymentMethod } from '#contract/content';
import { isCurrency, type Currency } from '#domain/money';
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

/** Chosen at first wherever it can take the currency. */
const DEFAULT_METHOD: PaymentMethod = 'Paypal';

/** null while the charity API cannot be asked. */
export async function methodsFor(
  { charity }: Visitor,
  currency: Currency,
): Promise<Methods | null> {
  try {
    const offered = (await charity.paymentMethods()).map(({ method, currencies }) => {
      const takes = currencies.includes(currency);
      return { method, takes, instead: takes ? [] : currencies.filter(isCurrency) };
    });
    const able = offered.filter(({ takes }) => takes).map(({ method }) => method);
    const preselected = able.find((method) => method === DEFAULT_METHOD) ?? able[0] ?? null;
    return { offered, preselected };
  } catch (error) {
    return withoutApi(error, null);
  }
}
