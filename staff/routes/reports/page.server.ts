/** The loader of the money report. */
import type { MoneyReport } from '#contract/staff/reports';
import { commaIn } from '#domain/locales';
import { CURRENCIES, minorPerUnit, money } from '#domain/money';
import { ORDER_METHODS } from '#domain/orders/order-methods';
import { formatDateTime } from '#domain/time/dates';
import type { Translate } from '#web/i18n/translate';
import { staffLoader } from '../../forms/recipes.server';
import { staffLinks } from '../../links';
import { readFilters } from './query.server';
import { methodName, periodName, SHOWN_INTENTIONS, tablesOf } from './view.server';

export const loader = staffLoader({
  permission: 'reports.read',
  load: async ({ visitor, url }) => {
    const { t, locale, charity } = visitor;
    const filters = readFilters(url.searchParams);
    const [report, payouts] = await Promise.all([
      charity.call('staffMoneyReport', { query: filters }),
      charity.call('staffPayouts'),
    ]);
    const { currency, from, until, unit } = report;
    const tables = tablesOf(report, locale, t);
    const query = { ...filters, from, until, currency };
    const arrived = new Set(report.cells.map(({ intention }) => intention));
    return {
      title: t('staff-reports:title'),
      from: periodName(from),
      until: periodName(until),
      madeAt: formatDateTime(report.madeAt, locale),
      ...{ unit, currency, tables },
      /** Contains zakat and purification always, other intentions only when money arrived. */
      intentions: SHOWN_INTENTIONS.filter(
        (one) => one === 'zakat' || one === 'purification' || arrived.has(one),
      ),
      /** Number of minor units in one unit of the currency, for the charts. */
      whole: minorPerUnit(currency),
      // A year would not fit under the bars of a chart by day.
      periodLabels: tables.periods.map(({ name }) => (unit === 'day' ? name.slice(0, 5) : name)),
      currencies: CURRENCIES.flatMap((one) => {
        const found = report.currencies.find((of) => of.currency === one);
        if (!found) return [];
        return {
          to: staffLinks.reports({ ...query, currency: one }),
          ...{ label: one, count: found.gifts, isCurrent: one === currency },
        };
      }),
      files: {
        xlsx: staffLinks.reportFile('money.xlsx', query),
        csv: staffLinks.reportFile('money.csv', query),
      },
      notes: {
        refunded: money(report.refunded, currency),
        disputed: money(report.disputed, currency),
        waiting: money(report.waiting, currency),
      },
      fees: feesOf(report, t),
      payouts: { ...payouts.differences, hasProviders: payouts.providers.length > 0 },
      form: {
        query,
        isFiltered: url.searchParams.size > 0,
        offerings: tables.campaigns
          .map(({ key, name, language }) => ({
            value: key,
            text: name,
            ...(language && { language }),
          }))
          .sort((a, b) => a.text.localeCompare(b.text, locale)),
        methods: ORDER_METHODS.map((id) => ({ value: id, text: methodName(id, t) })),
        active: [
          ...(filters.offering
            ? [
                tables.campaigns.find(({ key }) => key === filters.offering)?.name ??
                  filters.offering,
              ]
            : []),
          ...(filters.method ? [methodName(filters.method, t)] : []),
        ].join(commaIn(locale)),
      },
    };
  },
});

/** The fees that are known, and a text for each method whose fees are not. null: a report about one campaign. */
function feesOf({ fees }: MoneyReport, t: Translate) {
  if (fees === null) return null;
  return {
    told: fees.told.map(({ method, ...amount }) => ({
      amount,
      label: t('staff-reports:note.fees', { method: methodName(method, t) }),
    })),
    unknown: fees.unknown.map(({ method, reason, gifts }) =>
      t(`staff-reports:feeless.${reason}`, { method: methodName(method, t), count: gifts }),
    ),
  };
}
