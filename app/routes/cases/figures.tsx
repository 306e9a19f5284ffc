/** Goal, donated and remaining amount of a case, and the amount that other donors are paying at this moment. */
import { formatMoney, money, type Money as Amount } from '#domain/money';
import type { Limit } from '#domain/offerings';
import { useLocale, useText } from '#web/i18n/strings';
import { Money } from '#web/ui/text';

export function CaseAmounts({ goal, limit, gifts }: { goal: Amount; limit: Limit; gifts: number }) {
  const t = useText('cases');
  const locale = useLocale();
  const { capacity, paid, taken } = limit;
  const held = Math.min(taken, capacity) - paid;
  const isPart = held > 0 && taken < capacity;
  const figures = [
    { label: t('give.goal'), amount: goal },
    { label: t('give.donated'), amount: money(paid, 'OMR') },
  ];
  return (
    <div className="grid gap-1">
      <p>
        <b className="text-2xl leading-tight">
          <Money amount={money(Math.max(0, capacity - paid), 'OMR')} />
        </b>{' '}
        <span className="muted">{t('give.remaining')}</span>
      </p>
      <progress
        className="bar"
        max={capacity}
        value={Math.min(paid, capacity)}
        aria-label={t('progress')}
      />
      <p className="flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5 sm muted">
        {figures.map(({ label, amount }) => (
          <span key={label}>
            {label} <Money amount={amount} />
          </span>
        ))}
      </p>
      <p className="sm muted">{t('project:give.gifts', { count: gifts })}</p>
      <p className="sm" role="status">
        {isPart && t('give.held', { amount: formatMoney(money(held, 'OMR'), locale) })}
      </p>
    </div>
  );
}
