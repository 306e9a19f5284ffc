/** The data of a yearly statement. */
import type { Statement } from '#contract/accounts';
import { type Intention, INTENTIONS } from '#domain/cart';
import { type Money, sum } from '#domain/money';
import type { Localised } from '#web/charity/results';
import { giftLanguage } from '../../../cart/gift-language.server';
import type { Visitor } from '../../../visitor/visitor.server';

export type StatementView = ReturnType<typeof statementView>;

/** Intentions that a statement states separately. */
const APART: readonly Intention[] = ['zakat', 'purification'];

export function statementView(statement: Localised<Statement>, { t }: Visitor) {
  const { year, years, name, email, totals, refunds } = statement;
  const gifts = statement.gifts.map(
    ({ reference, order, paidAt, title, kind, intention, total, ...others }) => ({
      ...{ reference, order, paidAt, intention, total },
      title: kind === 'orphan' ? t('gifts:sponsorshipOf', { name: title }) : title,
      ...giftLanguage(kind, others),
    }),
  );
  return {
    ...{ year, years, name, email, totals, refunds, gifts },
    /** Amounts of zakat and of purification, which are recorded separately: one for each currency. */
    apart: amountsApart(gifts),
  };
}

function amountsApart(gifts: readonly { intention: Intention; total: Money }[]) {
  return INTENTIONS.filter((intention) => APART.includes(intention)).flatMap((intention) => {
    const own = gifts.filter((gift) => gift.intention === intention).map(({ total }) => total);
    return [...new Set(own.map(({ currency }) => currency))].map((currency) => ({
      intention,
      amount: sum(
        own.filter((amount) => amount.currency === currency),
        currency,
      ),
    }));
  });
}
