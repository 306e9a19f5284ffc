/** Reads the sitemap in the format of the contract. */
import {
  SITEMAP_PART_SIZE,
  SITEMAP_SECTIONS,
  type Sitemap,
  type SitemapRecords,
  type SitemapRecordsQuery,
  type SitemapSection,
} from '#contract/sitemap';
import { LOCALES } from '#domain/locales';
import type { ApiDeps } from '../../deps';
import { changesOf, keysAfter, partKeys, titlesOf } from './repository';
import { SOURCES } from './sources';

type Deps = Pick<ApiDeps, 'db' | 'now'>;

export async function readSitemap(deps: Deps, size = SITEMAP_PART_SIZE): Promise<Sitemap> {
  const sections = await Promise.all(
    SITEMAP_SECTIONS.map(async (section) => ({
      section,
      starts: await starts(deps, section, size),
    })),
  );
  return { sections: sections.filter((one) => one.starts.length > 0) };
}

async function starts({ db, now }: Deps, section: SitemapSection, size: number): Promise<string[]> {
  const keys = await SOURCES[section].keys(db, now());
  if (keys === null) return [];
  const { ends, total } = await partKeys(db, keys, size);
  // The last record ends the last part and does not begin another one.
  return ['', ...ends.map(String)].slice(0, Math.ceil(total / size));
}

export async function readSitemapRecords(
  { db, now }: Deps,
  { section, after, limit }: SitemapRecordsQuery,
): Promise<SitemapRecords> {
  const { keys: keysOf, texts, kinds, isNumbered } = SOURCES[section];
  const keys = await keysOf(db, now());
  if (keys === null) return { data: [], next: null };
  const rows = await keysAfter(db, keys, {
    after: isNumbered ? Number(after) || 0 : after,
    limit,
  });
  const ids = rows.map(({ id }) => id);
  const [titles, changes] = await Promise.all([
    titlesOf(db, texts, ids),
    changesOf(db, kinds, ids),
  ]);
  const data = rows.flatMap(({ id, at }) => {
    const text = titles.get(id) ?? {};
    const languages = LOCALES.filter((locale) => text[locale]);
    return languages.length > 0 ? [{ id, languages, updatedAt: changes.get(id) ?? at }] : [];
  });
  return { data, next: rows.length < limit ? null : String(rows.at(-1)!.key) };
}
