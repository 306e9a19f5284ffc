/** Checks of the content: each record can be read and has texts in each language, and figures are new. */
import { allDocuments } from '../../modules/documents';
import { POLICY_IDS } from '#contract/pages';
import { LOCALES, type Locale } from '#domain/locales';
import type { Db } from '../../db/tables';
import { findStale } from '../../content/editing/stale';
import { KINDS } from '../../content/kinds';
import { writeValue } from '../../content/write-file';
import { countWith, fail, ok, skipped, warn, type Finding } from '../finding';
import type { Check } from '../installation';

/** The consequence of outdated figures of a kind, as the end of doctor's message. */
const EFFECTS: Readonly<Record<string, string>> = {
  currencies:
    ', and a rate expires after seven days: donors then cannot pay in a currency that has no method',
  metals: ', so the zakat calculator uses old prices',
};

/** Number of ids that a message names. */
const NAMED = 3;

export const CONTENT_CHECKS: readonly Check[] = [
  {
    name: 'content',
    needs: ['settings', 'database'],
    run: async ({ settings: { locales, isPublic }, database: { db } }) => {
      const found: Finding[] = [];
      const missing = new Map<Locale, string[]>();
      let records = 0;
      for (const kind of KINDS) {
        const items = await kind.read(db);
        records += items.length;
        for (const { id, value } of items) {
          const name = `${kind.name}/${id}`;
          if (writeValue(kind, value) === null) found.push(incompleteFinding(name));
          for (const locale of missingLanguages(value, locales))
            missing.set(locale, [...(missing.get(locale) ?? []), name]);
        }
      }
      if (records === 0)
        return (isPublic ? fail : warn)(
          'There is no content: the site is empty.',
          'Import your content: npm run content -- import FOLDER (docs/content.md).',
        );
      for (const [locale, names] of missing) found.push(missingFinding(locale, names));
      if (!(await hasName(db)))
        found.push(
          fail('The organisation has no name.', 'Write organisation.yaml, and import it.'),
        );
      return found.length > 0
        ? found
        : ok(`${countWith(records, 'record', ['is', 'are'])} complete in ${locales.join(', ')}.`);
    },
  },
  {
    name: 'policies',
    needs: ['settings', 'database'],
    run: async ({ settings: { isPublic }, database: { db } }) => {
      const pages = await allDocuments(db, 'pages');
      const missing = POLICY_IDS.filter((id) => !pages.some((page) => page.id === id));
      return missing.length === 0
        ? ok('The privacy policy and the terms of use are written.')
        : missing.map((id) =>
            (isPublic ? fail : warn)(
              `The page ${id} is not written. Donors give personal data, and cannot read what happens with it.`,
              'Write it in the staff area (/staff/setup/policies), or import a file (docs/content.md).',
            ),
          );
    },
  },
  {
    name: 'figures',
    needs: ['settings', 'database'],
    run: async ({ settings: { demoContent }, database: { db }, now }) => {
      // The figures of the demonstration keep their dates, so they are always outdated after some days.
      if (demoContent) return skipped('The figures of the demonstration are samples.');
      const stale = await findStale(db, now());
      if (stale.length === 0) return ok('No price, rate or ruling is out of date.');
      return stale.map(({ kind, id, since }) => staleFinding(kind, id, since));
    },
  },
];

function staleFinding(kind: string, id: string, since: string): Finding {
  return warn(
    `${kind}${id === kind ? '' : `/${id}`} has figures of ${since.slice(0, 10)}${EFFECTS[kind] ?? ''}.`,
    'Enter the current figures in the staff area (/staff/figures), or import a new file (docs/content.md).',
  );
}

const incompleteFinding = (name: string): Finding =>
  fail(
    `The record ${name} is incomplete in the database, and is not shown.`,
    'Import its file again (docs/content.md).',
  );

function missingFinding(locale: Locale, names: string[]): Finding {
  const rest = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  return {
    ...warn(
      `${countWith(names.length, 'record', ['lacks', 'lack'])} ${locale}: ${names.slice(0, NAMED).join(', ')}${rest}. Visitors in ${locale} see another language there.`,
      `Translate them, or remove ${locale} from LOCALES.`,
    ),
    data: { locale, records: names },
  };
}

export function missingLanguages(value: unknown, offered: readonly Locale[]): Locale[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalised(value)) {
    const isWritten = LOCALES.some((locale) => value[locale].trim() !== '');
    return isWritten ? offered.filter((locale) => value[locale].trim() === '') : [];
  }
  return [...new Set(Object.values(value).flatMap((part) => missingLanguages(part, offered)))];
}

function isLocalised(value: object): value is Record<Locale, string> {
  return LOCALES.every((locale) => typeof (value as Record<string, unknown>)[locale] === 'string');
}

async function hasName(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('settings')
    .select('key')
    .where('category', '=', 'organisation')
    .where('key', '=', 'name')
    .executeTakeFirst();
  return row !== undefined;
}
