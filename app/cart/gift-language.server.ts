/** The language of a gift's title in carts and orders. */
import type { OfferingKind } from '#domain/offerings';
import { languageFrom, type InLanguage } from '#web/charity/results';

/**
 * Returns the language of the title, to spread into the view of the gift. The title of a sponsorship is a sentence in
 * the language of the page that contains the child's name.
 */
export function giftLanguage(kind: OfferingKind, offering: InLanguage): InLanguage {
  return kind === 'orphan' ? {} : languageFrom(offering);
}
