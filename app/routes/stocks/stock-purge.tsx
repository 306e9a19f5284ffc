/** Route module of /projects/stock-purge: purification of income from shares, calculated or as a known amount. */
import { useActionData, useLoaderData } from '@remix-run/react';
import { FUNDS } from '#domain/offerings/funds';
import { formAction } from '../../forms/action.server';
import { pageLoader } from '../../page-loader.server';
import { useText } from '#web/i18n/strings';
import type { PageHandle } from '../../shell/use-shell';
import { Alert } from '#web/ui/alert';
import { RichText } from '#web/ui/rich-text';
import { AmountForm } from './amount-form';
import { handleHoldings } from './action.server';
import { purificationSchema } from './schema.server';
import { Holdings } from './holdings';
import { HoldingsPage } from './holdings-page';
import { isOfHoldings } from './sent';
import { holdingsView } from './view.server';
import { FieldLog } from '../../giving/field-log';
import { Gallery } from '../../giving/gallery';
import { giveToProject } from '../../giving/project/action.server';
import { loadProjectView } from '../../giving/project/view.server';
import { donateNodes } from '../../seo/structured/nodes.server';

const KIND = 'purification';

export const handle: PageHandle = { hasGiveForm: () => true };

export const loader = pageLoader({
  strings: ['stocks', 'funds', 'project', 'giving'],
  load: async ({ visitor, url }) => {
    const [fund, view] = await Promise.all([
      loadProjectView(visitor, FUNDS.purification),
      holdingsView(visitor, KIND, url),
    ]);
    return {
      head: { title: visitor.t('funds:purification.title'), description: fund.summary },
      fund: { ...fund, related: [] },
      view,
    };
  },
  describe: ({ head: { title: name } }, { visitor }) => donateNodes(visitor, name),
});

export const action = formAction({
  schema: purificationSchema,
  run: (form, context) =>
    'holdings' in form
      ? handleHoldings(KIND, form.holdings, context)
      : giveToProject(form.gift, context.visitor, {
          project: FUNDS.purification,
          back: context.visitor.links.stockPurge(),
        }),
});

export default function StockPurgePage() {
  const { fund, view } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const t = useText('stocks');
  return (
    <HoldingsPage
      title={t('funds:purification.title')}
      lead={t('funds:purification.lead')}
      notes={
        <Alert>
          <p>{t('funds:purification.notCharity')}</p>
          <p>{t('mayNot')}</p>
        </Alert>
      }
    >
      <Holdings view={view} sent={sent}>
        <AmountForm currency={view.currency} form={isOfHoldings(sent) ? undefined : sent?.form} />
      </Holdings>
      <section className="grid items-start gap-3 pt-4 md:grid-cols-[minmax(0,1fr)_400px] md:gap-x-8">
        <div className="md:col-start-2 md:row-span-2 md:row-start-1">
          <Gallery pictures={fund.pictures} />
        </div>
        <div className="grid gap-3">
          <h2 {...fund.language}>{fund.title}</h2>
          <RichText html={fund.story} language={fund.language} />
        </div>
        <FieldLog updates={fund.updates} />
      </section>
    </HoldingsPage>
  );
}
