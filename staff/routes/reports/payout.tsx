/** A payout of a provider: its sums, and the gifts, refunds and fees that it contains. */
import { useLoaderData } from '@remix-run/react';
import { formatDate } from '#domain/time/dates';
import { useText } from '#web/i18n/strings';
import { Facts } from '#web/ui/parts';
import { staffLoader } from '../../forms/recipes.server';
import { staffLinks } from '../../links';
import { LedgerMoney } from '../../ui/ledger-money';
import { PageHead, Section } from '../../ui/page';
import { PartsTable } from './payout-tables';
import { methodName } from './view.server';

export const loader = staffLoader({
  permission: 'reports.read',
  load: async ({ visitor: { t, charity }, params: { method = '', id = '' } }) => {
    const payout = await charity.call('staffPayout', { params: { method, id } });
    return {
      title: t('staff-payouts:payout.title', { date: formatDate(payout.at) }),
      provider: methodName(payout.method, t),
      payout,
    };
  },
});

export default function Payout() {
  const t = useText('staff-payouts');
  const { title, provider, payout } = useLoaderData<typeof loader>();
  const { sums, currency, amount, id, parts } = payout;
  const shown = (minor: number) => <LedgerMoney amount={{ minor, currency }} />;
  return (
    <>
      <PageHead
        title={title}
        lead={
          <>
            {provider}, <bdi className="ltr break-all">{id}</bdi>
          </>
        }
        back={{ to: staffLinks.payouts(), label: t('title') }}
      />
      <div className="stack g4">
        <Section title={t('payout.sums')}>
          <Facts
            rows={[
              ...(sums
                ? [
                    { label: t('column.payments'), value: shown(sums.payments) },
                    { label: t('column.returned'), value: shown(sums.returned) },
                    { label: t('column.fees'), value: shown(0 - sums.fees) },
                    { label: t('column.other'), value: shown(sums.other) },
                  ]
                : []),
              { label: t('column.amount'), value: shown(amount), sum: true },
            ]}
          />
        </Section>
        {sums === null ? (
          <p className="muted">{t('payout.untold')}</p>
        ) : (
          <Section title={t('payout.parts')}>
            <PartsTable rows={parts.data} />
            {parts.total > parts.data.length && (
              <p className="muted">{t('payout.shown', { count: parts.data.length })}</p>
            )}
          </Section>
        )}
      </div>
    </>
  );
}
