/** Page of zakat from published amounts per share or unit, with a link to the calculator for traders. */
import { Link, useLoaderData } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { Alert } from '#web/ui/parts';
import { Holdings } from './holdings';
import { HoldingsPage } from './holdings-page';
import type { ZakatKind } from './kinds';
import type { HoldingsActionData } from './sent';
import type { zakatLoader } from './view.server';

export function ZakatHoldings({ kind, sent }: { kind: ZakatKind; sent: HoldingsActionData }) {
  const { view } = useLoaderData<ReturnType<typeof zakatLoader>>();
  const t = useText('stocks');
  const links = useLinks();
  return (
    <HoldingsPage
      isZakat
      title={t(`title.${kind}`)}
      lead={t(`lead.${kind}`)}
      notes={
        <Alert>
          <p>{t(`trader.${kind}`)}</p>
          <p>
            <Link to={links.zakatCalculator()}>{t('calculator')}</Link>
          </p>
        </Alert>
      }
    >
      <Holdings view={view} sent={sent} />
    </HoldingsPage>
  );
}
