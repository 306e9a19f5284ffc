/** Route module of /projects/{id}: a campaign or an endowment, with its gift form. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { Breadcrumbs } from '../../ui/crumbs';
import { RichText } from '../../ui/rich-text';
import type { PageHandle } from '../../shell/use-shell';
import type { Submission } from '../../ui/use-submission';
import { endowmentLoader, giveToEndowment } from './endowments/page.server';
import { isEndowment } from './endowments/ending';
import { BudgetTable } from './budget-table';
import { HistoryPlot } from './history-plot';
import { campaignLoader, giveToCampaign } from './page.server';
import { CardGrid } from '../../giving/card';
import { FieldLog } from '../../giving/field-log';
import { Gallery } from '../../giving/gallery';
import { GIVE_ANCHOR } from '../../giving/anchor';
import { GivePanel } from '../../giving/project/give-panel';
import { Outcome } from './outcome';
import { ProjectTitle } from './project-title';
import type { ProjectView } from '../../giving/project/view.server';
import { Share } from '../../ui/share';

// The router cannot distinguish /projects/{product}-endowment from the URL of a campaign.
export const loader = (args: LoaderFunctionArgs) =>
  isEndowment(args.params.id) ? endowmentLoader(args) : campaignLoader(args);

export const action = (args: ActionFunctionArgs) =>
  isEndowment(args.params.id) ? giveToEndowment(args) : giveToCampaign(args);

export { revalidateOnConflict as shouldRevalidate } from '../../giving/shows-what-changed';

type Loaded = { endowment?: { isOpen: boolean }; project?: { offer: object | null } };

export const handle: PageHandle = {
  hasGiveForm: (data) => {
    const { endowment, project } = data as Loaded;
    return Boolean(endowment?.isOpen ?? project?.offer);
  },
};

/** Loaded lazily, so that visitors of campaigns do not download it. */
const EndowmentPage = lazy(async () => ({
  default: (await import('./endowments/endowment-page')).EndowmentPage,
}));

export default function ProjectPage() {
  const loaded = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  return 'endowment' in loaded ? (
    <Suspense>
      <EndowmentPage endowment={loaded.endowment} form={form} />
    </Suspense>
  ) : (
    <CampaignPage project={loaded.project} form={form} />
  );
}

function CampaignPage({ project, form }: { project: ProjectView; form: Submission }) {
  const t = useText('project');
  const links = useLinks();
  const { category } = project;
  return (
    <>
      <Breadcrumbs
        trail={[
          { label: t('crumb'), to: links.projects() },
          ...(project.isFund
            ? []
            : [
                {
                  label: category.title,
                  to: links.projects({ category: category.id }),
                  language: category.language,
                },
              ]),
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
          {project.story && (
            <section className="grid gap-2">
              <h2>{t('story')}</h2>
              <RichText html={project.story} language={project.language} />
            </section>
          )}
          <BudgetTable budget={project.budget} />
          <HistoryPlot {...project} />
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
