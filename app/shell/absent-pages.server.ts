/** Finds the pages that the charity has not written, so that the shell omits links to them. */
import * as z from 'zod';
import type { OptionalPage } from '#contract/pages';
import { readSettings } from '../charity/settings.server';
import type { Visitor } from '../visitor/visitor.server';

/** Names of links in app/links.ts. */
const LINKS = {
  about: 'about',
  faqs: 'faqs',
  privacy: 'privacy-policy',
  terms: 'terms-of-use',
} as const satisfies Record<string, OptionalPage>;

export type AbsentPage = keyof typeof LINKS;

const schema = z.object({ pages: z.object({ value: z.array(z.string()) }).optional() });

/** Returns the links to omit. Returns an empty list when it is unknown which pages exist. */
export async function absentPages({ charity }: Visitor): Promise<AbsentPage[]> {
  const existing = (await readSettings(charity, 'organisation', schema))?.pages?.value;
  if (!existing) return [];
  return (Object.keys(LINKS) as AbsentPage[]).filter((link) => !existing.includes(LINKS[link]));
}
