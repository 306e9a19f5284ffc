/** Prices, rates, published figures and rulings that are too old to rely on. */
import { isFields, type Written, type WrittenFields } from '#domain/content/shape';
import { isPegged } from '#domain/money';
import { days } from '#domain/time/durations';
import type { Db } from '../../db/tables';
import { KINDS } from '../kinds';
import { writeValue } from '../write-file';

type Rule = {
  list?: string;
  field: string;
  days: number;
  newest?: true;
  isPermanent?: (row: WrittenFields) => boolean;
};

/**
 * The fields with the day of each kind, and the age at which it is stale. `list`: the field with the rows. `isPermanent`:
 * a row that is never stale.
 */
const RULES: Readonly<Record<string, Rule>> = {
  metals: { list: 'metals', field: 'at', days: 7 },
  currencies: {
    ...{ list: 'currencies', field: 'at', days: 7 },
    isPermanent: ({ currency }) => typeof currency === 'string' && isPegged(currency),
  },
  // Companies publish their figures once a year.
  stocks: { list: 'figures', field: 'published', days: 550, newest: true },
  'investment-funds': { list: 'figures', field: 'published', days: 550, newest: true },
  zakat: { field: 'ruled', days: 730 },
  tafreej: { field: 'decided', days: 730 },
  expiations: { field: 'ruled', days: 730 },
};

/** Returns the day of an outdated record, otherwise null: of its oldest row, or of the newest published figures. */
export function staleSince(kind: string, written: Written, now: Date): string | null {
  const rule = RULES[kind];
  if (!rule || !isFields(written)) return null;
  const rows = rule.list ? written[rule.list] : [written];
  if (!Array.isArray(rows)) return null;
  const all = rows.flatMap((row) => {
    const isDated = isFields(row) && !rule.isPermanent?.(row);
    const day = isDated ? row[rule.field] : undefined;
    return typeof day === 'string' ? [day] : [];
  });
  const day = all.sort().at(rule.newest ? -1 : 0);
  return day !== undefined && Date.parse(day) + days(rule.days) < now.getTime() ? day : null;
}

/** Returns all outdated records, for the list of waiting work. */
export async function findStale(
  db: Db,
  now: Date,
): Promise<{ kind: string; id: string; since: string }[]> {
  const found: { kind: string; id: string; since: string }[] = [];
  for (const kind of KINDS.filter(({ name }) => name in RULES))
    for (const { id, value } of await kind.read(db)) {
      const since = staleSince(kind.name, writeValue(kind, value) ?? {}, now);
      if (since !== null) found.push({ kind: kind.name, id, since });
    }
  return found;
}
