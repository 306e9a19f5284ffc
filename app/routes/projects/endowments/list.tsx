/** Route module of /projects/endowments: the list of endowments, and a link to the endowment fund. */
import { Link, useLoaderData } from '@remix-run/react';
import { FUNDS } from '#domain/offerings/funds';
import { useLinks, useText } from '#web/i18n/strings';
import { PageHead } from '#web/ui/page-head';
import { Alert } from '#web/ui/parts';
import { fetchAllPages } from '../../../charity/whole';
import { fetchOpenProject } from '../../../giving/project/is-open.server';
import { fetchFreshRates } from '../../../giving/rates.server';
import { listHeaders, loadList, sliceOf } from '../../../lists/list.server';
import { PagedCards } from '../../../lists/paged-cards';
import { pageLoader } from '../../../page-loader.server';
import { EndowmentGrid } from './card';
import { cardOf } from './card.server';

export const loader = pageLoader({
  strings: ['endowments', 'project', 'projects'],
  load: async ({ visitor, url }) => {
    const { t } = visitor;
    const [all, rates, pool] = await Promise.all([
      fetchAllPages((page) => visitor.charity.call('endowments', { query: page })),
      fetchFreshRates(visitor),
      fetchOpenProject(visitor, FUNDS.waqf),
    ]);
    const list = await loadList(visitor, url, {
      fields: [],
      fetch: (slice) => Promise.resolve(sliceOf(all, slice)),
      card: (endowment) => cardOf(visitor, endowment, rates),
    });
    return {
      head: { title: t('endowments:title'), description: t('endowments:lead') },
      ...{ list, hasPool: pool !== null },
    };
  },
  headers: listHeaders,
});

export default function EndowmentsPage() {
  const { list, hasPool } = useLoaderData<typeof loader>();
  const t = useText('endowments');
  const links = useLinks();
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        parents={[{ label: t('project:crumb'), to: links.projects() }]}
      />
      <div className="grid gap-4">
        <Alert>{t('noZakat')}</Alert>
        <h2 className="vh">{t('all')}</h2>
        <PagedCards
          list={list}
          to={links.endowments}
          empty={{ title: t('empty.title'), text: t('empty.text') }}
        >
          {(endowments) => <EndowmentGrid endowments={endowments} />}
        </PagedCards>
        {hasPool && (
          <section className="grid justify-items-start gap-1 pt-4">
            <h2>{t('poolTitle')}</h2>
            <p>{t('poolText')}</p>
            <Link to={links.project(FUNDS.waqf)}>{t('pool')}</Link>
          </section>
        )}
      </div>
    </>
  );
}
