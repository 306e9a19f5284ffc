/** The list of tafreej cases: introduction, eligibility rules, filters, and the cases that match the URL. */
import { useLoaderData } from '@remix-run/react';
import { formatMoney } from '#domain/money';
import { useLinks, useLocale, useText } from '#web/i18n/strings';
import { Icon } from '#web/ui/icon';
import { PageHead } from '#web/ui/page-head';
import { DateText, Disclosure } from '#web/ui/parts';
import { FilteredCards } from '../../lists/filtered-cards';
import { listHeaders } from '../../lists/list.server';
import { pageLoader } from '../../page-loader.server';
import { CaseGrid } from './card';
import { caseList } from './list.server';
import type { CaseSettings } from './settings.server';

export const loader = pageLoader({
  strings: ['cases', 'card', 'projects'],
  load: async ({ visitor, url }) => {
    const { list, settings } = await caseList(visitor, url);
    return {
      head: { title: visitor.t('cases:title'), description: visitor.t('cases:description') },
      settings,
      list,
    };
  },
  headers: listHeaders,
});

export default function CasesPage() {
  const { list, settings } = useLoaderData<typeof loader>();
  const t = useText('cases');
  const links = useLinks();
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <p className="prose pb-2">{t('about')}</p>
      <Rules settings={settings} />
      <FilteredCards
        filter={{ title: t('projects:filter.title'), columns: 'md:grid-cols-4' }}
        total={t('total', { count: list.total })}
        heading={t('results')}
        list={list}
        to={links.cases}
        empty={{ title: t('empty.title'), text: t('empty.text'), all: t('empty.all') }}
      >
        {(cards) => <CaseGrid cards={cards} />}
      </FilteredCards>
    </>
  );
}

/** The eligibility rules for every case, and the authority that decided them. */
function Rules({ settings: { rules, zakatAuthority } }: { settings: CaseSettings }) {
  const t = useText('cases');
  const locale = useLocale();
  if (!rules) return null;
  const said = [
    t('rule.claim', { amount: formatMoney(rules.claimCap, locale) }),
    t('rule.orders', { count: rules.enforcementOrders }),
    ...(rules.years > 0 ? [t('rule.time', { count: rules.years })] : []),
    ...(rules.socialSecurity ? [t('rule.socialSecurity')] : []),
  ];
  return (
    <Disclosure summary={t('rules')} className="border-b border-line">
      <div className="grid gap-2 pb-3">
        <ul className="grid gap-1">
          {said.map((text) => (
            <li key={text} className="flex gap-1">
              <Icon name="check" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <p className="sm muted">
          {t('decided', { authority: rules.authority })} <DateText date={rules.decidedAt} />
        </p>
        {zakatAuthority && (
          <p className="sm muted">{t('zakat.explain', { authority: zakatAuthority })}</p>
        )}
      </div>
    </Disclosure>
  );
}
