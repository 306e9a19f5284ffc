/** Route module of /projects/type/{type}: campaigns of one type, its story, and its tags as a filter. */
import { useLoaderData } from '@remix-run/react';
import { MAX_PAGE_SIZE } from '#domain/constants';
import { type InLanguage, languageFrom, orOnOutage } from '#web/charity/results';
import { useLinks, useText } from '#web/i18n/strings';
import { pictureUrl } from '#web/links';
import { safeHtml } from '#web/security/rich-text.server';
import { Disclosure } from '#web/ui/parts';
import { Picture } from '#web/ui/picture';
import { RichText } from '#web/ui/rich-text';
import { notFound } from '../../charity/responses.server';
import { listHeaders } from '../../lists/list.server';
import { pageLoader } from '../../page-loader.server';
import type { Visitor } from '../../visitor/visitor.server';
import { CampaignList } from './campaign-list';
import { campaignList } from './list.server';

export const loader = pageLoader({
  strings: ['projects', 'project-types', 'card'],
  load: async ({ visitor, url, params }) => {
    const wanted = params.type ?? '';
    const [{ data: types }, story, list] = await Promise.all([
      visitor.charity.call('projectTypes', { query: { limit: MAX_PAGE_SIZE } }),
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

type TypeStoryView = InLanguage & {
  /** Safe HTML. */
  story: string;
  picture: (InLanguage & { path: string; alt: string }) | null;
};

/** Returns null when the type has no story or the charity API is unavailable: the list works without it. */
async function typeStory(
  { charity, locale }: Visitor,
  type: string,
): Promise<TypeStoryView | null> {
  return orOnOutage(null, async () => {
    const found = await charity.call('projectType', { params: { id: type } });
    const { story, pictures } = found;
    const [picture = null] = pictures;
    return story ? { ...languageFrom(found), story: safeHtml(story, locale), picture } : null;
  });
}

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

/** Story of a type of campaign. It is collapsed on narrow screens, so that the campaigns stay near the top. */
function TypeStory({ story, language, picture }: TypeStoryView) {
  const t = useText('project-types');
  return (
    <Disclosure
      summary={t('story')}
      className="border-b border-line md:supports-[selector(::details-content)]:[&>summary]:hidden md:[&::details-content]:[content-visibility:visible]"
    >
      <div className="grid items-start gap-4 pt-2 pb-3 md:grid-cols-[minmax(0,1fr)_25rem] md:gap-x-8">
        <div>
          <h2 className="vh">{t('story')}</h2>
          <RichText html={story} language={language} />
        </div>
        {picture && <Picture {...picture} sizes="(min-width: 56.25em) 25em, 92vw" priority />}
      </div>
    </Disclosure>
  );
}
