/** The tables and charts of the money report, from the sums that the charity API returns. */
import { config } from '#config';
import type { MoneyReport, ReportCell } from '#contract/staff/reports';
import { type Intention, INTENTIONS } from '#domain/cart';
import { isLocale, type Locale } from '#domain/locales';
import { money, type Money } from '#domain/money';
import { ORDER_METHODS } from '#domain/orders/order-methods';
import { type InLanguage, languageFrom, localise } from '#web/charity/results';
import type { Translate } from '#web/i18n/translate';

/** The intentions in the order of the tables: zakat and purification first. */
export const SHOWN_INTENTIONS = [
  ...(['zakat', 'purification'] as const),
  ...INTENTIONS.filter((one) => one !== 'zakat' && one !== 'purification'),
] as const;

export type ReportRow = InLanguage & {
  key: string;
  name: string;
  gifts: number;
  byIntention: Record<Intention, Money>;
  total: Money;
};
export type ReportTables = ReturnType<typeof tablesOf>;

/** Returns the tables: periods in order, campaigns and methods with the largest sum first. */
export function tablesOf(report: MoneyReport, locale: Locale, t: Translate) {
  const { cells, currency, offerings } = report;
  const row = (key: string, name: string, own: readonly ReportCell[]): ReportRow => ({
    ...{ key, name, gifts: own.reduce((sum, { gifts }) => sum + gifts, 0) },
    byIntention: Object.fromEntries(
      INTENTIONS.map((intention) => [
        intention,
        money(sumOf(own.filter((cell) => cell.intention === intention)), currency),
      ]),
    ) as Record<Intention, Money>,
    total: money(sumOf(own), currency),
  });
  const largestFirst = (a: ReportRow, b: ReportRow) => b.total.minor - a.total.minor;
  const languages = config().LOCALES.filter(isLocale);
  return {
    periods: report.periods.map((period) =>
      row(
        period,
        periodName(period),
        cells.filter((cell) => cell.period === period),
      ),
    ),
    campaigns: Object.entries(offerings)
      .map(([id, offering]) => {
        const shown = localise(offering, locale, languages);
        const own = cells.filter((cell) => cell.offering === id);
        return { ...row(id, shown.title, own), ...languageFrom(shown) };
      })
      .sort(largestFirst),
    methods: ORDER_METHODS.map((method) =>
      row(
        method,
        methodName(method, t),
        cells.filter((cell) => cell.method === method),
      ),
    )
      .filter(({ gifts }) => gifts > 0)
      .sort(largestFirst),
    total: row('total', t('staff-reports:all'), cells),
  };
}

const sumOf = (cells: readonly ReportCell[]) => cells.reduce((sum, { minor }) => sum + minor, 0);

/** "2026-03" → "03-2026", "2026-03-24" → "24-03-2026". */
export function periodName(period: string): string {
  return period.split('-').reverse().join('-');
}

export function methodName(method: string, t: Translate): string {
  return method === 'Cash' || method === 'Cheque'
    ? t(`office:method.${method}`)
    : t(`payment:method.${method}`);
}
