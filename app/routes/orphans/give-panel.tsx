/** Panel of a child's page: monthly price, sponsored period, remaining months, and the sponsorship form. */
import { formatMoney } from '#domain/money';
import { remainingUnits } from '#domain/offerings';
import { lastDayBefore } from '#domain/offerings/sponsorship';
import { formatDate } from '#domain/time/dates';
import { useLinks, useLocale, useText } from '#web/i18n/strings';
import type { Submission } from '#web/ui/form-reply';
import { Alert, ButtonLink, DateText, Facts, Money } from '#web/ui/parts';
import { useLimit } from '../../giving/use-limit';
import { useLastOpenData } from '../../giving/use-while-open';
import { SponsorForm } from './give-form';
import type { OrphanView } from './view.server';

export function SponsorPanel({ child, form }: { child: OrphanView; form: Submission }) {
  const { price, prices, noPrice } = child;
  const limit = useLimit(child.id, child.limit);
  const left = child.status === 'open' ? remainingUnits(limit) : 0;
  const open = useLastOpenData(limit, left > 0);
  const hasForm = child.status !== 'closed' && open !== null && prices !== null;
  return (
    <div className="box lift grid gap-3">
      {price && <Cost price={price} published={child.published} />}
      <Period child={child} left={left} />
      {left === 0 && <NoMonthsLeft child={child} besideForm={hasForm} />}
      {left > 0 && !price && <Alert tone="warm">{noPrice}</Alert>}
      {hasForm && <SponsorForm {...{ child, prices, left: remainingUnits(open), form }} />}
    </div>
  );
}

function Cost({
  price,
  published,
}: {
  price: NonNullable<OrphanView['price']>;
  published: OrphanView['published'];
}) {
  const t = useText('orphans');
  const locale = useLocale();
  return (
    <div>
      <p>
        <b className="text-2xl leading-tight">
          <Money amount={price} />
        </b>{' '}
        <span className="muted">{t('aMonth')}</span>
      </p>
      {published && (
        <p className="sm muted">{t('converted', { amount: formatMoney(published, locale) })}</p>
      )}
    </div>
  );
}

function Period({ child, left }: { child: OrphanView; left: number }) {
  const t = useText('orphans');
  const { sponsoredUntil, sponsorableUntil } = child;
  return (
    <Facts
      rows={[
        {
          label: t('period.sponsored'),
          value: sponsoredUntil
            ? t('untilDay', { date: formatDate(lastDayBefore(sponsoredUntil)) })
            : t('state.waiting'),
        },
        {
          label: t('period.remaining'),
          value: <span role="status">{t('counted.months', { count: left })}</span>,
        },
        { label: t('period.end'), value: <DateText date={lastDayBefore(sponsorableUntil)} /> },
      ]}
    />
  );
}

type NothingProps = { child: OrphanView; besideForm: boolean };

function NoMonthsLeft({ child: { status }, besideForm }: NothingProps) {
  const t = useText('orphans');
  const links = useLinks();
  return (
    <>
      <Alert tone={status === 'completed' ? 'ok' : 'info'}>
        {t(status === 'open' ? 'none.held' : `none.${status}`)}
      </Alert>
      <ButtonLink
        wide
        kind={besideForm ? 'quiet' : 'filled'}
        to={links.orphans({ state: 'waiting' })}
      >
        {t('none.others')}
      </ButtonLink>
    </>
  );
}
