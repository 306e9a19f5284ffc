/** System settings grouped as the contract has them: category → key → {value}. */
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { settingsOf, type Setting } from './repository';

type Category = Record<string, { value: unknown }>;

export async function readSettings({ db }: Pick<ApiDeps, 'db'>): Promise<Record<string, Category>> {
  return Object.fromEntries(group(await settingsOf(db)));
}

/** @throws ApiError settings.notFound */
export async function readCategory(
  { db }: Pick<ApiDeps, 'db'>,
  category: string,
): Promise<Category> {
  const found = group(await settingsOf(db, category)).get(category);
  if (!found) throw new ApiError('settings.notFound');
  return found;
}

function group(settings: Setting[]): Map<string, Category> {
  const groups = new Map<string, Category>();
  for (const { category, key, value } of settings) {
    groups.set(category, { ...groups.get(category), [key]: { value } });
  }
  return groups;
}
