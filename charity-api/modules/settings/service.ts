/** Groups system settings in the format of the contract: category → key → {value}. */
import { unreadableReason } from '../../db/json';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { logBadRecord } from '../../http/records';
import { existingSections } from '../offerings/sections';
import { existingPages } from '../pages/service';
import { findSettings, type Setting } from './repository';

type Category = Record<string, { value: unknown }>;

/** Returns settings of a category that are not in the database: what a layer above adds to it. */
export type AddedSettings = (category: string) => Promise<Category>;

type Deps = Pick<ApiDeps, 'db' | 'log' | 'now'>;

export async function readSettings(
  deps: Deps,
  added: AddedSettings,
): Promise<Record<string, Category>> {
  const groups = group(deps, await findSettings(deps.db));
  groups.set(ORGANISATION, await withContent(deps, groups));
  const categories = [...groups].map(
    async ([name, category]) => [name, { ...category, ...(await added(name)) }] as const,
  );
  return Object.fromEntries(await Promise.all(categories));
}

const ORGANISATION = 'organisation';

/**
 * Adds the lists of existing pages and sections. Storefronts request this category for every page anyway, so they need
 * no separate request for the lists.
 */
async function withContent(deps: Deps, groups: ReadonlyMap<string, Category>): Promise<Category> {
  const [pages, sections] = await Promise.all([
    existingPages(deps),
    existingSections(deps.db, deps.now()),
  ]);
  return { ...groups.get(ORGANISATION), pages: { value: pages }, sections: { value: sections } };
}

/** @throws ApiError settings.notFound */
export async function readCategory(
  deps: Deps,
  category: string,
  added: AddedSettings,
): Promise<Category> {
  const groups = group(deps, await findSettings(deps.db, category));
  const found = category === ORGANISATION ? await withContent(deps, groups) : groups.get(category);
  if (!found) throw new ApiError('settings.notFound');
  return { ...found, ...(await added(category)) };
}

/**
 * Groups settings by category. Logs and omits a value that is not valid JSON, because clients have a default for each.
 */
function group({ log }: Deps, settings: Setting[]): Map<string, Category> {
  const groups = new Map<string, Category>();
  for (const { category, key, value } of settings) {
    const reason = unreadableReason(value);
    if (reason !== null) {
      logBadRecord(log, { kind: 'setting', id: `${category}/${key}`, field: 'value', reason });
      continue;
    }
    groups.set(category, { ...groups.get(category), [key]: { value } });
  }
  return groups;
}
