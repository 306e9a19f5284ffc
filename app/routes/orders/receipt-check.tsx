/** Route module of the public receipt check: amount, date and state of a receipt, without donor and gifts. */
import { useLoaderData } from '@remix-run/react';
import { config } from '#config';
import { currencyLabel } from '#domain/money';
import { PRIVATE_PAGE_HEADERS, parseToken } from '../../forms/by-token.server';
import { pageLoader } from '../../page-loader.server';
import { useLocale } from '#web/i18n/strings';
import { organisationFacts } from '#web/charity/organisation.server';
import { DateText, Money } from '#web/ui/text';
import { Facts } from '#web/ui/facts';
import { Wrap } from '#web/ui/wrap';
import { StateHead } from '#web/ui/state-head';

export const loader = pageLoader({
  // Visitors who scan a code have no cached strings. The loader sends only the texts of this state.
  strings: [],
  load: async ({ visitor, params }) => {
    const { t } = visitor;
    const { amount, paidAt, state } = await visitor.charity.call('receiptCheck', {
      params: { token: parseToken(params) },
    });
    const { name } = await organisationFacts(visitor);
    const { host } = new URL(config().publicUrl);
    return {
      head: { title: t('receipt-check:title'), index: false },
      check: { amount, paidAt, state },
      words: {
        heading: t(`receipt-check:heading.${state}`),
        text: t(`receipt-check:text.${state}`, { name }),
        labels: {
          amount: t('receipt-check:amount'),
          currency: t('receipt-check:currency'),
          date: t('receipt-check:date'),
          state: t('receipt-check:state.label'),
        },
        muscatTime: t('receipt-check:muscatTime'),
        state: t(`receipt-check:state.${state}`),
        // Unicode isolates keep the host name left-to-right in right-to-left text.
        compare: t('receipt-check:compare', { host: `\u2066${host}\u2069` }),
        only: t('receipt-check:only'),
      },
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
  const { check, words } = useLoaderData<typeof loader>();
  const { amount, paidAt, state } = check;
  const { labels } = words;
  const locale = useLocale();
  return (
    <Wrap narrow>
      <div className="grid gap-4 pt-6">
        <StateHead {...STATE_ICONS[state as keyof typeof STATE_ICONS]} title={words.heading}>
          <p>{words.text}</p>
        </StateHead>
        <section className="box lift grid gap-3">
          <Facts
            rows={[
              { label: labels.amount, value: <Money amount={amount} /> },
              { label: labels.currency, value: currencyLabel(amount.currency, locale) },
              {
                label: labels.date,
                value: (
                  <>
                    <DateText date={paidAt} time /> {words.muscatTime}
                  </>
                ),
              },
              { label: labels.state, value: words.state },
            ]}
          />
          <div className="sm muted grid gap-1">
            <p>{words.compare}</p>
            <p>{words.only}</p>
          </div>
        </section>
      </div>
    </Wrap>
  );
}
