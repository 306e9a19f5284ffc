/** Route module of /projects/stock-purge: purification of income from shares, calculated or as a known amount. */
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { type Currency, currencyCode } from '#domain/money';
import { FUNDS } from '#domain/offerings/funds';
import { useLinks, useLocale, useText } from '#web/i18n/strings';
import { FieldFrame } from '#web/ui/field';
import { FORM_ANCHOR, FormErrors, type Submission, useSubmission } from '#web/ui/form-reply';
import { Alert, Submit } from '#web/ui/parts';
import { RichText } from '#web/ui/rich-text';
import { formAction } from '../../forms/action.server';
import { FieldLog } from '../../giving/field-log';
import { Gallery } from '../../giving/gallery';
import { GIVE_ANCHOR } from '../../giving/panel-aside';
import { giveToProject } from '../../giving/project/action.server';
import { loadProjectView } from '../../giving/project/view.server';
import { pageLoader } from '../../page-loader.server';
import { donateNodes } from '../../seo/structured/nodes.server';
import type { PageHandle } from '../../shell/use-shell';
import { handleHoldings } from './action.server';
import { Holdings } from './holdings';
import { HoldingsPage } from './holdings-page';
import { purificationSchema } from './schema.server';
import { isOfHoldings } from './sent';
import { holdingsView } from './view.server';

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
      <section className="grid items-start gap-3 pt-4 md:grid-cols-[minmax(0,1fr)_25rem] md:gap-x-8">
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

/** Form for donors who know the amount to purify, without a calculation. */
function AmountForm({ currency, form }: { currency: Currency; form: Submission }) {
  const t = useText('stocks');
  const locale = useLocale();
  const links = useLinks();
  const { field } = useSubmission(form);
  const { errors, ...amount } = field('amount');
  const label = t('own.amount', { currency: t(`giving:currency.${currency}`) });
  return (
    <Form
      id={GIVE_ANCHOR}
      method="post"
      action={`${links.stockPurge()}#${FORM_ANCHOR}`}
      className="box grid gap-2"
      noValidate
    >
      <h2 className="text-lg">{t('own.title')}</h2>
      <FormErrors form={form} labels={{ amount: label }} />
      <input type="hidden" name="currency" value={currency} />
      <FieldFrame id={amount.id} label={label} required errors={errors}>
        <div className="join">
          <input className="in" inputMode="decimal" maxLength={20} {...amount} />
          <span className="in unit">{currencyCode(currency, locale)}</span>
        </div>
      </FieldFrame>
      <div className="grid gap-1">
        <Submit kind="quiet" wide name="intent" value="donate" waiting={t('giving:opening')}>
          {t('own.pay')}
        </Submit>
        <Submit kind="plain" wide name="intent" value="cart" waiting={t('giving:adding')}>
          {t('giving:addToCart')}
        </Submit>
      </div>
    </Form>
  );
}
