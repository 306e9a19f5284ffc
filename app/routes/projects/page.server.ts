/** Loader and action of a campaign's page. `project.tsx` calls them for campaigns, and others for endowments. */
import { languageFrom } from '#web/charity/results';
import { pictureUrl } from '#web/links';
import { formAction } from '../../forms/action.server';
import { readGiftQuery } from '../../giving/gift-query.server';
import { giveToProject } from '../../giving/project/action.server';
import { loadProjectView } from '../../giving/project/view.server';
import { giftSchema } from '../../giving/schema.server';
import { pageLoader } from '../../page-loader.server';
import { breadcrumbs, donateNodes } from '../../seo/structured/nodes.server';

export const campaignLoader = pageLoader({
  strings: ['project', 'giving', 'phone', 'card', 'share'],
  load: async ({ visitor, params, url }) => {
    const query = readGiftQuery(url.searchParams);
    const project = await loadProjectView(visitor, params.id ?? '', query);
    const [picture] = project.pictures;
    return {
      head: {
        title: project.title,
        ...languageFrom(project),
        description: project.summary,
        ...(picture && { image: pictureUrl(picture.path, 1280) }),
      },
      project,
    };
  },
  describe: async ({ project }, { visitor }) => {
    const { links, t } = visitor;
    return [
      ...(await donateNodes(visitor, project.title, project.state === 'open')),
      breadcrumbs(visitor, project.title, [t('project:crumb'), links.projects()]),
    ];
  },
});

export const giveToCampaign = formAction({
  schema: giftSchema,
  run: (gift, { visitor, params: { id = '' } }) =>
    giveToProject(gift, visitor, { project: id, back: visitor.links.project(id) }),
});
