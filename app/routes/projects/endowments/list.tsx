/** Route module of /projects/endowments: the list of endowments, and a link to the endowment fund. */
import { Link, useLoaderData } from '@remix-run/react';
import { FUNDS } from '#domain/offerings/funds';
import { useLinks, useText } from '#web/i18n/strings';
import { PageHead } from '#web/ui/page-head';
import { Alert } from '#web/ui/parts';
import { fetchOpenProject } from '../../../giving/project/is-open.server';
import { listHeaders } from '../../../lists/list.server';
import { PagedCards } from '../../../lists/paged-cards';
import { pageLoader } from '../../../page-loader.server';
import { EndowmentGrid } from './card';
import { endowmentList } from './list.server';

export const loader = pageLoader({
  strings: ['endowments', 'project', 'projects'],
  load: async ({ visitor, url }) => {
    const { t } = visitor;
    const [list, pool] = await Promise.all([
      endowmentList(visitor, url),
      fetchOpenProject(visitor, FUNDS.waqf),
    ]);
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
