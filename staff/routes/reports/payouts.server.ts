/** Loader and action of the page with payouts and differences. */
import * as z from 'zod';
import { daySchema } from '#contract/values';
import { formatDateTime } from '#domain/time/dates';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { staffLinks } from '../../links';
import { readFilters } from './query.server';
import { methodName, periodName } from './view.server';

export const loader = staffLoader({
  permission: 'reports.read',
  load: async ({ visitor: { t, locale, charity }, member, url }) => {
    const { from, until } = readFilters(url.searchParams);
    const found = await charity.call('staffPayouts', { query: { from, until } });
    const period = { from: found.from, until: found.until };
    const withName = <Row extends { method: string }>(row: Row) => ({
      ...row,
      provider: methodName(row.method, t),
    });
    const at = (instant: string) => formatDateTime(instant, locale);
    return {
      title: t('staff-payouts:title'),
      lead: t('staff-payouts:lead', {
        from: periodName(found.from),
        until: periodName(found.until),
        at: at(found.madeAt),
      }),
      ...{ period, isFiltered: url.searchParams.size > 0 },
      mayFetch: member.permissions.includes('gifts.decide'),
      files: {
        xlsx: staffLinks.payoutsFile('differences.xlsx', period),
        csv: staffLinks.payoutsFile('differences.csv', period),
      },
      differences: { ...found.differences, data: found.differences.data.map(withName) },
      unknown: { ...found.unknown, data: found.unknown.data.map(withName) },
      uncompared: (['currency', 'refunds'] as const)
        .filter((reason) => found.uncompared[reason] > 0)
        .map((reason) =>
          t(`staff-payouts:uncompared.${reason}`, { count: found.uncompared[reason] }),
        ),
      payouts: { ...found.payouts, data: found.payouts.data.map(withName) },
      providers: found.providers.map((provider) => {
        const { covered, fetchedAt, failed } = provider;
        return {
          ...{ method: provider.method, name: methodName(provider.method, t) },
          isFetched: covered !== null,
          texts: [
            covered === null
              ? t('staff-payouts:providers.never')
              : t('staff-payouts:providers.covered', {
                  from: at(covered.from),
                  until: at(covered.until),
                }),
            ...(fetchedAt ? [t('staff-payouts:providers.fetched', { at: at(fetchedAt) })] : []),
            ...(provider.isFetching ? [t('staff-payouts:providers.fetching')] : []),
          ],
          failure: failed && {
            at: t('staff-payouts:providers.failed', { at: at(failed.at) }),
            reason: t(`staff-payouts:failure.${failed.failure}`),
          },
        };
      }),
    };
  },
});

export const action = staffAction({
  permission: 'gifts.decide',
  schema: z.object({ from: daySchema, until: daySchema }),
  async run(period, { done, visitor: { charity } }) {
    await charity.call('staffFetchPayouts', { body: period });
    return done(staffLinks.payouts(period), 'staff-payouts:fetch.asked');
  },
});
