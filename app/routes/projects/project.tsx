/** Route module of /projects/{id}: a campaign or an endowment, with its gift form. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import { useLinks, useText } from '#web/i18n/strings';
import { Breadcrumbs } from '#web/ui/crumbs';
import type { Submission } from '#web/ui/form-reply';
import { Badge, DateText, Disclosure, Facts, Money } from '#web/ui/parts';
import { Story } from '#web/ui/rich-text';
import { Share } from '#web/ui/share';
import { TableHead } from '#web/ui/table-head';
import { CardGrid } from '../../giving/card';
import { FieldLog } from '../../giving/field-log';
import { Gallery } from '../../giving/gallery';
import { PanelAside } from '../../giving/panel-aside';
import { GivePanel } from '../../giving/project/give-panel';
import { StateBadge } from '../../giving/project/state-badge';
import type { ProjectView } from '../../giving/project/view.server';
import type { PageHandle } from '../../shell/use-shell';
import { endowmentLoader, giveToEndowment } from './endowments/page.server';
import { campaignLoader, giveToCampaign } from './page.server';

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
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_25rem] md:grid-rows-[auto_1fr] md:gap-x-8">
        <div className="grid gap-3">
          <ProjectTitle project={project} />
          <Gallery pictures={project.pictures} />
        </div>
        <PanelAside label={t('give.label')} isSticky>
          <GivePanel project={project} form={form} />
        </PanelAside>
        <div className="grid gap-6">
          {project.outcome && <Outcome outcome={project.outcome} />}
          <Story title={t('story')} html={project.story} language={project.language} />
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

/** Recognises endowments by the suffix of their id. They share the URL pattern /projects/{id} with campaigns. */
function isEndowment(id: string | undefined): boolean {
  return id?.endsWith('-endowment') ?? false;
}

/** A campaign's budget, with the percentage and cost of each item: a table, on narrow screens rows with labels. */
function BudgetTable({ budget }: Pick<ProjectView, 'budget'>) {
  const t = useText('project');
  if (budget.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2>{t('budget.title')}</h2>
      <table className="table resp">
        <TableHead columns={[t('budget.item')]} numbers={[t('budget.share'), t('budget.cost')]} />
        <tbody>
          {budget.map(({ label, language, share, amount }) => (
            <tr key={label}>
              <td>
                <span {...language}>{label}</span>
              </td>
              <td className="n num" data-label={t('budget.share')}>
                {t('shell:ui.percent', { value: share })}
              </td>
              <td className="n" data-label={t('budget.cost')}>
                <Money amount={amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Outcome of a completed campaign: text, date and cost. */
function Outcome({ outcome }: { outcome: NonNullable<ProjectView['outcome']> }) {
  const t = useText('project');
  return (
    <section className="grid gap-2">
      <h2>{t('outcome.title')}</h2>
      <p className="text-lg" {...outcome.language}>
        {outcome.text}
      </p>
      <Facts
        rows={[
          { label: t('outcome.at'), value: <DateText date={outcome.at} /> },
          { label: t('outcome.spent'), value: <Money amount={outcome.spent} /> },
        ]}
      />
    </section>
  );
}

type Props = {
  project: Pick<ProjectView, 'title' | 'language' | 'state' | 'deadline' | 'place' | 'zakat'>;
};

/** Title of a campaign with badges: state, deadline, place, and whether it accepts zakat. */
function ProjectTitle({ project }: Props) {
  const { title, language, state, deadline, place, zakat } = project;
  const t = useText('project');
  return (
    <div className="grid gap-2">
      <h1 {...language}>{title}</h1>
      <p className="flex flex-wrap gap-1">
        <StateBadge state={state} daysLeft={null} />
        {state === 'open' && deadline && (
          <Badge tone="warm" icon="clock">
            {t('closes')} <DateText date={deadline} /> {t('timeZone')}
          </Badge>
        )}
        {place && (
          <Badge tone="off" icon="pin">
            <span {...language}>{place}</span>
          </Badge>
        )}
        {zakat && state === 'open' && <Badge>{t('card:zakat')}</Badge>}
      </p>
    </div>
  );
}

/** Plot of the raised amount of a campaign over time, with the goal as a line, and a table of the same amounts. */
function HistoryPlot({ history, raised, goal }: ProjectView) {
  const t = useText('project');
  if (!history) return null;
  const { points, box, line, area, goalLine } = history;
  return (
    <section className="grid gap-2">
      <h2>{t('history.title')}</h2>
      <p className="key line sm">
        <span>
          {t('history.raised')} <Money amount={raised} />
        </span>{' '}
        {goal && (
          <span className="o">
            {t('history.goal')} <Money amount={goal} />
          </span>
        )}
      </p>
      <div className="plot line">
        <svg viewBox={box} preserveAspectRatio="none" role="img" aria-label={t('history.chart')}>
          <path className="f" d={area} />
          {goalLine && <path className="o" d={goalLine} />}
          <path d={line} />
        </svg>
        <p className="row muted sm">
          <DateText date={points[0]!.day} /> <DateText date={points.at(-1)!.day} />
        </p>
      </div>
      <Disclosure summary={t('history.table')}>
        <table className="table">
          <TableHead columns={[t('history.day')]} numbers={[t('history.total')]} />
          <tbody>
            {points.map(({ day, raised: amount }) => (
              <tr key={day}>
                <td>
                  <DateText date={day} />
                </td>
                <td className="n">
                  <Money amount={amount} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </section>
  );
}
