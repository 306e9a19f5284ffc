/** Route module of /projects/type/{type}: campaigns of one type, its story, and its tags as a filter. */
import { useLoaderData } from '@remix-run/react';
import { languageFrom } from '../../charity/localise';
import { notFound, pageLoader } from '../../forms/loader.server';
import { useLinks } from '../../i18n/locale';
import { pictureUrl } from '../../links';
import { CampaignList } from './campaign-list';
import { listHeaders } from '../../lists/list.server';
import { campaignList } from './list.server';
import { TypeStory } from './type-story';
import { typeStory } from './type-story.server';

export const loader = pageLoader({
  strings: ['projects', 'project-types', 'card'],
  load: async ({ visitor, url, params }) => {
    const wanted = params.type ?? '';
    const [types, story, list] = await Promise.all([
      visitor.charity.projectTypes(),
      typeStory(visitor, wanted),
      campaignList(visitor, url, wanted),
    ]);
    const type = types.find((one) => one.id === wanted) ?? notFound();
    const { id, title, summary } = type;
    return {
      head: {
        title,
        ...languageFrom(type),
        description: summary,
        ...(story?.picture && { image: pictureUrl(story.picture.path, 1280) }),
      },
      type: { id, title, summary, ...languageFrom(type) },
      story,
      list,
    };
  },
  headers: listHeaders,
});

export default function ProjectsOfTypePage() {
  const { type, story, list } = useLoaderData<typeof loader>();
  const links = useLinks();
  return (
    <CampaignList
      list={list}
      title={type.title}
      lead={type.summary}
      language={type.language}
      to={(query) => links.projectsOfType(type.id, query)}
    >
      {story && <TypeStory {...story} />}
    </CampaignList>
  );
}
