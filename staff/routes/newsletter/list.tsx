/** The subscribers of the newsletter: states, search, the file for a mail service, unsubscribing on request. */
import { useLoaderData } from '@remix-run/react';
import {
  SUBSCRIBER_STATES,
  subscriberQuerySchema,
  SUBSCRIBERS_PAGE_SIZE,
} from '#contract/staff/newsletter';
import { direction, LOCALE_NAMES, LOCALES } from '#domain/locales';
import { useText } from '#web/i18n/strings';
import { DateText } from '#web/ui/parts';
import { listQuery } from '../../forms/list-query';
import { staffLoader } from '../../forms/recipes.server';
import { staffLinks } from '../../links';
import { FilterLinks, FindForm } from '../../ui/list-filters';
import { ListSection } from '../../ui/list-section';
import { LinkLine, PageHead, Section, TextLink } from '../../ui/page';
import { pageIn, sliceOf } from '../../ui/pager';
import { Table } from '../../ui/table';
import { Views } from '../../ui/views';

export const loader = staffLoader({
  permission: 'newsletter.read',
  async load({ visitor: { charity, t }, member, url }) {
    const filters = readFilters(url);
    const page = pageIn(url.searchParams);
    const query = { ...parametersOf(filters), ...sliceOf(page, SUBSCRIBERS_PAGE_SIZE) };
    return {
      title: t('staff-newsletter:title'),
      ...{ filters, page, mayWrite: member.permissions.includes('newsletter.write') },
      ...(await charity.call('staffSubscribers', { query })),
    };
  },
});

export default function Newsletter() {
  const t = useText('staff-newsletter');
  const { title, filters, page, total, data, counts, mayWrite } = useLoaderData<typeof loader>();
  const query = parametersOf(filters);
  const languages = LOCALES.map((value) => ({
    ...{ value, text: LOCALE_NAMES[value], language: { lang: value, dir: direction(value) } },
  }));
  const choices = [
    { name: 'locale', label: t('columns.language'), options: languages, empty: t('find.any') },
  ];
  return (
    <>
      <PageHead title={title} lead={t('lead')} />
      <div className="stack g3">
        <Views
          label={t('states.label')}
          views={SUBSCRIBER_STATES.map((state) => ({
            to: staffLinks.newsletter(state === 'confirmed' ? {} : { state }),
            label: t(`states.${state}`),
            count: counts[state],
            isCurrent: filters.state === state,
          }))}
        />
        <FindForm
          {...{
            query,
            choices,
            label: title,
            hint: t('find.hint'),
            summary: t('columns.language'),
          }}
          keep={{ state: query.state }}
          hasDays={false}
        />
        <ListSection
          title={t('list.count', { count: total })}
          filters={<FilterLinks {...{ query, choices }} to={staffLinks.newsletter} />}
          lead={t(`about.${filters.state}`)}
          none={<b>{t('list.none')}</b>}
          {...{ page, total, size: SUBSCRIBERS_PAGE_SIZE, query }}
          to={staffLinks.newsletter}
        >
          <Subscribers rows={data} mayWrite={mayWrite} />
        </ListSection>
        {mayWrite && counts.confirmed > 0 && (
          <Section title={t('file.title', { count: counts.confirmed })}>
            <p className="muted">{t('file.about')}</p>
            <LinkLine to={staffLinks.newsletterFile()}>{t('file.csv')}</LinkLine>
          </Section>
        )}
      </div>
    </>
  );
}

type Row = { id: string; email: string; locale: keyof typeof LOCALE_NAMES; createdAt: string };

function Subscribers({ rows, mayWrite }: { rows: Row[]; mayWrite: boolean }) {
  const t = useText('staff-newsletter');
  return (
    <Table
      caption={t('list.caption')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          label: t('columns.email'),
          cell: ({ email }) => <bdi className="ltr break-all">{email}</bdi>,
        },
        { label: t('columns.language'), cell: ({ locale }) => LOCALE_NAMES[locale] },
        { label: t('columns.since'), cell: ({ createdAt }) => <DateText date={createdAt} /> },
        ...(mayWrite
          ? [
              {
                label: t('columns.end'),
                kind: 'link' as const,
                cell: ({ id, email }: Row) => (
                  <TextLink to={staffLinks.unsubscribe(id)}>
                    {t('end.link')}
                    <span className="vh"> {email}</span>
                  </TextLink>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

/** The search and the filters of the list of subscribers. */
const { readFilters, parametersOf } = listQuery(subscriberQuerySchema, {
  state: 'confirmed',
});
