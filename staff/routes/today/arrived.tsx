/** The money that arrived today, by intention, with a small chart of the last fourteen days. */
import type { Today } from '#contract/staff/today';
import { type Intention, INTENTIONS } from '#domain/cart';
import { direction } from '#domain/locales';
import { type Currency, formatMoney, money } from '#domain/money';
import { formatDate } from '#domain/time/dates';
import { useLocale, useText } from '#web/i18n/strings';
import { Icon } from '#web/ui/icon';
import { Money } from '#web/ui/parts';
import { staffLinks } from '../../links';
import { Section, TextLink } from '../../ui/page';

/** Zakat and purification are spent separately, so they come first and have a dividing line below them. */
const APART: readonly Intention[] = ['zakat', 'purification'];
const ORDER = [...APART, ...INTENTIONS.filter((intention) => !APART.includes(intention))];

type Props = NonNullable<Today['arrived']> & { at: string };

export function Arrived({ currency, gifts, minor, yesterday, byIntention, days }: Props) {
  const t = useText('staff-today');
  const shown = ORDER.filter(
    (intention) => APART.includes(intention) || byIntention[intention] !== undefined,
  );
  return (
    <Section title={t('arrived')}>
      <div>
        <p className="big">
          <Money amount={money(minor, currency)} />
        </p>
        <p className="muted">
          {t('gifts', { count: gifts })} {t('yesterday')}{' '}
          <Money amount={money(yesterday, currency)} />
        </p>
      </div>
      <Days days={days} currency={currency} />
      <dl className="kv tight">
        {shown.map((intention) => (
          <div key={intention} className={intention === APART.at(-1) ? 'part' : undefined}>
            <dt>{t(`staff-reports:intention.${intention}`)}</dt>
            <dd>
              <Money amount={money(byIntention[intention] ?? 0, currency)} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="muted xs">{t('apart')}</p>
      <TextLink to={staffLinks.reports()}>
        {t('report')}
        <Icon name="next" flip />
      </TextLink>
    </Section>
  );
}

/** Height of the chart, in pixels. */
const HEIGHT = 56;
/** Pixels of a bar without money, so that each day is visible. */
const MIN_BAR = 1;

function Days({ days, currency }: { days: Props['days']; currency: Currency }) {
  const t = useText('staff-today');
  const locale = useLocale();
  const sums = days.map(({ minor }) => minor);
  const highest = Math.max(...sums, 1);
  const step = 100 / days.length;
  const text = (sum: number) => formatMoney(money(sum, currency), locale);
  const label = t('chart', {
    days: days.length,
    low: text(Math.min(...sums)),
    high: text(Math.max(...sums)),
    today: text(sums.at(-1) ?? 0),
  });
  return (
    <>
      <svg className="days" role="img" aria-label={label}>
        {days.map(({ day, minor }, at) => {
          const height = Math.max(MIN_BAR, (minor / highest) * (HEIGHT - 2));
          // Time runs from right to left in Arabic.
          const place = direction(locale) === 'rtl' ? days.length - 1 - at : at;
          return (
            <rect
              key={day}
              className={at === days.length - 1 ? 'now' : undefined}
              x={`${place * step + step * 0.12}%`}
              width={`${step * 0.76}%`}
              y={HEIGHT - height}
              height={height}
              rx="1"
            />
          );
        })}
      </svg>
      <p className="under">
        <bdi className="ltr num">{formatDate(days[0]?.day ?? '').slice(0, 5)}</bdi>
        <span>{t('today')}</span>
      </p>
    </>
  );
}
