/** One record of each section of the site map, in the test charity. */
import type { SitemapSection } from '#contract/sitemap';

export const LISTED_RECORDS = [
  ['types', 'eghatha'],
  ['sacrifices', 'sheep-oman'],
  ['cases', 'case-roof'],
  ['mosques', 'shore-mosque'],
  ['programs', 'water-and-life'],
  ['events', 'school-evening'],
  ['training', 'first-aid'],
  ['ngos', 'water-committee'],
  ['news', 'blankets'],
  ['blogs', 'receipts'],
] as const satisfies [SitemapSection, string][];
