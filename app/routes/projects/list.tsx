/** Route module of /projects: all campaigns, filtered and ordered by the query, nine per page. */
import type { HeadersFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageLoader } from '../../forms/loader.server';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { listHeaders } from '../../lists/list.server';
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

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ProjectsPage() {
  const { list } = useLoaderData<typeof loader>();
  const t = useText('projects');
  const links = useLinks();
  return <CampaignList list={list} title={t('title')} lead={t('lead')} to={links.projects} />;
}
