/** The list of applications: preset filters, search, filters, and the file of the same applications. */
import { useLoaderData } from '@remix-run/react';
import { APPLICATION_VIEWS, APPLICATIONS_PAGE_SIZE } from '#contract/staff/applications';
import { useText } from '#web/i18n/strings';
import { DateText } from '#web/ui/parts';
import { staffLoader } from '../../forms/recipes.server';
import { staffLinks } from '../../links';
import { FilterLinks, FindForm } from '../../ui/list-filters';
import { ListSection } from '../../ui/list-section';
import { LinkLine, PageHead } from '../../ui/page';
import { LinkTable } from '../../ui/table';
import { Views } from '../../ui/views';
import { Badges } from './badges';
import { type ListData, loadList } from './list.server';
import { parametersOf } from './query';

export const loader = staffLoader({
  permission: 'applications.read',
  load: async ({ visitor, member, url }) => ({
    title: visitor.t('staff-applications:title'),
    mayExport: member.permissions.includes('applications.answer'),
    ...(await loadList(visitor, url)),
  }),
});

export default function Applications() {
  const t = useText('staff-applications');
  const { title, mayExport, filters, page, total, views, rows, kinds, subjects } =
    useLoaderData<typeof loader>();
  const query = parametersOf(filters);
  const choices = [
    { name: 'kind', label: t('find.kind'), options: kinds },
    { name: 'subject', label: t('find.subject'), options: subjects },
  ];
  return (
    <>
      <PageHead title={title} lead={t('lead')} />
      <div className="stack g3">
        <Views
          label={t('views.label')}
          views={APPLICATION_VIEWS.map((view) => ({
            to: staffLinks.applications(view === 'new' ? {} : { view }),
            label: view === 'all' ? t('views.all') : t(viewKey(view)),
            ...(view !== 'all' && { count: views[view] }),
            isCurrent: filters.view === view,
          }))}
        />
        <FindForm
          {...{ query, choices, label: title, hint: t('find.hint'), summary: t('find.filters') }}
        />
        <ListSection
          title={t('list.count', { count: total })}
          filters={<FilterLinks {...{ query, choices }} to={staffLinks.applications} />}
          none={
            <Nothing isNew={filters.view === 'new' && Object.values(query).every((one) => !one)} />
          }
          {...{ page, total, size: APPLICATIONS_PAGE_SIZE, query, to: staffLinks.applications }}
        >
          <ApplicationTable rows={rows} />
        </ListSection>
        {mayExport && total > 0 && (
          <LinkLine to={staffLinks.applicationsFile(query)}>{t('file', { count: total })}</LinkLine>
        )}
      </div>
    </>
  );
}

const viewKey = (view: string) =>
  view === 'withdrawn' ? 'mail:application.states.withdrawn' : `mail:application.handlings.${view}`;

function Nothing({ isNew }: { isNew: boolean }) {
  const t = useText('staff-applications');
  return (
    <div className="stack g1">
      <p>
        <b>{t(isNew ? 'list.nothingNew' : 'list.noneFound')}</b>
      </p>
      <LinkLine to={staffLinks.applications({ view: 'all' })}>{t('list.seeAll')}</LinkLine>
    </div>
  );
}

function ApplicationTable({ rows }: Pick<ListData, 'rows'>) {
  const t = useText('staff-applications');
  return (
    <LinkTable
      caption={t('list.caption')}
      rows={rows}
      keyOf={({ reference }) => reference}
      columns={[
        {
          label: t('columns.name'),
          className: 'who',
          cell: ({ reference, name }) => (
            <a href={staffLinks.application(reference)}>
              <bdi>{name}</bdi>
            </a>
          ),
        },
        {
          label: t('columns.reference'),
          className: 'ref',
          cell: ({ reference }) => <bdi className="ltr num">{reference}</bdi>,
        },
        {
          label: t('columns.kind'),
          className: 'for',
          cell: ({ kind, title, seats }) => (
            <>
              {t(`mail:application.kinds.${kind}`)}
              {title && (
                <span className="muted">
                  <bdi>{title}</bdi>
                  {seats > 1 && <> ·&nbsp;{t('seats', { count: seats })}</>}
                </span>
              )}
            </>
          ),
        },
        {
          label: t('columns.state'),
          className: 'st',
          cell: ({ labels }) => <Badges labels={labels} />,
        },
        {
          label: t('columns.sent'),
          className: 'amt',
          cell: ({ createdAt }) => <DateText date={createdAt} />,
        },
      ]}
    />
  );
}
