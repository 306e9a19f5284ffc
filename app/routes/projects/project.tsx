/** One campaign: what it is, how far it has come, the form that gives to it, its story, budget and reports. */
import { useActionData, useLoaderData } from '@remix-run/react';
import { formAction } from '../../forms/action.server';
import { pageLoader } from '../../forms/loader.server';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { pictureUrl } from '../../links';
import { Crumbs } from '../../ui/crumbs';
import { RichText } from '../../ui/rich-text';
import { BudgetTable } from './budget-table';
import { CardGrid } from './card';
import { FieldLog } from './field-log';
import { Gallery } from './gallery';
import { GIVE_ANCHOR } from './give/anchor';
import { giftSchema } from './give/gift.server';
import { give } from './give/give.server';
import { GivePanel } from './give-panel';
import { Outcome } from './outcome';
import { ProjectTitle } from './project-title';
import { projectView } from './project.server';
import { Share } from './share';

export const loader = pageLoader({
  strings: ['project', 'giving', 'phone', 'card'],
  load: async ({ visitor, params, url }) => {
    const project = await projectView(visitor, params.id ?? '', url.searchParams.get('intention'));
    const [picture] = project.pictures;
    return {
      head: {
        title: project.title,
        description: project.summary,
        ...(picture && { image: pictureUrl(picture.path, 1280) }),
      },
      project,
    };
  },
});

export const action = formAction({
  schema: giftSchema,
  run: (gift, { visitor, params: { id = '' } }) =>
    give(gift, { visitor }, { project: id, back: visitor.links.project(id) }),
});

export default function ProjectPage() {
  const { project } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  const t = useText('project');
  const links = useLinks();
  const { category } = project;
  return (
    <>
      <Crumbs
        trail={[
          { label: t('crumb'), to: links.projects() },
          ...(project.isFund
            ? []
            : [{ label: category.title, to: links.projects({ category: category.id }) }]),
        ]}
      />
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_400px] md:grid-rows-[auto_1fr] md:gap-x-8">
        <div className="grid gap-3">
          <ProjectTitle project={project} />
          <Gallery pictures={project.pictures} />
        </div>
        <aside
          id={GIVE_ANCHOR}
          aria-label={t('give.label')}
          className="md:col-start-2 md:row-span-2 md:row-start-1 md:[@media(min-height:820px)]:sticky md:top-3"
        >
          <GivePanel project={project} form={form} />
        </aside>
        <div className="grid gap-6">
          {project.outcome && <Outcome outcome={project.outcome} />}
          <section className="grid gap-2">
            <h2>{t('story')}</h2>
            <RichText html={project.story} />
          </section>
          <BudgetTable budget={project.budget} />
          <FieldLog updates={project.updates} />
          <Share title={project.title} address={project.address} />
        </div>
      </div>
      {project.related.length > 0 && (
        <section className="grid gap-3 pt-8">
          <h2>{t('related')}</h2>
          <CardGrid cards={project.related} />
        </section>
      )}
    </>
  );
}
