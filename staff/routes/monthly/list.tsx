/** The list of monthly gifts, those that could not be charged first. */
import { useLoaderData } from '@remix-run/react';
import { monthlyQuerySchema } from '#contract/staff/monthly';
import { MONTHLY_STATES } from '#domain/orders';
import { useText } from '#web/i18n/strings';
import { staffLoader } from '../../forms/recipes.server';
import { MonthlyTable } from '../../gifts/monthly-table';
import { shownMonthly } from '../../gifts/monthly.server';
import { staffLinks } from '../../links';
import { FilterLinks, Find } from '../../ui/list-filters';
import { ListSection } from '../../ui/list-section';
import { PageHead } from '../../ui/page';
import { pageIn, sliceOf } from '../../ui/pager';
import { Views } from '../../ui/views';

/** The states of gifts that have begun. */
const STATES = MONTHLY_STATES.filter((state) => state !== 'pending');

export const loader = staffLoader({
  permission: 'gifts.read',
  async load({ visitor, url }) {
    const { q, state } = monthlyQuerySchema.parse(Object.fromEntries(url.searchParams));
    const page = pageIn(url.searchParams);
    const query = { ...(q && { q }), ...(state && { state }), ...sliceOf(page) };
    const { total, data, failed } = await visitor.charity.call('staffMonthlyGifts', { query });
    return {
      title: visitor.t('staff-monthly:title'),
      ...{ q, state, page, total, failed },
      gifts: data.map((gift) => shownMonthly(gift, visitor)),
    };
  },
});

export default function MonthlyGifts() {
  const t = useText('staff-monthly');
  const { title, q, state, page, total, failed, gifts } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={title} />
      <div className="stack g3">
        <Views
          label={t('views')}
          views={[undefined, ...STATES].map((one) => ({
            to: staffLinks.monthly({ state: one }),
            label: one ? t(`state.${one}`) : t('all'),
            isCurrent: state === one,
            ...(one === 'past_due' ? { count: failed } : {}),
          }))}
        />
        <Find label={title} hint={t('find')} value={q} keep={{ state }} />
        <ListSection
          title={t('count', { count: total })}
          filters={<FilterLinks query={{ q, state }} to={staffLinks.monthly} />}
          none={<span className="muted">{t('none')}</span>}
          {...{ page, total, query: { q, state }, to: staffLinks.monthly }}
        >
          <MonthlyTable gifts={gifts} caption={t('caption')} />
        </ListSection>
      </div>
    </>
  );
}
