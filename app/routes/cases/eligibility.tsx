/** The eligibility checks of one case: each rule, and the fact that satisfies it. */
import { formatMoney } from '#domain/money';
import { useLocale, useText } from '#web/i18n/strings';
import { DateText, Money } from '#web/ui/text';
import { Icon } from '#web/ui/icon';
import type { CaseView } from './view.server';

export function Eligibility({ of: { eligibility, rules } }: { of: CaseView }) {
  const t = useText('cases');
  const locale = useLocale();
  if (!rules) return null;
  const { claim, enforcementOrders, orderedAt, socialSecurity, checkedAt } = eligibility;
  const checks = [
    {
      rule: t('rule.claim', { amount: formatMoney(rules.claimCap, locale) }),
      fact: <Money amount={claim} />,
    },
    {
      rule: t('rule.orders', { count: rules.enforcementOrders }),
      fact: <span className="num">{enforcementOrders}</span>,
    },
    ...(rules.years > 0
      ? [{ rule: t('rule.time', { count: rules.years }), fact: <DateText date={orderedAt} /> }]
      : []),
    ...(socialSecurity
      ? [{ rule: t('rule.socialSecurity'), fact: <span>{t('fact.confirmed')}</span> }]
      : []),
  ];
  return (
    <section className="grid gap-2">
      <h2>{t('checked')}</h2>
      <ul className="rows">
        {checks.map(({ rule, fact }) => (
          <li key={rule}>
            <span className="flex gap-1">
              <Icon name="check" />
              <span>{rule}</span>
            </span>
            <b className="text-end">{fact}</b>
          </li>
        ))}
      </ul>
      <p className="sm muted">
        {t('checkedAt')} <DateText date={checkedAt} />.{' '}
        {t('decided', { authority: rules.authority })} <DateText date={rules.decidedAt} />
      </p>
    </section>
  );
}
