/** The list of donors, the latest first. */
import { useLoaderData } from '@remix-run/react';
import { donorQuerySchema } from '#contract/staff/donors';
import { useText } from '#web/i18n/strings';
import { DateText } from '#web/ui/parts';
import { staffLoader } from '../../forms/recipes.server';
import { staffLinks } from '../../links';
import { FilterLinks, Find } from '../../ui/list-filters';
import { ListSection } from '../../ui/list-section';
import { PageHead } from '../../ui/page';
import { pageIn, sliceOf } from '../../ui/pager';
import { Table } from '../../ui/table';

export const loader = staffLoader({
  permission: 'donors.read',
  async load({ visitor, url }) {
    const { q } = donorQuerySchema.parse(Object.fromEntries(url.searchParams));
    const page = pageIn(url.searchParams);
    const query = { ...(q && { q }), ...sliceOf(page) };
    const { total, data } = await visitor.charity.call('staffDonors', { query });
    return { title: visitor.t('staff-donors:title'), q, page, total, donors: data };
  },
});

export default function Donors() {
  const t = useText('staff-donors');
  const { title, q, page, total, donors } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={title} />
      <div className="stack g3">
        <Find label={title} hint={t('find')} value={q} />
        <ListSection
          title={t('count', { count: total })}
          filters={<FilterLinks query={{ q }} to={staffLinks.donors} />}
          none={<span className="muted">{t('none')}</span>}
          {...{ page, total, query: { q }, to: staffLinks.donors }}
        >
          <Table
            caption={t('caption')}
            rows={donors}
            keyOf={({ reference }) => reference}
            columns={[
              {
                label: t('name'),
                cell: ({ reference, name }) => (
                  <a className="link" href={staffLinks.donor(reference)} dir="auto">
                    {name}
                  </a>
                ),
              },
              { label: t('email'), cell: ({ email }) => <bdi className="ltr">{email}</bdi> },
              { label: t('since'), cell: ({ since }) => <DateText date={since} /> },
              { label: t('latest'), cell: ({ latest }) => <DateText date={latest} /> },
              {
                label: t('gifts'),
                kind: 'total',
                cell: ({ gifts }) => <span className="num">{gifts}</span>,
              },
            ]}
          />
        </ListSection>
      </div>
    </>
  );
}
