/** The public page behind the code on a receipt: that it is true, and nothing of who gave or what for. */
import type { HeadersFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { config } from '#config';
import { currencyLabel } from '#domain/money';
import { PRIVATE, tokenOf } from '../../forms/by-token.server';
import { pageLoader } from '../../forms/loader.server';
import { useLocale } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { useShell } from '../../shell/use-shell';
import { DateText } from '../../ui/date-text';
import { Facts } from '../../ui/facts';
import { Money } from '../../ui/money';
import { Wrap } from '../../ui/wrap';
import { OrderHead } from '../orders/order-head';

export const loader = pageLoader({
  strings: ['receipt-check'],
  load: async ({ visitor, params }) => {
    const { amount, paidAt, state } = await visitor.charity.orders.check(tokenOf(params));
    return {
      head: { title: visitor.t('receipt-check:title'), index: false },
      check: { amount, paidAt, state },
      host: new URL(config().publicUrl).host,
    };
  },
  headers: () => PRIVATE,
});

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders;

const SIGNS = {
  paid: { icon: 'check', tone: 'ok' },
  partially_refunded: { icon: 'check', tone: 'ok' },
  refunded: { icon: 'info', tone: 'bad' },
  disputed: { icon: 'clock', tone: 'warm' },
} as const;

export default function ReceiptCheckPage() {
  const {
    check: { amount, paidAt, state },
    host,
  } = useLoaderData<typeof loader>();
  const t = useText('receipt-check');
  const locale = useLocale();
  const name = useShell()?.organisation.name ?? '';
  return (
    <Wrap narrow>
      <div className="grid gap-4 pt-6">
        <OrderHead {...SIGNS[state as keyof typeof SIGNS]} title={t(`heading.${state}`)}>
          <p>{t(`text.${state}`, { name })}</p>
        </OrderHead>
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
            <p>{t('compare', { host: `\u2066${host}\u2069` })}</p>
            <p>{t('only')}</p>
          </div>
        </section>
      </div>
    </Wrap>
  );
}
