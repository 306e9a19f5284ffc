/** Campaigns of one type, such as housing. */
import type { HeadersFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { notFound, pageLoader } from '../../forms/loader.server';
import { useLinks } from '../../i18n/locale';
import { CampaignList } from './campaign-list';
import { NOT_KEPT } from './filters';
import { listOf } from './list.server';

export const loader = pageLoader({
  strings: ['projects', 'card'],
  load: async ({ visitor, url, params }) => {
    const types = await visitor.charity.projectTypes();
    const type = types.find(({ id }) => id === params.type) ?? notFound();
    const { id, title, summary } = type;
    return {
      head: { title, description: summary },
      type: { id, title, summary },
      list: await listOf(visitor, url, id),
    };
  },
  headers: ({ list }) => (list.isAsSaid ? {} : NOT_KEPT),
});

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ProjectsOfTypePage() {
  const { type, list } = useLoaderData<typeof loader>();
  const links = useLinks();
  return (
    <CampaignList
      list={list}
      title={type.title}
      lead={type.summary}
      to={(query) => links.projectsOfType(type.id, query)}
      isOneType
    />
  );
}
