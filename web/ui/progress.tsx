/** The progress of a campaign: a bar with the amounts next to it. */
import { formatMoney, percentOf, type Money as Amount } from '#domain/money';
import { useLocale, useText } from '../i18n/strings';
import { Money } from './parts';

type Props = {
  raised: Amount;
  /** `null` for a fund, which has no goal. */
  goal: Amount | null;
  /** Accessible name of the bar. */
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
            <Money amount={raised} />
          </b>{' '}
          <span className="muted">{t('ui.raised')}</span>
        </span>
        {goal && (
          <>
            {' '}
            <span className="muted">{t('ui.goal', { amount: formatMoney(goal, locale) })}</span>
          </>
        )}
      </p>
    </div>
  );
}

/** The progress as a percentage, rounded down, so that 100 % means complete. */
export function Percent({ raised, goal }: { raised: Amount; goal: Amount }) {
  const t = useText('shell');
  return <bdi className="num">{t('ui.percent', { value: percentOf(raised, goal) })}</bdi>;
}
