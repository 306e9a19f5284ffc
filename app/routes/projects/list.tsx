/** Route module of /projects: all campaigns, filtered and ordered by the query, nine per page; links to the types. */
import { Link, useLoaderData } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { listHeaders } from '../../lists/list.server';
import { pageLoader } from '../../page-loader.server';
import { CampaignList } from './campaign-list';
import { campaignList } from './list.server';

export const loader = pageLoader({
  strings: ['projects', 'card'],
  load: async ({ visitor, url }) => ({
    head: {
      title: visitor.t('projects:title'),
      description: visitor.t('projects:description'),
    },
    list: await campaignList(visitor, url),
  }),
  headers: listHeaders,
});

export default function ProjectsPage() {
  const { list } = useLoaderData<typeof loader>();
  const t = useText('projects');
  const links = useLinks();
  const types = list.fields.find(({ name }) => name === 'type')?.options ?? [];
  return (
    <>
      <CampaignList list={list} title={t('title')} lead={t('lead')} to={links.projects} />
      {types.length > 0 && (
        <nav className="mt-5 border-t border-line pt-3" aria-labelledby="types">
          <h2 id="types">{t('filter.type')}</h2>
          <div className="flex flex-wrap gap-x-3">
            {types.map(({ value, label, language }) => (
              <Link
                key={value}
                className="inline-flex min-h-[48px] items-center"
                to={links.projectsOfType(value)}
                {...language}
              >
                {label}
              </Link>
            ))}
          </div>
        </nav>
      )}
    </>
  );
}
