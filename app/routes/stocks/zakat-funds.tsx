/** Zakat of investment funds by the zakat that is published for one unit. */
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { formAction } from '../../forms/action.server';
import { pageLoader } from '../../forms/loader.server';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { Alert } from '../../ui/alert';
import { answerHoldings } from './answer.server';
import { holdingsSchema } from './form.server';
import { Holdings } from './holdings';
import { HoldingsPage } from './holdings-page';
import { holdingsView } from './view.server';

const KIND = 'fundZakat';

export const loader = pageLoader({
  strings: ['stocks', 'funds', 'giving'],
  load: async ({ visitor, url }) => ({
    head: {
      title: visitor.t('stocks:title.fundZakat'),
      description: visitor.t('stocks:lead.fundZakat'),
    },
    view: await holdingsView(visitor, KIND, url),
  }),
});

export const action = formAction({
  schema: holdingsSchema,
  run: (form, context) => answerHoldings(KIND, form, context),
});

export default function ZakatFundsPage() {
  const { view } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const t = useText('stocks');
  const links = useLinks();
  return (
    <HoldingsPage
      isZakat
      title={t('title.fundZakat')}
      lead={t('lead.fundZakat')}
      notes={
        <Alert>
          <p>{t('trader.fundZakat')}</p>
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
