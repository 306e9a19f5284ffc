/** Route module of /projects/zakat: calculators, the zakat fund with its gift form, and campaigns that accept zakat. */
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FUNDS } from '#domain/offerings/funds';
import { useLinks, useText } from '#web/i18n/strings';
import { Breadcrumbs } from '#web/ui/crumbs';
import type { Submission } from '#web/ui/form-reply';
import { Icon } from '#web/ui/icon';
import { RichText } from '#web/ui/rich-text';
import { formAction } from '../../forms/action.server';
import { CardGrid } from '../../giving/card';
import { fetchProjectCards } from '../../giving/card.server';
import { FieldLog } from '../../giving/field-log';
import { Gallery } from '../../giving/gallery';
import { readGiftQuery } from '../../giving/gift-query.server';
import { PanelAside } from '../../giving/panel-aside';
import { giveToProject } from '../../giving/project/action.server';
import { GivePanel } from '../../giving/project/give-panel';
import { loadProjectView, type ProjectView } from '../../giving/project/view.server';
import { giftSchema } from '../../giving/schema.server';
import { pageLoader } from '../../page-loader.server';
import { donateNodes } from '../../seo/structured/nodes.server';
import type { PageHandle } from '../../shell/use-shell';

const SHOWN_CAMPAIGNS = 6;

export const handle: PageHandle = { hasGiveForm: () => true };

export const loader = pageLoader({
  strings: ['funds', 'zakat', 'project', 'giving', 'card'],
  load: async ({ visitor, url }) => {
    const [fund, { cards }] = await Promise.all([
      loadProjectView(visitor, FUNDS.zakat, readGiftQuery(url.searchParams)),
      fetchProjectCards(visitor, { zakat: 'true', status: 'open' }, SHOWN_CAMPAIGNS),
    ]);
    return {
      head: { title: visitor.t('funds:zakat.title'), description: fund.summary },
      fund: { ...fund, related: [] },
      cards,
    };
  },
  describe: ({ head: { title: name } }, { visitor }) => donateNodes(visitor, name),
});

export const action = formAction({
  schema: giftSchema,
  run: (gift, { visitor }) =>
    giveToProject(gift, visitor, { project: FUNDS.zakat, back: visitor.links.zakat() }),
});

export default function ZakatPage() {
  const { fund, cards } = useLoaderData<typeof loader>();
  const t = useText('funds');
  const links = useLinks();
  return (
    <FundPage
      fund={fund}
      form={useActionData<typeof action>()?.form}
      title={t('zakat.title')}
      lead={t('zakat.lead')}
      notes={
        <>
          <CalculatorLinks />
          <div className="grid gap-3 sm:grid-cols-2">
            <section className="grid content-start gap-1">
              <h2 className="text-lg">{t('zakat.pays')}</h2>
              <p>{t('zakat.paysText')}</p>
            </section>
            <section className="grid content-start gap-1">
              <h2 className="text-lg">{t('zakat.paysNot')}</h2>
              <p>{t('zakat.paysNotText')}</p>
            </section>
          </div>
        </>
      }
    >
      {cards.length > 0 && (
        <section className="grid gap-3 pt-8">
          <div className="row">
            <h2>{t('zakat.campaigns')}</h2>
            <Link to={links.projects({ zakat: 'true' })}>{t('zakat.allCampaigns')}</Link>
          </div>
          <p className="muted">{t('zakat.campaignsText')}</p>
          <CardGrid cards={cards} intention="zakat" />
        </section>
      )}
    </FundPage>
  );
}

/** Links to the three zakat calculators: for wealth, for stocks and for funds. */
function CalculatorLinks() {
  const t = useText('zakat');
  const links = useLinks();
  const ways = [
    { name: 'calculator', to: links.zakatCalculator() },
    { name: 'stocks', to: links.stockZakat() },
    { name: 'funds', to: links.fundZakat() },
  ];
  return (
    <section className="grid gap-1" aria-labelledby="ways">
      <h2 id="ways" className="text-lg">
        {t('ways')}
      </h2>
      <ul className="rows">
        {ways.map(({ name, to }) => (
          <li key={name}>
            <div>
              <Link to={to} className="font-semibold">
                {t(`title.${name}`)}
              </Link>
              <p className="sm muted">{t(`text.${name}`)}</p>
            </div>
            <Icon name="next" flip className="self-center" />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = {
  fund: ProjectView;
  form: Submission;
  title: string;
  lead: string;
  /** Content above the form that donors need before they give. */
  notes: ReactNode;
  /** Rendered below everything else. */
  children?: ReactNode;
};

/** Layout of an open fund's page: notes, gift form, story and reports. */
function FundPage({ fund, form, title, lead, notes, children }: Props) {
  const t = useText('project');
  const links = useLinks();
  return (
    <>
      <Breadcrumbs trail={[{ label: t('crumb'), to: links.projects() }, { label: title }]} />
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_25rem] md:grid-rows-[auto_1fr] md:gap-x-8">
        <div className="grid gap-3">
          <div className="grid gap-1">
            <h1>{title}</h1>
            <p className="text-lg text-muted">{lead}</p>
          </div>
          {notes}
        </div>
        <PanelAside label={t('give.label')} isSticky>
          <GivePanel project={fund} form={form} />
        </PanelAside>
        <div className="grid gap-6">
          <section className="grid gap-3">
            <h2 {...fund.language}>{fund.title}</h2>
            <Gallery pictures={fund.pictures} />
            <RichText html={fund.story} language={fund.language} />
          </section>
          <FieldLog updates={fund.updates} />
        </div>
      </div>
      {children}
    </>
  );
}
