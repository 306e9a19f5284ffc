/** The data of the list of applications, with texts in the member's language. */
import { APPLICATION_KINDS } from '#contract/applications';
import { APPLICATIONS_PAGE_SIZE, type StaffApplicationRow } from '#contract/staff/applications';
import type { Locale } from '#domain/locales';
import { pageIn, sliceOf } from '../../ui/pager';
import { type StaffVisitor, textIn } from '../../visitor/visitor.server';
import { labelsOf } from './labels';
import { parametersOf, readFilters } from './query';

export async function loadList({ charity, t, locale }: StaffVisitor, url: URL) {
  const filters = readFilters(url);
  const page = pageIn(url.searchParams);
  const query = { ...parametersOf(filters), ...sliceOf(page, APPLICATIONS_PAGE_SIZE) };
  const { total, data, views, subjects } = await charity.call('staffApplications', { query });
  return {
    ...{ filters, page, total, views },
    rows: data.map((row) => shownRow(row, locale)),
    kinds: APPLICATION_KINDS.map((value) => ({
      value,
      text: t(`mail:application.kinds.${value}`),
    })),
    subjects: subjects
      .map(({ id, title }) => ({ value: id, text: textIn(title, locale) }))
      .sort((a, b) => a.text.localeCompare(b.text, locale)),
  };
}

function shownRow(row: StaffApplicationRow, locale: Locale) {
  const { reference, name, kind, createdAt, seats } = row;
  return {
    ...{ reference, name, kind, createdAt, seats },
    title: row.subject && textIn(row.subject.title, locale),
    labels: labelsOf(row),
  };
}

export type ListData = Awaited<ReturnType<typeof loadList>>;
