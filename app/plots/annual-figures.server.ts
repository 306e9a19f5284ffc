/** The charity's newest annual figures as bars, with their texts: money given and spent, by item. */
import { shareOf } from '#domain/plots/scale';
import { fallbackOnOutage, languageFrom } from '#web/charity/results';
import type { Visitor } from '../visitor/visitor.server';

export type AnnualFiguresView = NonNullable<Awaited<ReturnType<typeof annualFigures>>>;

/** Returns null when the charity has written none, or they cannot be loaded: the page is useful without them. */
export async function annualFigures({ charity, t }: Visitor) {
  const { data } = await charity
    .call('annualFigures', { query: { limit: 1 } })
    .catch((error) => fallbackOnOutage(error, { data: [] }));
  const [found] = data;
  if (!found) return null;
  const { year, given, spent, items, source, report, published } = found;
  const highest = Math.max(...items.flatMap((item) => [item.given.minor, item.spent.minor]));
  return {
    title: t('about:money.title', { year }),
    chart: t('about:money.chart'),
    table: t('about:money.table'),
    item: t('about:money.item'),
    given: { label: t('about:money.given'), total: given },
    spent: { label: t('about:money.spent'), total: spent },
    total: t('about:money.total'),
    items: items.map(({ label, ...item }) => ({
      ...{ label, ...languageFrom(item), given: item.given, spent: item.spent },
      givenWidth: shareOf(item.given.minor, highest),
      spentWidth: shareOf(item.spent.minor, highest),
    })),
    source: { label: t('about:money.source'), text: source, ...languageFrom(found), published },
    report: report ? { label: t('about:money.report'), url: report } : null,
  };
}
