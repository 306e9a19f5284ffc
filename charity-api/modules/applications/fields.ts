/** The fields of an application as people read them: labels, and names instead of ids, in one language. */
import type { Named } from '#contract/content';
import { NGO_FILE_FIELDS } from '#contract/ngo-fields';
import { countryName } from '#domain/countries/names';
import { countryOf } from '#domain/countries/list';
import {
  commaIn,
  shownText,
  type ContentLanguage,
  type Locale,
  type ShownText,
} from '#domain/locales';
import { formatDate } from '#domain/time/dates';
import { isWeekday, weekdayName } from '#domain/time/weekdays';
import type { ApiDeps } from '../../deps';
import { messages } from '../../http/messages';
import { allDocuments, findDocument } from '../documents';
import type { ApplicationRow } from './repository';

export type ReadableField = {
  /** The field of the form. */
  name: string;
  label: string;
  value: string;
  /** Language of the value, when it is content in another language. */
  language?: ContentLanguage;
};

/** Names of the ids in a field, by field and id. */
export type FieldNames = Record<string, Record<string, ShownText>>;

type Data = Record<string, string | string[]>;
type Row = Pick<ApplicationRow, 'kind' | 'data'>;

/** Fields with a day such as "1990-01-31". */
const DAY_FIELDS: readonly string[] = ['birthDate', 'established', 'startDate', 'endDate'];

/** Reads the names of content that the application refers to by ids: the partnership type, the groups of people. */
export async function readFieldNames(
  { db, config }: Pick<ApiDeps, 'db' | 'config'>,
  { kind, data }: Row,
  locale: Locale,
): Promise<FieldNames> {
  const shown = ({ title }: Pick<Named, 'title'>) => shownText(title, locale, config.locales);
  if (kind === 'partner') {
    const { type } = JSON.parse(data) as { type?: string };
    const named = type === undefined ? null : await findDocument<Named>(db, 'partner-types', type);
    return named ? { type: { [named.id]: shown(named) } } : {};
  }
  if (kind === 'ngo') {
    const groups = await allDocuments<Named>(db, 'beneficiary-types');
    return { beneficiaries: Object.fromEntries(groups.map((group) => [group.id, shown(group)])) };
  }
  return {};
}

type Reading = {
  /** Names for the ids of content. When it is missing, the fields show the ids. */
  names?: FieldNames;
  /** `paths`: the name of each file, and its path below the data folder. */
  files?: 'none' | 'names' | 'paths';
};

/** Returns the fields with a value, in the order of the form. */
export function readableFields(
  { data }: Row,
  locale: Locale,
  { names = {}, files = 'none' }: Reading = {},
): ReadableField[] {
  return Object.entries(JSON.parse(data) as Data)
    .filter(([name, value]) => value.length > 0 && (files !== 'none' || !isFileField(name)))
    .map(([name, value]) => ({
      name,
      label: fieldLabel(name, locale),
      ...(isFileField(name) && files === 'names'
        ? { value: [value].flat().map(withoutPath).join(commaIn(locale)) }
        : readableValue(name, [value].flat(), locale, names[name] ?? {})),
    }));
}

const isFileField = (name: string) => NGO_FILE_FIELDS.some((field) => field === name);
/** The value of a file field is "logo.png → applications/…". */
const withoutPath = (file: string) => file.replace(/ → applications\/[\w.-]+$/, '');

/** Returns the name of the field itself when it has no label. */
export function fieldLabel(name: string, locale: Locale): string {
  const { t, exists } = messages(locale);
  const key = `mail:application.fields.${name}`;
  return exists(key) ? t(key) : name;
}

function readableValue(
  name: string,
  values: string[],
  locale: Locale,
  names: Record<string, ShownText>,
): Pick<ReadableField, 'value' | 'language'> {
  const [only, ...others] = values;
  const named = only !== undefined && others.length === 0 ? names[only] : undefined;
  if (named) return { value: named.text, ...(named.language && { language: named.language }) };
  const texts = values.map((value) => names[value]?.text ?? shownValue(name, value, locale));
  return { value: texts.join(commaIn(locale)) };
}

function shownValue(name: string, value: string, locale: Locale): string {
  const { t, exists } = messages(locale);
  if (name === 'days' && isWeekday(value)) return weekdayName(value, locale);
  if (DAY_FIELDS.includes(name)) return formatDate(value);
  const country = name === 'nationality' ? countryOf(value) : null;
  if (country) return countryName(country, locale);
  const key = `mail:application.values.${name}.${value}`;
  return /^[\w-]+$/.test(value) && exists(key) ? t(key) : value;
}
