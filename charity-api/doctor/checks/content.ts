/** Checks of the content: every record can be read, and its texts exist in each language of the site. */
import { LOCALES, type Locale } from '#domain/locales';
import type { Db } from '../../db/tables';
import { KINDS } from '../../content/kinds';
import { UnreadableRowError } from '../../content/kinds/columns';
import type { AnyKind, Item } from '../../content/kind';
import { count, fail, ok, warn, type Finding } from '../finding';
import type { Check } from '../installation';

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
        const { items, problem } = await readItems(db, kind);
        if (problem) found.push(problem);
        records += items.length;
        for (const { id, value } of items)
          for (const locale of missingLanguages(value, locales))
            missing.set(locale, [...(missing.get(locale) ?? []), `${kind.name}/${id}`]);
      }
      if (records === 0)
        return [
          (isPublic ? fail : warn)(
            'There is no content: the site is empty.',
            'Import your content: nadawah content import FOLDER (docs/content.md).',
          ),
        ];
      for (const [locale, names] of missing) found.push(missingFinding(locale, names));
      if (!(await hasName(db)))
        found.push(
          fail('The organisation has no name.', 'Write organisation.yaml, and import it.'),
        );
      return found.length > 0
        ? found
        : [ok(`${count(records, 'record')} are complete in ${locales.join(', ')}.`)];
    },
  },
];

function missingFinding(locale: Locale, names: string[]): Finding {
  const rest = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  return {
    ...warn(
      `${count(names.length, 'record')} lack ${locale}: ${names.slice(0, NAMED).join(', ')}${rest}. Visitors in ${locale} see another language there.`,
      `Translate them, or remove ${locale} from LOCALES.`,
    ),
    data: { locale, records: names },
  };
}

async function readItems(
  db: Db,
  kind: AnyKind,
): Promise<{ items: Item[]; problem: Finding | null }> {
  try {
    return { items: await kind.read(db), problem: null };
  } catch (error) {
    if (!(error instanceof UnreadableRowError)) throw error;
    const problem = fail(
      `A row of ${kind.name} cannot be read, and is not shown: ${error.message}.`,
      'Import its file again (docs/content.md).',
    );
    return { items: [], problem };
  }
}

/** Returns the languages that at least one text of the value lacks, while it has another one. */
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
