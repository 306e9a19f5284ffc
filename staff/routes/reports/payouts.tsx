/** Differences between the providers' books and ours, and the payouts of the providers. */
import { useLoaderData } from '@remix-run/react';
import { useText } from '#web/i18n/strings';
import { Icon } from '#web/ui/icon';
import { Alert } from '#web/ui/parts';
import { staffLinks } from '../../links';
import { LedgerMoney } from '../../ui/ledger-money';
import { FindForm } from '../../ui/list-filters';
import { PageHead, PostForm, Section, Submit } from '../../ui/page';
import { Downloads } from './downloads';
import { DifferenceTable, PayoutTable, UnknownTable } from './payout-tables';
import type { loader } from './payouts.server';

export { action, loader } from './payouts.server';

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Payouts() {
  const t = useText('staff-payouts');
  const page = useLoaderData<typeof loader>();
  const { differences, unknown, payouts, period, files } = page;
  return (
    <>
      <PageHead
        title={page.title}
        lead={page.lead}
        back={{ to: staffLinks.reports(), label: t('back') }}
        actions={differences.total > 0 && <Downloads files={files} />}
      />
      <div className="stack g4">
        <FindForm
          {...{ query: period, choices: [], isOpen: page.isFiltered }}
          label={t('form.title')}
          summary={t('form.summary')}
        />
        <Differences {...page} />
        {page.uncompared.map((text) => (
          <Alert key={text} tone="info">
            {text}
          </Alert>
        ))}
        {unknown.total > 0 && (
          <details className="fold">
            <summary>
              {t('unknown.title', { count: unknown.total })}
              <Icon name="down" />
            </summary>
            <div className="stack">
              <p className="muted">{t('unknown.text')}</p>
              <UnknownTable rows={unknown.data} />
            </div>
          </details>
        )}
        <Section title={t('payouts.title')}>
          {payouts.total === 0 ? (
            <p className="muted">{t('payouts.none')}</p>
          ) : (
            <>
              <PayoutTable rows={payouts.data} />
              {payouts.data.some(({ sums }) => sums === null) && (
                <p className="muted">{t('payouts.untold')}</p>
              )}
              {payouts.total > payouts.data.length && (
                <p className="muted">{t('payouts.shown', { count: payouts.data.length })}</p>
              )}
            </>
          )}
        </Section>
        <Fetched {...page} />
      </div>
    </>
  );
}

function Differences({ differences, providers }: Loaded) {
  const t = useText('staff-payouts');
  const { total, data, sums } = differences;
  if (total === 0) {
    const isFetched = providers.some((provider) => provider.isFetched);
    return (
      <Section title={isFetched ? t('same.title') : t('nothing.title')} box="plain">
        <p className="muted">{isFetched ? t('same.text') : t('nothing.text')}</p>
      </Section>
    );
  }
  const kinds = [...new Set(data.map(({ kind }) => kind))];
  return (
    <Section
      title={t('differences.title', { count: total })}
      box="lift"
      beside={
        sums.length > 0 && (
          <p className="inline muted">
            {t('differences.sum')}
            {sums.map((sum) => (
              <b key={sum.currency} className="diff">
                <LedgerMoney amount={sum} />
              </b>
            ))}
          </p>
        )
      }
    >
      <DifferenceTable rows={data} />
      {total > data.length && (
        <p className="muted">{t('differences.shown', { count: data.length })}</p>
      )}
      <h3>{t('todo.title')}</h3>
      <dl className="stack g1">
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>
              <b>{t(`kind.${kind}`)}</b>
            </dt>
            <dd className="muted">{t(`todo.${kind}`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The period that is fetched from each provider, or the reason why it is not, and the button that fetches it again. */
function Fetched({ providers, period, mayFetch }: Loaded) {
  const t = useText('staff-payouts');
  return (
    <Section title={t('providers.title')}>
      {providers.length === 0 ? (
        <p className="muted">{t('providers.none')}</p>
      ) : (
        <dl className="stack">
          {providers.map(({ method, name, texts, failure }) => (
            <div key={method}>
              <dt>
                <b>{name}</b>
              </dt>
              <dd className="muted">{texts.join(' ')}</dd>
              {failure && (
                <dd>
                  <b className="diff">{failure.at}</b> {failure.reason}
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
      {providers.length > 0 && mayFetch && (
        <PostForm className="inline acts" hidden={{ from: period.from, until: period.until }}>
          <Submit kind="quiet">{t('fetch.button')}</Submit>
        </PostForm>
      )}
    </Section>
  );
}
