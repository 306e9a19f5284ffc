/** Route module of the public receipt check: amount, date and state of a receipt, without donor and gifts. */
import { useLoaderData } from '@remix-run/react';
import { config } from '#config';
import { currencyLabel } from '#domain/money';
import { organisationFacts } from '#web/charity/organisation.server';
import { useLocale, useText } from '#web/i18n/strings';
import { DateText, Facts, Money, Wrap } from '#web/ui/parts';
import { StateHead } from '#web/ui/state-head';
import { parseToken, PRIVATE_PAGE_HEADERS } from '../../forms/by-token.server';
import { pageLoader } from '../../page-loader.server';

export const loader = pageLoader({
  strings: ['receipt-check'],
  load: async ({ visitor, params }) => {
    const { t } = visitor;
    const { amount, paidAt, state } = await visitor.charity.call('receiptCheck', {
      params: { token: parseToken(params) },
    });
    const { name } = await organisationFacts(visitor);
    const { host } = new URL(config().publicUrl);
    return {
      head: { title: t('receipt-check:title'), index: false },
      ...{ amount, paidAt, state, name, host },
    };
  },
  headers: () => PRIVATE_PAGE_HEADERS,
});

const STATE_ICONS = {
  paid: { icon: 'check', tone: 'ok' },
  partially_refunded: { icon: 'check', tone: 'ok' },
  refunded: { icon: 'info', tone: 'bad' },
  disputed: { icon: 'clock', tone: 'warm' },
} as const;

export default function ReceiptCheckPage() {
  const { amount, paidAt, state, name, host } = useLoaderData<typeof loader>();
  const t = useText('receipt-check');
  const locale = useLocale();
  return (
    <Wrap narrow>
      <div className="grid gap-4 pt-6">
        <StateHead
          {...STATE_ICONS[state as keyof typeof STATE_ICONS]}
          title={t(`heading.${state}`)}
        >
          <p>{t(`text.${state}`, { name })}</p>
        </StateHead>
        <section className="box lift grid gap-3">
          <Facts
            rows={[
              { label: t('amount'), value: <Money amount={amount} /> },
              { label: t('currency'), value: currencyLabel(amount.currency, locale) },
              {
                label: t('date'),
                value: (
                  <>
                    <DateText date={paidAt} time /> {t('muscatTime')}
                  </>
                ),
              },
              { label: t('state.label'), value: t(`state.${state}`) },
            ]}
          />
          <div className="sm muted grid gap-1">
            {/* Unicode isolates keep the host name left-to-right in right-to-left text. */}
            <p>{t('compare', { host: `\u2066${host}\u2069` })}</p>
            <p>{t('only')}</p>
          </div>
        </section>
      </div>
    </Wrap>
  );
}
