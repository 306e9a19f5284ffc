/** The applications of a list as a spreadsheet: one row for each, with the fields of all their forms. */
import type { ApplicationFilters } from '#contract/staff/applications';
import { shownText, type Locale } from '#domain/locales';
import { csvFile } from '#domain/spreadsheet/csv';
import { formatDate } from '#domain/time/dates';
import type { ApiDeps } from '../../deps';
import type { Actor } from '../../http/actor';
import { messages } from '../../http/messages';
import {
  fieldLabel,
  readableFields,
  readFieldNames,
  type FieldNames,
} from '../../modules/applications/fields';
import type { ApplicationRow } from '../../modules/applications/repository';
import { recordAction } from '../../modules/staff-log/record';
import { findApplications } from './find';
import { subjectOf, subjectsWithApplications, type Subject } from './list';

type Deps = Pick<ApiDeps, 'db' | 'config' | 'now'>;

const COLUMNS = [
  ...['reference', 'kind', 'handling', 'state', 'sent', 'title', 'seats'],
  ...['name', 'email', 'phone', 'locale'],
];

/** Returns the matching applications as CSV. The staff log gets an entry, because the file contains personal data. */
export async function exportApplications(
  deps: Deps,
  actor: Actor,
  filters: ApplicationFilters,
  locale: Locale,
): Promise<{ name: string; csv: string }> {
  const rows = await findApplications(deps.db, filters);
  const subjects = await subjectsWithApplications(deps.db);
  const names = await namesByKind(deps, rows, locale);
  const fields = rows.map((row) => readableFields(row, locale, { names: names(row) }));
  const further = [...new Set(fields.flat().map(({ name }) => name))];
  const head = [...COLUMNS, ...further].map((name) => fieldLabel(name, locale));
  const lines = rows.map((row, index) => [
    ...ownCells(row, subjects, deps, locale),
    ...further.map((name) => fields[index]?.find((field) => field.name === name)?.value ?? ''),
  ]);
  await recordAction(deps.db, deps, {
    ...{ actor, action: 'application.exported' },
    subject: { kind: 'application', id: filters.kind ?? 'all' },
    after: { count: rows.length },
  });
  return { name: 'applications.csv', csv: csvFile([head, ...lines]) };
}

function ownCells(
  row: ApplicationRow,
  subjects: readonly Subject[],
  { config }: Deps,
  locale: Locale,
): string[] {
  const { t } = messages(locale);
  const title = subjectOf(row, subjects)?.title;
  return [
    row.reference,
    t(`mail:application.kinds.${row.kind}`),
    t(`mail:application.handlings.${row.handling}`),
    t(`mail:application.states.${row.state}`),
    formatDate(row.created_at),
    title ? shownText(title, locale, config.locales).text : '',
    row.seats > 0 ? String(row.seats) : '',
    row.name,
    row.email,
    row.phone ?? '',
    t(`mail:application.languages.${row.locale}`),
  ];
}

/** Reads the names once for each kind; those of partnership types differ from row to row. */
async function namesByKind(
  deps: Deps,
  rows: readonly ApplicationRow[],
  locale: Locale,
): Promise<(row: ApplicationRow) => FieldNames> {
  const known = new Map<string, FieldNames>();
  const keyOf = ({ kind, data }: ApplicationRow) => (kind === 'partner' ? data : kind);
  for (const row of rows) {
    const key = keyOf(row);
    if (!known.has(key)) known.set(key, await readFieldNames(deps, row, locale));
  }
  return (row) => known.get(keyOf(row)) ?? {};
}
