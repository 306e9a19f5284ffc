/** How far a campaign has come: a bar that always has its numbers beside it. */
import { formatMoney, percentOf, type Money as Amount } from '#domain/money';
import { useLocale } from '../i18n/locale';
import { useText } from '../i18n/strings';
import { Money } from './money';

type Props = {
  raised: Amount;
  /** null: an open fund, which has no end to come near to. */
  goal: Amount | null;
  /** What the bar is about, for those who do not see it. */
  label: string;
};

export function Progress({ raised, goal, label }: Props) {
  const t = useText('shell');
  const locale = useLocale();
  return (
    <div className="grid gap-1">
      {goal && (
        <progress
          className="bar"
          max={goal.minor}
          value={Math.min(raised.minor, goal.minor)}
          aria-label={label}
        />
      )}
      <p className="row sm">
        <span>
          <b>
            <Money amount={raised} decimals="whenNeeded" />
          </b>{' '}
          <span className="muted">{t('ui.raised')}</span>
        </span>
        {goal && (
          <span className="muted">
            {t('ui.goal', { amount: formatMoney(goal, locale, 'whenNeeded') })}
          </span>
        )}
      </p>
    </div>
  );
}

/** The same as a percentage, rounded down: 100 means complete. */
export function Percent({ raised, goal }: { raised: Amount; goal: Amount }) {
  const t = useText('shell');
  return <bdi className="num">{t('ui.percent', { value: percentOf(raised, goal) })}</bdi>;
}
