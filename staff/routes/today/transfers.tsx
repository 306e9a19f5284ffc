/** The transfers that wait for a comparison with the bank statement, the oldest first. */
import type { Today } from '#contract/staff/today';
import { commaIn } from '#domain/locales';
import { useLocale, useText } from '#web/i18n/strings';
import { DateText, Money } from '#web/ui/parts';
import { staffLinks } from '../../links';
import { Section, StateBadge } from '../../ui/page';

export function Transfers({ count, totals, oldest }: NonNullable<Today['transfers']>) {
  const t = useText('staff-today');
  const locale = useLocale();
  const [first] = oldest;
  return (
    <Section
      title={t('transfers', { count })}
      box="lift"
      beside={
        first && (
          <StateBadge tone="warm">
            {t('oldest')} <DateText date={first.createdAt} />
          </StateBadge>
        )
      }
    >
      <p className="muted">
        {t('together')}{' '}
        {totals.map((amount, at) => (
          <span key={amount.currency}>
            {at > 0 && commaIn(locale)}
            <Money amount={amount} />
          </span>
        ))}
      </p>
      <p className="muted">{t('compare')}</p>
      <ul className="firsts">
        {oldest.map(({ reference, donor, total, lines, createdAt }) => (
          <li key={reference}>
            <a href={staffLinks.donation(reference)}>
              <bdi>{donor.name}</bdi>
            </a>
            <span className="a">
              <Money amount={total} />
            </span>
            <span className="muted">
              {[...new Set(lines.map(({ intention }) => intention))]
                .map((intention) => t(`staff-reports:intention.${intention}`))
                .join(commaIn(locale))}
            </span>
            <span className="muted end">
              {t('since')} <DateText date={createdAt} />
            </span>
          </li>
        ))}
      </ul>
      <p className="inline acts">
        {first && (
          <a className="btn" href={staffLinks.donation(first.reference)}>
            {t('checkFirst')}
          </a>
        )}
        <a className="btn plain" href={staffLinks.donations({ view: 'check' })}>
          {t('all', { count })}
        </a>
      </p>
    </Section>
  );
}
