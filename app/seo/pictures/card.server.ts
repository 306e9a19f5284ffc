/** The URL of the picture of a page, for its head. */
import { createHash } from 'node:crypto';
import type { PageHead } from '../head.server';
import type { SitePath } from '#web/links';
import { organisationFacts } from '#web/charity/organisation.server';
import type { Visitor } from '../../visitor/visitor.server';
import { picturedBy } from './facts.server';

/**
 * Returns null for a page without a picture. The version changes with what the picture shows, and every day, because
 * the progress of a campaign changes with each gift.
 */
export async function cardOf(visitor: Visitor, head: PageHead): Promise<SitePath | null> {
  const pictured = picturedBy(visitor.path);
  if (pictured === null) return null;
  const { name, colour, logo } = await organisationFacts(visitor);
  const day = new Date().toISOString().slice(0, 10);
  const shown = JSON.stringify([head.title, head.image, name, colour, logo?.[0]?.src, day]);
  const version = createHash('sha256').update(shown).digest('base64url').slice(0, 6);
  return visitor.links.card(pictured, version);
}
