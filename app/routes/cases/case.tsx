/**
 * The page of one tafreej case: story, eligibility checks, remaining balance, and the form that pays a part or all of
 * it.
 */
import { useActionData, useLoaderData } from '@remix-run/react';
import { formatMoney } from '#domain/money';
import { languageFrom } from '#web/charity/results';
import { useLinks, useLocale, useText } from '#web/i18n/strings';
import { pictureUrl } from '#web/links';
import { Breadcrumbs } from '#web/ui/crumbs';
import { Icon } from '#web/ui/icon';
import { Badge, DateText, Facts, Money, Verbatim } from '#web/ui/parts';
import { Story } from '#web/ui/rich-text';
import { Share } from '#web/ui/share';
import { formAction } from '../../forms/action.server';
import { Gallery } from '../../giving/gallery';
import { PanelAside } from '../../giving/panel-aside';
import { pageLoader } from '../../page-loader.server';
import { breadcrumbs, donateNodes } from '../../seo/structured/nodes.server';
import { giveToCase } from './action.server';
import { CaseGrid } from './card';
import { GivePanel } from './give-panel';
import { caseGiftSchema } from './schema.server';
import { AvailabilityBadge } from './standing-badge';
import { caseView, type CaseView } from './view.server';

export const loader = pageLoader({
  strings: ['cases', 'card', 'giving', 'phone', 'project', 'share'],
  load: async ({ visitor, params }) => {
    const view = await caseView(visitor, params.id ?? '');
    const [picture] = view.pictures;
    return {
      head: {
        title: view.title,
        ...languageFrom(view),
        description: view.summary,
        ...(picture && { image: pictureUrl(picture.path, 1280) }),
      },
      view,
    };
  },
  describe: async ({ view }, { visitor }) => {
    const { links, t } = visitor;
    return [
      ...(await donateNodes(visitor, view.title, view.standing === 'open')),
      breadcrumbs(visitor, view.title, [t('cases:title'), links.cases()]),
    ];
  },
});

export const action = formAction({
  schema: caseGiftSchema,
  run: (gift, { visitor, params: { id = '' } }) => giveToCase(gift, visitor, id),
});

export { revalidateOnConflict as shouldRevalidate } from '../../giving/shows-what-changed';

export default function CasePage() {
  const { view } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  const t = useText('cases');
  const links = useLinks();
  return (
    <>
      <Breadcrumbs
        trail={[
          { label: t('project:crumb'), to: links.projects() },
          { label: t('crumb'), to: links.cases() },
        ]}
      />
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_25rem] md:grid-rows-[auto_1fr] md:gap-x-8">
        <div className="grid gap-3">
          <Title view={view} />
          <Gallery pictures={view.pictures} />
        </div>
        <PanelAside label={t('give.label')} isSticky>
          <GivePanel key={view.id} of={view} form={form} />
        </PanelAside>
        <div className="grid gap-6">
          <Story title={t('story')} html={view.story} language={view.language} />
          <Eligibility of={view} />
          <Person view={view} />
          <Share title={view.title} address={view.address} />
        </div>
      </div>
      {view.related.length > 0 && (
        <section className="grid gap-3 pt-8">
          <h2>{t('related')}</h2>
          <CaseGrid cards={view.related} />
        </section>
      )}
    </>
  );
}

function Title({ view }: { view: CaseView }) {
  const t = useText('cases');
  return (
    <div className="grid gap-2">
      <h1 {...view.language}>{view.title}</h1>
      <p className="flex flex-wrap gap-1">
        <AvailabilityBadge standing={view.standing} />
        <Badge tone="off">
          {t('bill')} <Verbatim>{view.billNumber}</Verbatim>
        </Badge>
        <Badge tone="off" icon="pin">
          <span {...view.language}>{view.areaName}</span>
        </Badge>
        {view.intentions.includes('zakat') && view.standing === 'open' && (
          <Badge>{t('card:zakat')}</Badge>
        )}
      </p>
    </div>
  );
}

function Person({ view }: { view: CaseView }) {
  const t = useText('cases');
  const rows = [
    { label: t('filter.gender'), value: t(`gender.${view.gender}`) },
    { label: t('filter.socialStatus'), value: t(`statusOf.${view.gender}.${view.socialStatus}`) },
    { label: t('filter.children'), value: <span className="num">{view.children}</span> },
    { label: t('filter.nationality'), value: view.nationality },
  ];
  return (
    <section className="grid gap-2">
      <h2>{t('person')}</h2>
      <Facts rows={rows} />
    </section>
  );
}

/** The eligibility checks of one case: each rule, and the fact that satisfies it. */
function Eligibility({ of: { eligibility, rules } }: { of: CaseView }) {
  const t = useText('cases');
  const locale = useLocale();
  if (!rules) return null;
  const { claim, enforcementOrders, orderedAt, socialSecurity, checkedAt } = eligibility;
  const checks = [
    {
      rule: t('rule.claim', { amount: formatMoney(rules.claimCap, locale) }),
      fact: <Money amount={claim} />,
    },
    {
      rule: t('rule.orders', { count: rules.enforcementOrders }),
      fact: <span className="num">{enforcementOrders}</span>,
    },
    ...(rules.years > 0
      ? [{ rule: t('rule.time', { count: rules.years }), fact: <DateText date={orderedAt} /> }]
      : []),
    ...(socialSecurity
      ? [{ rule: t('rule.socialSecurity'), fact: <span>{t('fact.confirmed')}</span> }]
      : []),
  ];
  return (
    <section className="grid gap-2">
      <h2>{t('checked')}</h2>
      <ul className="rows">
        {checks.map(({ rule, fact }) => (
          <li key={rule}>
            <span className="flex gap-1">
              <Icon name="check" />
              <span>{rule}</span>
            </span>
            <b className="text-end">{fact}</b>
          </li>
        ))}
      </ul>
      <p className="sm muted">
        {t('checkedAt')} <DateText date={checkedAt} />.{' '}
        {t('decided', { authority: rules.authority })} <DateText date={rules.decidedAt} />
      </p>
    </section>
  );
}
